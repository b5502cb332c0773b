import type { Measured } from './measured.ts';

/** What something costs with so many records. */
export interface Growth {
  readonly at: (records: number) => number;
  /** With how many records it costs so much; `Infinity` where it does not grow. */
  readonly reaches: (cost: number) => number;
}

/**
 * The straight line nearest to what was measured (least squares), which never falls. Beyond the largest size measured it
 * is a guess, and the further the less to be believed. Throws with fewer than two sizes.
 */
export function growthOf<One extends Pick<Measured, 'records'>>(
  measured: readonly One[],
  costOf: (one: One) => number,
): Growth {
  const count = measured.length;
  if (count < 2) throw new Error('Growth needs two sizes: npm run bench -- scale with SCALE_BENCH_SIZES=30000,300000.');
  const mean = (of: (one: One) => number) => measured.reduce((sum, one) => sum + of(one), 0) / count;
  const [meanRecords, meanCost] = [mean(({ records }) => records), mean(costOf)];
  const spread = mean(({ records }) => (records - meanRecords) ** 2);
  const together = mean((one) => (one.records - meanRecords) * (costOf(one) - meanCost));
  const slope = Math.max(0, together / spread);
  const least = Math.max(0, meanCost - slope * meanRecords);
  return {
    at: (records) => least + slope * records,
    reaches: (cost) => (slope === 0 ? Number.POSITIVE_INFINITY : Math.max(0, (cost - least) / slope)),
  };
}

/** What costs the same with any number of records. */
export const steady = (cost: number): Growth => ({ at: () => cost, reaches: () => Number.POSITIVE_INFINITY });
