import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PreviewSnapshot } from './openPreview.ts';

/**
 * Keeps texts for ten minutes under names that nobody can guess: what the CMS answered once, so that all frames of a
 * board show the same. Bounded in number and in bytes; the oldest goes first.
 */
export interface SnapshotStore {
  /** @returns the name to ask for it; none where it is larger than is kept */
  put(text: string): Promise<string | undefined>;
  get(name: string): Promise<string | undefined>;
}

export const snapshotLimits = {
  /** How long one is kept (ms). */
  lifetimeMs: 10 * 60_000,
  number: 200,
  /** Of one, and of all of them (bytes). */
  size: 5 * 1024 * 1024,
  total: 64 * 1024 * 1024,
} as const;

const snapshotName = /^[\w-]{22}$/;

export function newSnapshotName(): string {
  return randomBytes(16).toString('base64url');
}

export function isSnapshotName(name: string): boolean {
  return snapshotName.test(name);
}

/** Keeps them in this process: for a portal that stands alone. */
export function createSnapshotStore(
  limits: { [Name in keyof typeof snapshotLimits]: number } = snapshotLimits,
): SnapshotStore {
  const kept = new LRUCache<string, Buffer>({
    max: limits.number,
    maxSize: limits.total,
    sizeCalculation: (bytes) => Math.max(bytes.length, 1),
    ttl: limits.lifetimeMs,
  });
  return {
    async put(text) {
      const bytes = Buffer.from(text);
      if (bytes.length > limits.size) return undefined;
      const name = newSnapshotName();
      kept.set(name, bytes);
      return name;
    },
    get: async (name) => kept.get(name)?.toString('utf8'),
  };
}

const snapshotSchema = z.object({ path: z.string(), value: z.record(z.string(), z.unknown()) });

export async function writeSnapshot(snapshot: PreviewSnapshot, store: SnapshotStore): Promise<string | undefined> {
  return store.put(JSON.stringify(snapshot));
}

/** @returns `undefined` once it is gone: then the CMS is asked again */
export async function readSnapshot(name: string, store: SnapshotStore): Promise<PreviewSnapshot | undefined> {
  if (!isSnapshotName(name)) return undefined;
  const text = await store.get(name);
  return text === undefined ? undefined : snapshotSchema.parse(JSON.parse(text));
}
