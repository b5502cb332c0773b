import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Log } from '../log.ts';

/** Something that is known to be new, and what may be kept of it is not. */
export type Change =
  /** Somebody wrote or deleted a comment. */
  | { readonly kind: 'comments' }
  /** The CMS has something new; what has one of these keys (`contentKeys.ts`). */
  | { readonly kind: 'content'; readonly keys: readonly string[] }
  /** Nobody knows what: all of it. */
  | { readonly kind: 'everything' };

/** Portals side by side, as they tell each other what is new. */
export interface Neighbours {
  /** Rejects when they cannot be told. */
  tell(notice: string): Promise<void>;
  /** @param hear is given what was told, in its order, or `missed` where nobody knows what that was */
  listen(hear: (notices: readonly string[] | 'missed') => void): void;
}

/** What is new, here and at the neighbours. */
export interface Changes {
  /** Told here at once. Rejects when the neighbours could not be told. */
  tell(change: Change): Promise<void>;
  /** @param heard is called for every change, wherever it was told */
  on(heard: (change: Change) => void): void;
}

const noticeSchema = z.object({ from: z.string(), change: z.unknown() });
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comments') }),
  z.object({ kind: z.literal('content'), keys: z.array(z.string()) }),
  z.object({ kind: z.literal('everything') }),
]);

/** @param neighbours none where the portal stands alone */
export function createChanges(neighbours: Neighbours | undefined, log: Log): Changes {
  const self = randomUUID();
  const listeners: ((change: Change) => void)[] = [];
  const hear = (change: Change) => {
    for (const heard of listeners) heard(change);
  };
  neighbours?.listen((notices) => {
    if (notices === 'missed') {
      log.warn({ event: 'changes.missed' }, 'What other portals told was missed: everything is asked for anew.');
      return hear({ kind: 'everything' });
    }
    for (const notice of notices) {
      const { data } = noticeSchema.safeParse(parsed(notice));
      // What a newer portal tells, an older one takes for anything.
      if (data?.from !== self) hear(changeSchema.safeParse(data?.change).data ?? { kind: 'everything' });
    }
  });
  return {
    async tell(change) {
      hear(change);
      await neighbours?.tell(noticeOf(change, self));
    },
    on: (heard) => void listeners.push(heard),
  };
}

/** A change as portals tell it to each other. @param from who knows of it already */
export function noticeOf(change: Change, from: string): string {
  return JSON.stringify({ from, change });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
