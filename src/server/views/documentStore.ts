import { LRUCache } from 'lru-cache';
import type { Reply } from '../http/Reply.ts';

/** What a document was made of. */
export interface DocumentSources {
  readonly objects: readonly object[];
  /** Until when none of them has to be asked about (ms since 1970). */
  readonly freshUntil: number;
}

interface KeptDocument {
  readonly objects: readonly object[];
  readonly reply: Reply;
  freshUntil: number;
}

/** Finished documents, by the request they answer: valid for exactly as long as their sources are the same objects. */
export interface DocumentStore {
  /** The document when it can be sent without asking anything. */
  fresh(key: string): Reply | undefined;
  /** The document when it was made of just these sources; it is fresh again for as long as they are. */
  madeOf(key: string, sources: DocumentSources): Reply | undefined;
  /** @param address whether the portal itself gives it, or somebody has made it up: with parameters that mean nothing */
  keep(key: string, sources: DocumentSources, reply: Reply, address: 'own' | 'madeUp'): void;
  /** Something is new: none is sent before its sources have been asked for. */
  expire(): void;
  /** What is asked for now: of sources that were asked for before something was new, no document is fresh. */
  asking(): <Sources extends DocumentSources>(sources: Sources) => Sources;
}

/**
 * How much is kept, in bytes: of each document twice its text. That is more than the forms in which it is held, and about
 * as much as what it was made of, which nobody else may hold any more.
 */
const maximumBytes = 128_000_000;

/** The part of it for addresses that anybody can make up: they push out each other alone. */
const maximumMadeUp = 16_000_000;

export function createDocumentStore(): DocumentStore {
  const roomFor = (maxSize: number) =>
    new LRUCache<string, KeptDocument>({
      maxSize,
      sizeCalculation: ({ reply }, key) => reply.length * 2 + key.length,
    });
  const rooms = { own: roomFor(maximumBytes - maximumMadeUp), madeUp: roomFor(maximumMadeUp) };
  const find = (key: string) => rooms.own.get(key) ?? rooms.madeUp.get(key);
  let expirations = 0;
  return {
    fresh(key) {
      const kept = find(key);
      return kept !== undefined && Date.now() < kept.freshUntil ? kept.reply : undefined;
    },
    madeOf(key, { objects, freshUntil }) {
      const kept = find(key);
      if (!kept?.objects.every((object, index) => object === objects[index])) return undefined;
      kept.freshUntil = freshUntil;
      return kept.reply;
    },
    keep: (key, { objects, freshUntil }, reply, address) => rooms[address].set(key, { objects, freshUntil, reply }),
    expire() {
      expirations += 1;
      for (const room of Object.values(rooms)) for (const kept of room.values()) kept.freshUntil = 0;
    },
    asking() {
      const before = expirations;
      return (sources) => (before === expirations ? sources : { ...sources, freshUntil: 0 });
    },
  };
}
