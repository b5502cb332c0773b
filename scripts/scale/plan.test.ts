import { describe, expect, it } from 'vitest';
import { growthOf } from './growth.ts';
import { readAssumptions, readDemand, readPrices } from './inputs.ts';
import { limitsOf } from './limits.ts';
import type { Measured } from './measured.ts';
import { type Inputs, planFor } from './plan.ts';
import { putPlan } from './putPlan.ts';
import { runPlan } from './runPlan.ts';

/** An engine that costs 10 ms, 100 MB and 1 kB a record more than nothing, and 1 ms and 1 MB for every 1,000 records. */
const measuredAt = (records: number) =>
  ({
    ...{ engine: 'OpenSearch', records, date: '', load: [], filledPerSecond: 1000, importedPerSecond: 500 },
    ...{ startSeconds: records / 10_000, searchMs: [5, 10, 15], rememberedMs: [1] },
    processorMs: { service: 1, engine: 10 + records / 1000 },
    memoryMegabytes: { service: 100 + records / 1000, engine: 1000 },
    diskMegabytes: records / 1024,
  }) satisfies Measured;

const inputs = (demand: Partial<Inputs['demand']> = {}): Inputs => ({
  demand: { ...readDemand(), ...demand },
  ...{ prices: readPrices(), assumptions: readAssumptions() },
  measured: [measuredAt(10_000), measuredAt(100_000)],
});

const count = (given: Inputs, kind: string, most?: number) =>
  planFor(given, most).machines.find((each) => each.kind === kind)?.count ?? 0;

describe('growth', () => {
  it('goes on in a straight line, and knows where it reaches a cost', () => {
    const growth = growthOf([measuredAt(10_000), measuredAt(100_000)], ({ processorMs }) => processorMs.engine);
    expect(growth.at(1_000_000)).toBeCloseTo(1010);
    expect(growth.reaches(1010)).toBeCloseTo(1_000_000);
  });

  it('never falls, and needs two sizes', () => {
    const [one, other] = [measuredAt(10_000), measuredAt(100_000)];
    expect(growthOf([one, other], ({ records }) => -records).reaches(1)).toBe(Number.POSITIVE_INFINITY);
    expect(() => growthOf([one], () => 1)).toThrow('two sizes');
  });
});

describe('a plan', () => {
  it('has the processors that its searches take, and one machine more', () => {
    const given = inputs({ records: 1_000_000, requestsPerSecond: 10_000 });
    // 10,000 × 0.15 × 0.3 × 0.7 searches of 1,010 ms, on machines of 16 processors that are taken for 60 %.
    expect(count(given, 'search')).toBe(Math.ceil((315 * 1.01) / 0.6 / 16) + 1);
  });

  it('costs less where a search counts in fewer records, and more with more demand', () => {
    const exact = planFor(inputs());
    expect(planFor(inputs(), 1_000_000).perMonth).toBeLessThan(exact.perMonth);
    expect(planFor(inputs({ requestsPerSecond: 20_000 })).perMonth).toBeGreaterThan(exact.perMonth);
  });

  it('is the sum of what it lists', () => {
    const { machines, diskPerMonth, edgePerMonth, perMonth } = planFor(inputs());
    const sum = machines.reduce((all, each) => all + each.perMonth, diskPerMonth + edgePerMonth);
    expect(perMonth).toBeCloseTo(sum);
  });

  it('is taken as much as it was planned to be, when it is simulated', () => {
    const given = inputs({ records: 100_000, requestsPerSecond: 4000 });
    const search = runPlan(given, planFor(given)).stations.get('search');
    // 126 searches of 110 ms a second, on three machines of 16 processors.
    expect(search?.taken).toBeCloseTo((126 * 0.11) / 48, 1);
  });
});

describe('limits', () => {
  it('come in the order in which they are reached', () => {
    const records = limitsOf(inputs()).map((limit) => limit.records);
    expect(records).toEqual([...records].sort((a, b) => a - b));
    expect(limitsOf(inputs()).find(({ what }) => what.includes('4096 MB'))?.records).toBeCloseTo(3_996_000);
  });
});

describe('the page of a plan', () => {
  it('keeps what stands around it', () => {
    const page = 'before\n<!-- npm run scale -- --write -->\nold\n<!-- as far as here -->\nbehind\n';
    expect(putPlan(page, 'new')).toBe(
      'before\n<!-- npm run scale -- --write -->\n\nnew\n\n<!-- as far as here -->\nbehind\n',
    );
    expect(() => putPlan('nothing', 'new')).toThrow('needs the lines');
  });
});
