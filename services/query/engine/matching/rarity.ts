/** More than this often a rare word counts no more than another. */
const rarestWorth = 8;

/**
 * What it is worth to have each group of a term, where no record need have all of them: 1 for the group that most
 * records have, and 1 more each time that half as many have one. Of `drone images of forests` the drones matter.
 *
 * @param hits how many places of records the words of each group were found in
 */
export function rarityOf(hits: readonly number[]): number[] {
  const most = Math.max(...hits, 0) + 1;
  return hits.map((count) => Math.min(rarestWorth, 1 + Math.floor(Math.log2(most / (count + 1)))));
}
