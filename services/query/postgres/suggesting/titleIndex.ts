import type { Language } from '#services/query/engine/text/stems.ts';
import { byCodeUnit, rangeOf } from '#services/query/engine/text/vocabulary.ts';
import type { SuggestedTitle } from '#services/query/ports/searchPort.ts';

/** A title with what it takes to find it. Ids are those that visitors know; `key` is its words, with a space between. */
export type TitleRow = SuggestedTitle & { year: number; language: string; isDossier: boolean; key: string };

/** How many of each kind are wanted. */
export interface Most {
  readonly titles: number;
  readonly dossiers: number;
}
export interface FoundTitles {
  readonly titles: SuggestedTitle[];
  readonly dossiers: SuggestedTitle[];
}

export interface TitleIndex {
  /** How many titles have each word. */
  readonly counts: ReadonlyMap<string, number>;
  /**
   * Titles that have all words, the last of which may be the beginning of one: first those in the language, of these
   * first those that start with the first word, then from the newest. Looks at the first `titlesLookedAt` only.
   */
  readonly find: (words: readonly string[], language: Language, most: Most) => FoundTitles;
}

/** Titles looked at for one suggestion: a single letter begins a word of almost all of them. */
const titlesLookedAt = 20_000;

/**
 * Builds the index from batches of titles, so that requests in between are answered. A hundred bytes a title besides its
 * texts would be a hundred megabytes: the titles of a word stand in one typed array for all words.
 */
export async function createTitleIndex(batches: AsyncIterable<readonly TitleRow[]>): Promise<TitleIndex> {
  const rows: TitleRow[] = [];
  const numbers = new Map<string, number>();
  const having: number[] = [];
  const pairs = createPairs();
  for await (const batch of batches) {
    for (const row of batch) {
      const place = rows.push(row) - 1;
      for (const word of new Set(row.key.split(' '))) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) numbers.set(word, number);
        having[number] = (having[number] ?? 0) + 1;
        pairs.push(number, place);
      }
    }
  }
  const starts = new Uint32Array(having.length + 1);
  having.forEach((count, number) => {
    starts[number + 1] = (starts[number] ?? 0) + count;
  });
  const places = pairs.sorted(starts);
  const sorted = [...numbers.keys()].sort(byCodeUnit);
  const placesOf = (word: string) => {
    const number = numbers.get(word);
    return number === undefined ? places.subarray(0, 0) : places.subarray(starts[number], starts[number + 1]);
  };

  function* candidates(words: readonly string[], last: string): Generator<number> {
    const rarest = words.map(placesOf).sort((a, b) => a.length - b.length)[0];
    if (rarest !== undefined) yield* rarest;
    else {
      const { start, end } = rangeOf(sorted, last);
      for (let at = start; at < end; at += 1) yield* placesOf(sorted[at] ?? '');
    }
  }

  return {
    counts: new Map([...numbers].map(([word, number]) => [word, having[number] ?? 0])),
    find: (words, language, most) => {
      const last = words.at(-1) ?? '';
      const whole = words.slice(0, -1);
      const titles: Ranked[] = [];
      const dossiers: Ranked[] = [];
      const seen = new Set<number>();
      for (const place of candidates(whole, last)) {
        if (seen.size === titlesLookedAt) break;
        const row = rows[place];
        if (row === undefined || seen.has(place)) continue;
        seen.add(place);
        const key = ` ${row.key} `;
        if (!whole.every((word) => key.includes(` ${word} `)) || !key.includes(` ${last}`)) continue;
        const ranked = { row, rank: rankOf(row, words, language) };
        if (row.isDossier) keepBest(dossiers, ranked, most.dossiers);
        else keepBest(titles, ranked, most.titles);
      }
      const named = (best: readonly Ranked[]) => best.map(({ row: { id, title } }) => ({ id, title }));
      return { titles: named(titles), dossiers: named(dossiers) };
    },
  };
}

/** Which word stands in which title, as it comes. */
function createPairs() {
  let words = new Uint32Array(1024);
  let places = new Uint32Array(1024);
  let count = 0;
  const grown = (array: Uint32Array) => {
    const larger = new Uint32Array(array.length * 2);
    larger.set(array);
    return larger;
  };
  return {
    push: (word: number, place: number) => {
      if (count === words.length) [words, places] = [grown(words), grown(places)];
      words[count] = word;
      places[count] = place;
      count += 1;
    },
    /** The places by word: those of a word start where `starts` says, in the order in which they came. */
    sorted: (starts: Uint32Array): Uint32Array => {
      const next = starts.slice();
      const sorted = new Uint32Array(count);
      for (let at = 0; at < count; at += 1) {
        const word = words[at] ?? 0;
        const to = next[word] ?? 0;
        sorted[to] = places[at] ?? 0;
        next[word] = to + 1;
      }
      return sorted;
    },
  };
}

interface Ranked {
  readonly row: TitleRow;
  readonly rank: number;
}

/** What a language and a beginning are worth, beside years. */
const inLanguageWorth = 200_000;
const beginsWorth = 100_000;

function rankOf(row: TitleRow, typed: readonly string[], language: Language): number {
  const begins = row.key.startsWith(typed[0] ?? '');
  return (row.language === language ? inLanguageWorth : 0) + (begins ? beginsWorth : 0) + row.year;
}

/** Holds the best, best first; of equal ones those that came first. */
function keepBest<T extends { rank: number }>(best: T[], candidate: T, most: number): void {
  const last = best[most - 1];
  if (last !== undefined && last.rank >= candidate.rank) return;
  const place = best.findIndex(({ rank }) => rank < candidate.rank);
  best.splice(place === -1 ? best.length : place, 0, candidate);
  best.length = Math.min(best.length, most);
}
