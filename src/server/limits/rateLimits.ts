import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './networkOf.ts';

/**
 * Work that is done for one request alone, and how much of it one network may ask for: `points` in `duration` seconds.
 * Three hundred readers behind one address stay below it, a program that never rests does not. Kept pages and pictures
 * cost nothing and are not counted.
 */
const rates = {
  search: { points: 1200, duration: 60 },
  // A thousand records each, of several searches.
  list: { points: 60, duration: 60 },
  answer: { points: 600, duration: 60 },
  // What a model writes costs money: of a network that has three hundred readers, these are asked in a day.
  writing: { points: 200, duration: 86_400 },
  suggestion: { points: 3000, duration: 60 },
  preview: { points: 300, duration: 60 },
  // A board has thirty frames of one answer, for which nobody else is asked.
  frame: { points: 3000, duration: 60 },
  // Ten changes a second while somebody types, and the thirty frames of what was pasted.
  draft: { points: 1500, duration: 60 },
  picture: { points: 1200, duration: 60 },
  post: { points: 20, duration: 600 },
  personal: { points: 600, duration: 60 },
  title: { points: 3000, duration: 60 },
  violation: { points: 60, duration: 60 },
  // Of a CMS that tells of each thing saved by itself.
  hook: { points: 600, duration: 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type Work = keyof typeof rates;

/** What is left to a network after one more piece of work. */
export interface Spent {
  readonly isWithin: boolean;
  /** What the answer says of it (draft-ietf-httpapi-ratelimit-headers), with `Retry-After` where nothing is left. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface RateLimits {
  /**
   * @param address of the visitor
   * @param piece what is asked for: a network that asks for the same many times at once spends it once
   */
  spend(work: Work, address: string, piece?: string): Promise<Spent>;
}

/** Counts one kind of work; rejects with a `RateLimiterRes` when it was too much. */
export interface Rate {
  consume(network: string): Promise<RateLimiterRes>;
}

/** Makes what counts one kind of work. @param rate `keyPrefix` tells it apart from the others */
export type MakeRate = (rate: {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}) => Rate;

const unlimited: RateLimits = { spend: async () => ({ isWithin: true, headers: {} }) };

/** @param makeRate where portals side by side count together; each in its own memory unless given */
export function createRateLimits(
  state: 'on' | 'off',
  makeRate: MakeRate = (rate) => new RateLimiterMemory(rate),
): RateLimits {
  if (state === 'off') return unlimited;
  const rateOf = (work: Work) => makeRate({ keyPrefix: work, ...rates[work] });
  const limiters = {
    search: rateOf('search'),
    list: rateOf('list'),
    answer: rateOf('answer'),
    writing: rateOf('writing'),
    suggestion: rateOf('suggestion'),
    preview: rateOf('preview'),
    frame: rateOf('frame'),
    draft: rateOf('draft'),
    picture: rateOf('picture'),
    post: rateOf('post'),
    personal: rateOf('personal'),
    title: rateOf('title'),
    violation: rateOf('violation'),
    hook: rateOf('hook'),
  } satisfies Record<Work, Rate>;
  const spending = new Map<string, Promise<Spent>>();

  const spend = async (work: Work, network: string): Promise<Spent> => {
    try {
      return { isWithin: true, headers: headersOf(work, await limiters[work].consume(network)) };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { isWithin: false, headers: { ...headersOf(work, refused), 'retry-after': secondsOf(refused) } };
    }
  };

  return {
    spend(work, address, piece) {
      const network = networkOf(address);
      if (piece === undefined) return spend(work, network);
      const key = `${work} ${network} ${piece}`;
      const spent = spending.get(key) ?? spend(work, network).finally(() => spending.delete(key));
      spending.set(key, spent);
      return spent;
    },
  };
}

function headersOf(work: Work, left: RateLimiterRes) {
  const { points, duration } = rates[work];
  return {
    'ratelimit-policy': `"${work}";q=${points};w=${duration}`,
    ratelimit: `"${work}";r=${left.remainingPoints};t=${secondsOf(left)}`,
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): string {
  return String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
