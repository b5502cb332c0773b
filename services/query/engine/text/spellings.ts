import { spansOf } from './words.ts';

/** How words are written that are folded in the index: `reunie` as `reünie`. */
export interface Spellings {
  /** A text that stands so many times in the collection, once if nothing is said. */
  readonly add: (text: string, times?: number) => void;
  /** The spelling that most texts have, in small letters; the folded word where most write it just so. */
  readonly of: (word: string, count: number) => string;
}

/** Collects the spellings with accents of texts; others say themselves how they are written. */
export function createSpellings(): Spellings {
  const accented = new Map<string, Map<string, number>>();
  return {
    add: (text, times = 1) => {
      // Most texts have none, and need not be taken apart.
      if (/^[\0-\x7f]*$/.test(text)) return;
      for (const { word, start, end } of spansOf(text)) {
        const written = text.slice(start, end).normalize('NFC').toLowerCase();
        if (/^[\0-\x7f]*$/.test(written)) continue;
        const spellings = accented.get(word) ?? new Map<string, number>();
        accented.set(word, spellings.set(written, (spellings.get(written) ?? 0) + times));
      }
    },
    of: (word, count) => {
      const [most] = [...(accented.get(word) ?? [])].sort(([, a], [, b]) => b - a);
      return most !== undefined && most[1] * 2 >= count ? most[0] : word;
    },
  };
}
