import { LRUCache } from 'lru-cache';

/** An item as it was written: its record as JSON text, its title, and what stands in the index for it. */
export interface WrittenItem {
  readonly record: string;
  readonly title: string;
  readonly search: string;
}

/** What this service has just written, until it has followed its own changes. */
export interface WrittenItems {
  /** Call it once the change with this number is committed. */
  readonly keep: (version: number, items: ReadonlyMap<number, WrittenItem>) => void;
  /**
   * What was written by these changes, and by no later one of them: another portal may have written an item since. They
   * and all changes before them are forgotten.
   */
  readonly take: (
    changes: readonly { version: number; items: readonly number[] }[],
  ) => ReadonlyMap<number, WrittenItem>;
  /** For tables that may have been made anew: their changes are numbered from the first again. */
  readonly forget: () => void;
}

/** Changes of so many items wait to be followed at most: an import is a batch or a few ahead. */
const itemsMost = 2000;

export function createWrittenItems(): WrittenItems {
  const kept = new LRUCache<number, ReadonlyMap<number, WrittenItem>>({
    maxSize: itemsMost,
    sizeCalculation: (items) => Math.max(1, items.size),
  });
  return {
    keep: (version, items) => {
      kept.set(version, items);
    },
    take: (changes) => {
      const found = new Map<number, WrittenItem>();
      for (const { version, items } of changes) {
        const own = kept.get(version);
        for (const item of items) {
          const written = own?.get(item);
          if (written === undefined) found.delete(item);
          else found.set(item, written);
        }
      }
      const last = changes.at(-1)?.version ?? 0;
      for (const version of [...kept.keys()]) if (version <= last) kept.delete(version);
      return found;
    },
    forget: () => kept.clear(),
  };
}
