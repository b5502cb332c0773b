import { wordsOf } from '#services/query/postgres/text/words.ts';
import type { Term } from './parseTerm.ts';
import type { Tally } from './rankItems.ts';

/** The titles of items, by their numbers. */
export type ReadTitles = (items: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** So many of the best are looked at: the first pages. */
export const windowSize = 60;

/** What two words next to each other in the title are worth: less than a word there, more than one in the keywords. */
export const pairWorth = 30;

/** Words of fewer letters stand next to each other by chance. */
const letterMin = 3;

/**
 * The items with those first whose titles have words of the term next to each other, as they were typed: `marine spatial
 * planning` before a spatial plan that is marine. Only the best are looked at, and what a title says of single words
 * stays worth more.
 */
export async function phraseFirst(
  items: Uint32Array,
  term: Term,
  { score }: Tally,
  titles: ReadTitles,
): Promise<Uint32Array> {
  const pairs = pairsOf(term);
  if (pairs.length === 0 || items.length < 2) return items;
  const best = [...items.subarray(0, windowSize)];
  const titleOf = await titles(best);
  const worth = new Map(
    best.map((item) => [item, (score[item] ?? 0) + pairWorth * countPairs(pairs, wordsOf(titleOf.get(item) ?? ''))]),
  );
  // Sorting keeps the order of equal ones.
  best.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return Uint32Array.from([...best, ...items.subarray(windowSize)]);
}

export type Pair = readonly [string, string];

export function pairsOf({ groups }: Term): Pair[] {
  const words = groups.map(([operand, ...others]) =>
    operand?.kind === 'word' && others.length === 0 && operand.word.length >= letterMin ? operand.word : undefined,
  );
  return words.flatMap((word, at): Pair[] => {
    const next = words[at + 1];
    return word === undefined || next === undefined ? [] : [[word, next]];
  });
}

export function countPairs(pairs: readonly Pair[], title: readonly string[]): number {
  return pairs.filter(([first, second]) =>
    title.some((word, at) => isForm(word, first) && isForm(title[at + 1] ?? '', second)),
  ).length;
}

/** Whether two words differ in their endings at the most: `change` and `changes`. */
function isForm(a: string, b: string): boolean {
  const length = Math.max(letterMin, Math.min(a.length, b.length) - 1);
  return Math.abs(a.length - b.length) <= 2 && a.slice(0, length) === b.slice(0, length);
}
