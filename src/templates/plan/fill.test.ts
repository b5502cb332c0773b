import { describe, expect, it } from 'vitest';
import { recordSummaries, recordsFixtures } from '../elements/records/records.fixtures.ts';
import { textFixtures } from '../elements/text/text.fixtures.ts';
import { planFixture } from '../stories/storyPlan.tsx';
import { fill } from './fill.ts';

const records = new Map(recordSummaries.map((record) => [record.id, record]));
const slotsOf = (planned: ReturnType<typeof planFixture>['plan']) =>
  planned.areas.flatMap((area) =>
    area.elements.flatMap((element) =>
      element.kind === 'known' && element.type === 'records' ? element.data.slots : [],
    ),
  );

describe('filling a plan with publications', () => {
  const { plan } = planFixture(recordsFixtures.oneGone);

  it('puts each in the place that asked for it, and leaves a note where one is missing', () => {
    expect(slotsOf(fill(plan, { records })).map(({ id, state }) => `${id} ${state}`)).toEqual([
      '1060879 found',
      '999999 missing',
    ]);
    expect(slotsOf(fill(plan, { records }))[0]).toEqual({ state: 'found', id: '1060879', record: recordSummaries[0] });
  });

  it('can be done again when more is known', () => {
    const empty = fill(plan, {});
    expect(slotsOf(empty).map(({ state }) => state)).toEqual(['missing', 'missing']);
    expect(slotsOf(fill(empty, { records })).map(({ state }) => state)).toEqual(['found', 'missing']);
  });

  it('changes nothing else, and not the plan it was given', () => {
    const text = planFixture(textFixtures.prose).plan;
    expect(fill(text, { records })).toEqual(text);
    const before = JSON.stringify(plan);
    fill(plan, { records });
    expect(JSON.stringify(plan)).toBe(before);
  });
});
