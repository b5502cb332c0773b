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

const unlimited: RateLimits = { spend: async () => ({ isWithin: true, headers: {} }) };

export function createRateLimits(state: 'on' | 'off'): RateLimits {
  if (state === 'off') return unlimited;
  const limiters = {
    search: new RateLimiterMemory(rates.search),
    list: new RateLimiterMemory(rates.list),
    answer: new RateLimiterMemory(rates.answer),
    writing: new RateLimiterMemory(rates.writing),
    suggestion: new RateLimiterMemory(rates.suggestion),
    preview: new RateLimiterMemory(rates.preview),
    frame: new RateLimiterMemory(rates.frame),
    draft: new RateLimiterMemory(rates.draft),
    picture: new RateLimiterMemory(rates.picture),
    post: new RateLimiterMemory(rates.post),
    personal: new RateLimiterMemory(rates.personal),
    title: new RateLimiterMemory(rates.title),
    violation: new RateLimiterMemory(rates.violation),
  } satisfies Record<Work, RateLimiterMemory>;
  const spending = new Map<string, Promise<Spent>>();

  const spend = async (work: Work, network: string): Promise<Spent> => {
    const limiter = limiters[work];
    // What is refused is thrown.
    const left = await limiter.consume(network).catch((refused: unknown) => refused);
    if (!(left instanceof RateLimiterRes)) throw left;
    return { isWithin: left.consumedPoints <= limiter.points, headers: headersOf(work, left) };
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

function headersOf(work: Work, { remainingPoints, msBeforeNext, consumedPoints }: RateLimiterRes) {
  const { points, duration } = rates[work];
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    'ratelimit-policy': `"${work}";q=${points};w=${duration}`,
    ratelimit: `"${work}";r=${remainingPoints};t=${seconds}`,
    ...(consumedPoints > points ? { 'retry-after': String(seconds) } : {}),
  };
}
