import type { Term } from '#services/query/engine/matching/parseTerm.ts';
import { countPairs, pairsOf, pairWorth, windowSize } from '#services/query/engine/matching/wordPairs.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Tally } from './rankItems.ts';

/** The titles of items, by their numbers. */
export type ReadTitles = (items: readonly number[]) => Promise<ReadonlyMap<number, string>>;

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
