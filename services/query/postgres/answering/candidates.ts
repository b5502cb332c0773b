import type { Columns } from '#services/query/postgres/columns/columns.ts';

/** What the words of a question weigh, and the items that have most of that. */
export interface Candidates {
  /** By the words of the question. A word that few items have says more. */
  readonly weights: readonly number[];
  readonly items: readonly number[];
}

/** Items with less than this share of the weight of a question answer nothing. */
const shareMin = 0.3;
const steps = 100;

/**
 * Finds the items that have the most of a question, whatever it is: unlike a search, it asks for no word of it in
 * particular. Equal ones come from the newest.
 *
 * @param groups by the words of the question: lists of items that have the word, each item in as many as you like
 */
export function candidatesOf(
  { size, byNewest }: Pick<Columns, 'size' | 'byNewest'>,
  groups: readonly (readonly Uint32Array[])[],
  most: number,
): Candidates {
  const has = new Float32Array(size);
  // By item, the last word that it has been counted for, from 1.
  const counted = new Uint8Array(size);
  const weights = groups.map((lists, place) => {
    const items = distinct(lists, counted, place + 1);
    const weight = Math.log(1 + byNewest.length / (items.length + 1));
    for (const item of items) has[item] = (has[item] ?? 0) + weight;
    return weight;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const stepOf = (item: number) => Math.floor(((has[item] ?? 0) / whole) * steps);

  // Told by hundredths first, so that no more than a page of them is sorted.
  const heights = new Uint32Array(steps + 2);
  for (const item of byNewest) heights[stepOf(item)] = (heights[stepOf(item)] ?? 0) + 1;
  let cut = steps + 1;
  for (let sum = 0; cut > shareMin * steps && sum < most; cut -= 1) sum += heights[cut - 1] ?? 0;
  const above: number[] = [];
  const atCut: number[] = [];
  for (const item of byNewest) {
    const step = stepOf(item);
    // Above the cut are fewer than wanted, however old; at it there may be any number that are as good as each other.
    if (step > cut) above.push(item);
    else if (step === cut && atCut.length < most && (has[item] ?? 0) > 0) atCut.push(item);
  }
  const items = [...above, ...atCut].sort((one, other) => (has[other] ?? 0) - (has[one] ?? 0)).slice(0, most);
  return { weights, items };
}

function distinct(lists: readonly Uint32Array[], counted: Uint8Array, mark: number): number[] {
  const items: number[] = [];
  for (const list of lists) {
    for (const item of list) {
      if (item >= counted.length || counted[item] === mark) continue;
      counted[item] = mark;
      items.push(item);
    }
  }
  return items;
}
