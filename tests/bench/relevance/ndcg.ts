/** How many results count. */
const depth = 10;

/**
 * nDCG@10: how good the first ten results are, against the best ten there could be. 1 is perfect, 0 worthless; a grade
 * counts `2^grade - 1`, divided by the logarithm of its place.
 *
 * @param answered the grades of the results, best result first
 * @param all the grades of the whole collection, in any order
 */
export function ndcg(answered: readonly number[], all: readonly number[]): number {
  const ideal = gain([...all].sort((a, b) => b - a));
  return ideal === 0 ? 1 : gain(answered) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
