import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Tells a shared cache in front of the portal what it must not give out any more. */
export interface Purger {
  /** Never fails: what cannot be told is tried again, and what is never told ends with its own time. */
  purge(keys: readonly string[]): void;
  /** Tells what has not been told yet, as far as that goes quickly. */
  close(): Promise<void>;
}

interface PurgerOptions {
  readonly url: string;
  readonly method: string;
  readonly token: string | undefined;
  /** Of all that the portal shows: what is told when there is too much to tell one by one. */
  readonly everything: readonly string[];
  readonly log: Log;
  readonly times?: PurgeTimes;
}

interface PurgeTimes {
  /** What is asked for anew has to come from portals that have heard of the change (ms). */
  readonly delayMs: number;
  /** Before each further try (ms); after the last one it is given up. */
  readonly pausesMs: readonly number[];
  readonly timeoutMs: number;
}

const ordinaryTimes: PurgeTimes = { delayMs: 1000, pausesMs: [1000, 5000, 15_000, 60_000], timeoutMs: 5000 };

/** So many names stand in one call; Fastly takes 256, and a header has its bounds. */
const keysAtOnce = 100;
/** More that waits is told as everything. */
const mostWaiting = 2000;

/** Tells by `Surrogate-Key: k1 k2 …`, as Fastly and Varnish's xkey take it. */
export function createPurger(options: PurgerOptions): Purger {
  const { url, method, token, everything, log, times = ordinaryTimes } = options;
  const { delayMs, pausesMs, timeoutMs } = times;
  let waiting = new Set<string>();
  let working: Promise<void> | undefined;
  const closing = new AbortController();

  /** Waits, but not while the portal stops. */
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});

  const call = async (keys: readonly string[]): Promise<string | undefined> => {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          'surrogate-key': keys.join(' '),
          ...(token !== undefined && { authorization: `Bearer ${token}`, 'fastly-key': token }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  };

  const tell = async (keys: readonly string[]) => {
    for (const pauseMs of [...pausesMs, undefined]) {
      const why = await call(keys);
      if (why === undefined) return;
      const isOver = pauseMs === undefined || closing.signal.aborted;
      const event = isOver ? 'purge.given-up' : 'purge.delayed';
      log.warn({ event, keys: keys.length, why }, 'The cache at PURGE_URL was not told.');
      if (isOver) return;
      await pause(pauseMs);
    }
  };

  const work = async () => {
    while (waiting.size > 0) {
      await pause(delayMs);
      const all = [...waiting];
      waiting = new Set();
      for (let at = 0; at < all.length; at += keysAtOnce) await tell(all.slice(at, at + keysAtOnce));
    }
    working = undefined;
  };

  return {
    purge(keys) {
      for (const key of keys) waiting.add(key);
      if (waiting.size > mostWaiting) waiting = new Set(everything);
      working ??= work();
    },
    async close() {
      closing.abort();
      await working;
    },
  };
}
