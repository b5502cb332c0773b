import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Log } from '../../log.ts';
import { createSeal } from './seal.ts';
import type { Renewal } from './signInClient.ts';

/**
 * A refresh token is good once. Of a visitor who presses twice browsers keep the second answer alone, and two tabs ask
 * with the same one: for a while all of them get the same new tokens.
 */
export interface Renewals {
  /** What `renew` gives for this token, which is asked once. Never rejects where `renew` does not. */
  once(refresh: string, renew: () => Promise<Renewal>): Promise<Renewal>;
}

/** Where portals side by side put what one of them was given for a token. Its methods may reject. */
export interface RenewalShelf {
  put(name: string, bytes: Uint8Array, seconds: number): Promise<void>;
  get(name: string): Promise<Uint8Array | 'pending' | undefined>;
  take(name: string, seconds: number): Promise<boolean>;
  drop(name: string): Promise<void>;
}

/** How long they get the same (s). */
const sameSeconds = 60;

/** How often it is looked whether another portal has been given its answer, and for how long (ms). */
const waiting = { everyMs: 50, mostMs: 6000 };

const tokensSchema = z.object({ access: z.string(), refresh: z.string().optional(), expires: z.number() });

/** Renews once in this process. */
export function createRenewals(): Renewals {
  const renewals = new LRUCache<string, Promise<Renewal>>({ max: 10_000, ttl: sameSeconds * 1000 });
  return {
    once(refresh, renew) {
      const running = renewals.get(refresh);
      if (running) return running;
      const renewal = renew().then((renewed) => {
        if (typeof renewed === 'string') renewals.delete(refresh);
        return renewed;
      });
      renewals.set(refresh, renewal);
      return renewal;
    },
  };
}

/**
 * Renews once for all portals that share a shelf. What stands there only the holder of the old token can read. While the
 * shelf is away each renews by itself.
 */
export function shareRenewals(shelf: RenewalShelf, log: Log): Renewals {
  const here = createRenewals();
  const renewFor = async (refresh: string, renew: () => Promise<Renewal>): Promise<Renewal> => {
    const name = hash('sha256', refresh, 'base64url');
    const seal = createSeal([refresh]);
    if (!(await shelf.take(name, sameSeconds))) {
      const end = performance.now() + waiting.mostMs;
      let kept = await shelf.get(name);
      for (; kept === 'pending' && performance.now() < end; kept = await shelf.get(name))
        await setTimeout(waiting.everyMs);
      const opened = kept instanceof Uint8Array ? await seal.open('renewal', Buffer.from(kept).toString()) : undefined;
      const { data } = tokensSchema.safeParse(opened);
      return data ? { ...data, refresh: data.refresh } : 'unknown';
    }
    const renewed = await renew();
    if (typeof renewed === 'string') await shelf.drop(name);
    else await shelf.put(name, Buffer.from(await seal.close('renewal', { ...renewed }, sameSeconds)), sameSeconds);
    return renewed;
  };
  return {
    once: (refresh, renew) =>
      here.once(refresh, async () => {
        // Asked once, whatever becomes of the shelf after it.
        let asked: Promise<Renewal> | undefined;
        const askOnce = () => {
          asked ??= renew();
          return asked;
        };
        try {
          return await renewFor(refresh, askOnce);
        } catch (error) {
          log.warn({ event: 'renewals.alone', err: error });
          return askOnce();
        }
      }),
  };
}
