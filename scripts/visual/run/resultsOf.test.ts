import { expect, it } from 'vitest';
import type { Outcome } from '../capture/outcomes.ts';
import type { LookedAt } from '../causes/groupByCause.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { PlannedSide } from '../planning/plan.ts';
import type { Version } from '../versions/build.ts';
import { resultsOf } from './run.ts';

const inputs: Inputs = {
  modules: {},
  preview: [],
  rules: [],
  definitions: [],
  named: [],
  foreignClasses: [],
  packages: {},
  settings: {},
};
const views = ['one', 'two'].map((site) => ({ site, mode: 'light' as const, width: 390 }));
const version: Version = { folder: '', inputs, stories: [], views };

const side: PlannedSide = {
  story: { id: '', title: '', name: '', exportName: '', file: '', pinned: {}, variants: {}, threshold: 0, masks: [] },
  parts: new Map(),
  fingerprint: 'f',
  rerender: false,
};

/** A story on a site with its two pictures; one version lacks it where there is none. */
function looked(story: string, site: string, before: string | null, after: string | null): LookedAt {
  const kept = (picture: string | null) => (picture === null ? null : { picture, height: 1 });
  const differs = before !== null && after !== null && before !== after;
  const difference = { picture: 'd', region: { x: 0, y: 0, width: 1, height: 1 }, changed: 1 };
  const outcome: Outcome = {
    before: kept(before),
    after: kept(after),
    difference: differs ? difference : null,
    detail: null,
  };
  const planned = {
    key: `${story} ${site}`,
    place: { story, variant: '', view: { site, mode: 'light', width: 390 } as const },
    before: before === null ? undefined : side,
    after: after === null ? undefined : side,
    changedParts: ['module:Card.tsx'],
  };
  return { planned, outcome };
}

function found(...places: readonly LookedAt[]): readonly string[] {
  const { differences } = resultsOf(places, version, version);
  return differences.map(({ kind, key, cause, formerly = '' }) => `${kind} ${key} ${cause} ${formerly}`.trim());
}

it('tells a story with another name once, as that', () => {
  expect(found(looked('old', 'one', 'same', null), looked('new', 'one', null, 'same'))).toEqual([
    'renamed new one story:renamed old',
  ]);
});

it('tells what else changed in stories of which one took over a place of the other', () => {
  const places = [
    looked('old', 'one', 'same', null),
    looked('new', 'one', null, 'same'),
    looked('old', 'two', 'before', 'after'),
    looked('new', 'two', 'before', 'after'),
  ];
  expect(found(...places)).toEqual([
    'renamed new one story:renamed old',
    'changed old two module:Card.tsx',
    'changed new two module:Card.tsx',
  ]);
});

it('keeps what each version is shown with: the first page of a kind may be another now', () => {
  const { planned, outcome } = looked('site', 'one', 'before', 'after');
  const sideOf = (page: string) => ({ ...side, story: { ...side.story, variants: { news: { page } } } });
  const places = [
    {
      planned: {
        ...planned,
        place: { ...planned.place, variant: 'news' },
        before: sideOf('spring'),
        after: sideOf('autumn'),
      },
      outcome,
    },
  ];
  const [difference] = resultsOf(places, version, version).differences;
  expect(difference?.before?.args).toEqual({ page: 'spring' });
  expect(difference?.after?.args).toEqual({ page: 'autumn' });
});
