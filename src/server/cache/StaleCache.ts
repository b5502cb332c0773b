import { LRUCache } from 'lru-cache';
import { type CacheLook, cacheLooks } from '../telemetry/topics.ts';

/** What a loaded value is worth: `poor` ones are kept only until the next try, `failed` ones never replace another. */
export type Worth = 'good' | 'poor' | 'failed';

/** A value out of the cache, and how it came about. */
export interface Cached<V> {
  readonly value: V;
  readonly state: 'fresh' | 'stale' | 'loaded' | 'off';
  /** Until when the value may be given out without asking again (milliseconds, the cache's clock). */
  readonly freshUntil: number;
}

interface StaleCacheOptions<V> {
  /** What it keeps, for who counts how often it has it. */
  readonly name: string;
  /** How long a good value counts as fresh; 0 turns the cache off: nothing is kept, no calls are shared. */
  readonly freshSeconds: number;
  /** The sum of `sizeOf` that is kept; the least recently used values go first. */
  readonly maximumSize: number;
  readonly sizeOf: (value: V) => number;
  readonly worth: (value: V) => Worth;
  readonly now?: () => number;
}

interface Entry<V> {
  value: V;
  /** When the value was last confirmed. */
  confirmed: number;
  freshUntil: number;
  /** Whether it is known to be of yesterday, so that nobody gets it while it is asked for. */
  mustBeAsked: boolean;
}

/** Loads a value anew; giving back `previous` itself says that nothing has changed. */
export type Load<V> = (previous: V | undefined) => Promise<V>;

const day = 24 * 60 * 60 * 1000;
/** After a failure the next try waits this long (ms); the older value stands in. */
export const retryAfterMs = 5000;
/** A stale value answers at once, while it is refreshed, up to this many times its fresh time. */
export const staleFactor = 10;

/**
 * Keeps answers of slower services: fresh ones at once, stale ones at once while one refresh runs behind them, and
 * for up to a day in place of a failure. Whatever is asked at the same time is loaded once.
 */
export class StaleCache<V extends object> {
  readonly #name: string;
  readonly #entries: LRUCache<string, Entry<V>>;
  #flights = new Map<string, Promise<Entry<V>>>();
  readonly #freshMs: number;
  readonly #worth: (value: V) => Worth;
  readonly #now: () => number;

  constructor({ name, freshSeconds, maximumSize, sizeOf, worth, now = Date.now }: StaleCacheOptions<V>) {
    this.#name = name;
    this.#freshMs = freshSeconds * 1000;
    this.#worth = worth;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maximumSize,
      sizeCalculation: ({ value }, key) => Math.max(1, Math.ceil(sizeOf(value)) + key.length),
    });
  }

  /** Rejects only where `load` does and no older value can stand in. */
  get(key: string, load: Load<V>): Cached<V> | Promise<Cached<V>> {
    if (this.#freshMs === 0) {
      this.#tell('off');
      return load(undefined).then((value) => ({ value, state: 'off', freshUntil: 0 }));
    }
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry && now < entry.freshUntil) {
      this.#tell('hit');
      return { value: entry.value, state: 'fresh', freshUntil: entry.freshUntil };
    }
    const flight = this.#refresh(key, entry, load);
    if (entry && !entry.mustBeAsked && now < entry.confirmed + this.#freshMs * staleFactor) {
      this.#tell('stale');
      flight.catch(() => {});
      return { value: entry.value, state: 'stale', freshUntil: 0 };
    }
    this.#tell('miss');
    return flight.then(({ value, freshUntil }) => ({ value, state: 'loaded', freshUntil }));
  }

  /** Forgets everything, and what is on its way: the next to ask gets it anew. */
  clear(): void {
    this.#entries.clear();
    this.#flights = new Map();
  }

  /**
   * Has values loaded anew before they are given out again; they stand in where that fails. What is on its way is given
   * to those who wait for it, and not kept.
   */
  expire(isMeant: (value: V) => boolean = () => true): void {
    for (const entry of this.#entries.values()) {
      if (!isMeant(entry.value)) continue;
      entry.freshUntil = 0;
      entry.mustBeAsked = true;
    }
    this.#flights = new Map();
  }

  /** A value that `get` would give at once; makes no call, and does not count as use. */
  peek(key: string): V | undefined {
    const entry = this.#entries.peek(key);
    return entry && !entry.mustBeAsked && this.#now() < entry.confirmed + this.#freshMs * staleFactor
      ? entry.value
      : undefined;
  }

  #tell(result: CacheLook['result']): void {
    if (cacheLooks.isHeard) cacheLooks.tell({ cache: this.#name, result });
  }

  #refresh(key: string, entry: Entry<V> | undefined, load: Load<V>): Promise<Entry<V>> {
    const flights = this.#flights;
    const running = flights.get(key);
    if (running) return running;
    // What was asked before everything was forgotten is an answer, but not one to keep.
    const keep = (fresh: Entry<V>) => {
      if (this.#flights === flights) this.#entries.set(key, fresh);
    };
    const flight = this.#load(entry, load, keep).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async #load(entry: Entry<V> | undefined, load: Load<V>, keep: (fresh: Entry<V>) => void): Promise<Entry<V>> {
    const standIn = entry && this.#now() < entry.confirmed + day ? entry : undefined;
    try {
      const value = await load(entry?.value);
      const now = this.#now();
      const worth = this.#worth(value);
      if (worth === 'failed') {
        if (!standIn) return { value, confirmed: 0, freshUntil: 0, mustBeAsked: false };
      } else {
        const freshUntil = now + (worth === 'good' ? this.#freshMs : retryAfterMs);
        const fresh = { value, confirmed: now, freshUntil, mustBeAsked: false };
        keep(fresh);
        return fresh;
      }
    } catch (error) {
      if (!standIn) throw error;
    }
    standIn.freshUntil = this.#now() + retryAfterMs;
    return standIn;
  }
}
