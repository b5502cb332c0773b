/**
 * The places of a longest rising row among numbers that are all different, in n log n steps: of things that were put in
 * another order, the largest number that can be said to have stayed.
 */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** The place of the smallest number that ends a row of each length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous.push(low > 0 ? ends[low - 1] : undefined);
    ends[low] = place;
  }
  const row = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) row.add(place);
  return row;
}
