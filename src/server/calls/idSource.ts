import { StaleCache } from '../cache/StaleCache.ts';
import { isPassing } from './isPassing.ts';
import { type CallOutcome, type JsonClient, saysTheSame } from './jsonClient.ts';

/** What was found of things asked for by their ids. */
export interface Found<T> {
  readonly found: ReadonlyMap<string, T>;
  /** `partial` when some answers could not be read, `failed` when some could not be had: worth another try soon. */
  readonly state: 'whole' | 'partial' | 'failed';
  /** The same object for the same answer, so that a page can see whether anything changed. */
  readonly parts: readonly object[];
}

interface IdSourceOptions<V> {
  /** What is kept, for who counts it. */
  readonly name: string;
  readonly client: JsonClient;
  readonly freshSeconds: number;
  /** Of the answers that are kept, in bytes. */
  readonly maximumSize: number;
  /** What an answer says; `undefined` when it says nothing that can be used. */
  readonly read: (answer: Record<string, unknown>) => V | undefined;
  /** What it means that the service knows of no such thing (404, 410); left out, that it is nowhere. */
  readonly whereNone?: V;
}

interface Loaded<V> {
  readonly outcome: CallOutcome;
  readonly value: V | undefined;
}

/** Asks a service for single things, all at once, each kept by its path. The paths are given by id. */
export function createIdSource<V>({ name, client, freshSeconds, maximumSize, read, whereNone }: IdSourceOptions<V>) {
  const isSettled = ({ outcome, value }: Loaded<V>) => value !== undefined || isGone(outcome);
  const cache = new StaleCache<Loaded<V>>({
    name,
    freshSeconds,
    maximumSize,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 2 : 32),
    worth: (loaded) => (isSettled(loaded) ? 'good' : 'failed'),
  });

  const stateOf = (all: readonly Loaded<V>[]): Found<unknown>['state'] => {
    if (all.every(isSettled)) return 'whole';
    return all.every((each) => isSettled(each) || each.outcome.kind === 'object') ? 'partial' : 'failed';
  };

  const load = async (path: string, previous: Loaded<V> | undefined): Promise<Loaded<V>> => {
    const outcome = await client.get(path, previous?.outcome);
    if (previous && saysTheSame(outcome, previous.outcome)) return previous;
    if (outcome.kind === 'object') return { outcome, value: read(outcome.value) };
    return { outcome, value: isNone(outcome) ? whereNone : undefined };
  };

  /** @param show makes what a page needs of an answer; `undefined` leaves it out */
  const loadAll = async <T>(
    paths: ReadonlyMap<string, string>,
    show: (value: V) => T | undefined,
  ): Promise<Found<T>> => {
    const loaded = await Promise.all(
      [...paths].map(async ([id, path]) => {
        const { value } = await cache.get(path, (previous) => load(path, previous));
        return [id, value] as const;
      }),
    );
    const found = new Map<string, T>();
    for (const [id, { value }] of loaded) {
      const shown = value === undefined ? undefined : show(value);
      if (shown !== undefined) found.set(id, shown);
    }
    return {
      found,
      state: stateOf(loaded.map(([, each]) => each)),
      parts: loaded.map(([, each]) => each),
    };
  };
  return Object.assign(loadAll, { forget: () => cache.clear(), expire: () => cache.expire() });
}

function isNone(outcome: CallOutcome): boolean {
  return outcome.kind === 'status' && (outcome.status === 404 || outcome.status === 410);
}

function isGone(outcome: CallOutcome): boolean {
  return outcome.kind === 'status' && !isPassing(outcome.status);
}
