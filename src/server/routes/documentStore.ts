import { LRUCache } from 'lru-cache';
import type { LoadedPage } from '../content/loadPage.ts';
import type { LoadedShell } from '../content/loadShell.ts';
import type { Reply } from '../http/Reply.ts';

/** A document with what it was made of. */
interface KeptDocument {
  readonly page: LoadedPage;
  readonly shell: LoadedShell;
  readonly reply: Reply;
  /** Until when neither part has to be asked about (ms since 1970). */
  freshUntil: number;
}

/** Finished documents, by the visit they answer: valid for exactly as long as page and shell are the same objects. */
export interface DocumentStore {
  /** The document when it can be sent without asking anybody. */
  fresh(key: string): Reply | undefined;
  /** The document when it was made of just these parts; it is fresh again until `freshUntil`. */
  madeOf(key: string, page: LoadedPage, shell: LoadedShell, freshUntil: number): Reply | undefined;
  keep(key: string, document: KeptDocument): void;
}

/** Bytes of documents that are kept, identity and compressed forms together. */
const maximumBytes = 128_000_000;

export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, KeptDocument>({
    maxSize: maximumBytes,
    sizeCalculation: ({ reply }, key) => reply.size + key.length,
  });
  return {
    fresh(key) {
      const kept = documents.get(key);
      return kept !== undefined && Date.now() < kept.freshUntil ? kept.reply : undefined;
    },
    madeOf(key, page, shell, freshUntil) {
      const kept = documents.get(key);
      if (kept?.page !== page || kept.shell !== shell) return undefined;
      kept.freshUntil = freshUntil;
      return kept.reply;
    },
    keep: (key, document) => documents.set(key, document),
  };
}
