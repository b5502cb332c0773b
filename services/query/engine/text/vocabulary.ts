import { LRUCache } from 'lru-cache';
import type { Spellings } from './spellings.ts';

/** The words of the collection's titles and keywords, folded. */
export interface Vocabulary {
  readonly knows: (word: string) => boolean;
  /** How many records have each word. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many have the most frequent one. */
  readonly highest: number;
  /** A folded word as most texts of the collection write it, with its accents. */
  readonly written: (word: string) => string;
  /** The most frequent words with this beginning, at most `most`. */
  readonly startingWith: (beginning: string, most: number) => readonly string[];
}

/** Where the texts with a beginning stand in a sorted list: from `start` up to, not including, `end`. */
export function rangeOf(sorted: readonly string[], beginning: string): { start: number; end: number } {
  return {
    start: firstAt(sorted, (text) => text >= beginning),
    end: firstAt(sorted, (text) => text > beginning && !text.startsWith(beginning)),
  };
}

/** The first place where `isReached` holds; it holds for all that follow. */
function firstAt(sorted: readonly string[], isReached: (text: string) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(sorted[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Beginnings whose words are remembered: a term may have dozens of them, in two languages and again as it is mended. */
const mostRemembered = 500;

/** @param counts how many records have each word */
export function createVocabulary(counts: ReadonlyMap<string, number>, spellings: Spellings): Vocabulary {
  const sorted = [...counts.keys()].sort(byCodeUnit);
  const countOf = (word: string) => counts.get(word) ?? 0;
  const remembered = new LRUCache<string, readonly string[]>({ max: mostRemembered });

  const mostFrequent = (beginning: string, most: number): readonly string[] => {
    const { start, end } = rangeOf(sorted, beginning);
    const best: string[] = [];
    for (let at = start; at < end; at += 1) {
      const word = sorted[at] ?? '';
      const last = best[most - 1];
      if (last !== undefined && countOf(last) >= countOf(word)) continue;
      const place = best.findIndex((other) => countOf(other) < countOf(word));
      best.splice(place === -1 ? best.length : place, 0, word);
      best.length = Math.min(best.length, most);
    }
    return best;
  };

  return {
    knows: (word) => counts.has(word),
    counts,
    written: (word) => spellings.of(word, counts.get(word) ?? 0),
    highest: [...counts.values()].reduce((highest, count) => Math.max(highest, count), 0),
    startingWith: (beginning, most) => {
      const key = `${most} ${beginning}`;
      const known = remembered.get(key);
      if (known) return known;
      const found = mostFrequent(beginning, most);
      remembered.set(key, found);
      return found;
    },
  };
}

/** The order in which JavaScript compares texts, and `rangeOf` expects them. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
