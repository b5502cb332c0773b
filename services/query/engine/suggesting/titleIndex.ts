import type { SuggestedTitle } from '../../searchPort.ts';
import type { Language } from '../finding/stems.ts';
import { byCodeUnit, rangeOf } from './vocabulary.ts';

/** What the index is made of, one entry a record. Ids are those that visitors know. */
export type TitleRow = SuggestedTitle & {
  year: number;
  language: string;
  isDossier: boolean;
  words: readonly string[];
};

export type TitleIndex = {
  /** How many titles have each word. */
  counts: ReadonlyMap<string, number>;
  /**
   * Titles that have all words, the last of which may be the beginning of one: first those in the language, of these
   * first those that start with the first word, then from the newest. Looks at the first `LOOKED_AT` only.
   */
  find: (words: readonly string[], language: Language, most: number, kind: 'dossier' | 'other') => SuggestedTitle[];
};

/** Titles looked at for one suggestion: a single letter begins a word of almost all of them. */
const LOOKED_AT = 20_000;

/** So many records are indexed at once; then others have their turn. */
const AT_ONCE = 5_000;

/** Builds the index in pieces, so that nobody has to wait for all of it. */
export async function createTitleIndex(rows: readonly TitleRow[]): Promise<TitleIndex> {
  const places = new Map<string, number[]>();
  for (const [place, { words }] of rows.entries()) {
    for (const word of new Set(words)) {
      const found = places.get(word);
      if (found === undefined) places.set(word, [place]);
      else found.push(place);
    }
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
  }
  const sorted = [...places.keys()].sort(byCodeUnit);
  const having = (word: string) => places.get(word) ?? [];

  function* candidates(words: readonly string[], last: string): Generator<number> {
    const whole = words.map(having).sort((a, b) => a.length - b.length)[0];
    if (whole !== undefined) yield* whole;
    else for (const word of startingWith(last)) yield* having(word);
  }
  const startingWith = (beginning: string) => {
    const { start, end } = rangeOf(sorted, beginning);
    return sorted.slice(start, end);
  };

  return {
    counts: new Map([...places].map(([word, found]) => [word, found.length])),
    find: (words, language, most, kind) => {
      const last = words.at(-1) ?? '';
      const whole = words.slice(0, -1);
      const best: { row: TitleRow; rank: number }[] = [];
      const seen = new Set<number>();
      for (const place of candidates(whole, last)) {
        if (seen.size === LOOKED_AT) break;
        const row = rows[place];
        if (row === undefined || seen.has(place)) continue;
        seen.add(place);
        if (row.isDossier !== (kind === 'dossier')) continue;
        if (!whole.every((word) => row.words.includes(word))) continue;
        if (!row.words.some((word) => word.startsWith(last))) continue;
        keepBest(best, { row, rank: rankOf(row, words, language) }, most);
      }
      return best.map(({ row: { id, title } }) => ({ id, title }));
    },
  };
}

/** What a language and a beginning are worth, beside years. */
const IN_LANGUAGE = 200_000;
const BEGINS = 100_000;

function rankOf(row: TitleRow, typed: readonly string[], language: Language): number {
  const begins = row.words[0]?.startsWith(typed[0] ?? '') === true;
  return (row.language === language ? IN_LANGUAGE : 0) + (begins ? BEGINS : 0) + row.year;
}

/** Holds the best, best first; of equal ones those that came first. */
function keepBest<T extends { rank: number }>(best: T[], candidate: T, most: number): void {
  const last = best[most - 1];
  if (last !== undefined && last.rank >= candidate.rank) return;
  const place = best.findIndex(({ rank }) => rank < candidate.rank);
  best.splice(place === -1 ? best.length : place, 0, candidate);
  best.length = Math.min(best.length, most);
}
