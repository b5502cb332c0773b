import { describe, expect, it } from 'vitest';
import type { Outcome } from '../capture/outcomes.ts';
import type { PlannedPlace, PlannedSide } from '../planning/plan.ts';
import { causesOf } from './causesOf.ts';
import { groupByCause, type LookedAt } from './groupByCause.ts';
import { renamedStories } from './renamed.ts';

const side: PlannedSide = {
  story: { id: '', title: '', name: '', exportName: '', file: '', pinned: {}, variants: {}, threshold: 0, masks: [] },
  parts: new Map(),
  fingerprint: 'f',
  rerender: false,
};

function place(story: string, changedParts: readonly string[], more: Partial<PlannedPlace> = {}): PlannedPlace {
  const view = { site: 'one', mode: 'light', width: 390 } as const;
  return { key: story, place: { story, variant: '', view }, before: side, after: side, changedParts, ...more };
}

function outcome(before: string | null, after: string | null): Outcome {
  const difference =
    before === after || !before || !after
      ? null
      : { picture: 'd', region: { x: 0, y: 0, width: 1, height: 1 }, changed: 1 };
  const kept = (picture: string | null) => (picture === null ? null : { picture, height: 1 });
  return { before: kept(before), after: kept(after), difference, detail: null };
}

const differs = outcome('a', 'b');
const equal = outcome('a', 'a');
const all = {
  expects: () => true,
  facts: () => ({ users: [] }),
  renamed: new Map([['new', 'old']]),
  hasSite: (_: string, site: string) => site === 'one',
};

function group(looked: readonly LookedAt[]) {
  const { causes, byPlace } = groupByCause(looked, all);
  return { causes, cards: [...byPlace].map(([key, { cause }]) => `${key}: ${cause}`).sort() };
}

describe('the causes of changed parts', () => {
  const ids = (parts: readonly string[], kept: readonly string[] = []) =>
    causesOf(parts, (part) => kept.includes(part)).map(({ id }) => id);

  it('are tokens with their site, files, pictures, fonts and packages', () => {
    expect(causesOf(['token:one:--site-color-link'], () => true)).toEqual([
      { id: 'token:one:--site-color-link', kind: 'token', subject: '--site-color-link', site: 'one' },
    ]);
    expect(causesOf(['module:src/hen.svg'], () => true).map(({ kind }) => kind)).toEqual(['picture']);
    expect(ids(['package:react', 'font:Outfit'])).toEqual(['package:react', 'font:Outfit']);
  });

  it('are no rules that came with a file, but rules where no file changed', () => {
    expect(ids(['module:src/Button.tsx', 'style:.p-2', 'order'])).toEqual(['module:src/Button.tsx']);
    expect(ids(['style:@layer base { h1', 'order'])).toEqual(['style:h1']);
  });

  it('are rules of both versions too, whichever file changed beside them', () => {
    expect(ids(['module:src/Button.tsx', 'style:.p-2', 'style:.raised'], ['style:.raised'])).toEqual([
      'module:src/Button.tsx',
      'style:.raised',
    ]);
  });

  it('are the order of rules where nothing else changed', () => {
    expect(ids(['order'])).toEqual(['order']);
  });
});

describe('differences', () => {
  it('stand under the cause that explains most of them', () => {
    const { cards } = group([
      { planned: place('a', ['module:X.tsx', 'module:Y.tsx']), outcome: differs },
      { planned: place('b', ['module:X.tsx']), outcome: differs },
      { planned: place('c', ['module:Y.tsx']), outcome: differs },
      { planned: place('d', ['module:X.tsx']), outcome: differs },
    ]);
    expect(cards).toEqual(['a: module:X.tsx', 'b: module:X.tsx', 'c: module:Y.tsx', 'd: module:X.tsx']);
  });

  it('that nothing predicted come first', () => {
    const { causes, cards } = group([
      { planned: place('a', ['module:X.tsx']), outcome: differs },
      { planned: place('b', []), outcome: differs },
    ]);
    expect(cards).toEqual(['a: module:X.tsx', 'b: unpredicted']);
    expect(causes[0]?.id).toBe('unpredicted');
  });

  it('that were predicted and did not come are said', () => {
    const { causes } = group([
      { planned: place('a', ['module:X.tsx']), outcome: differs },
      { planned: place('b', ['module:X.tsx']), outcome: equal },
    ]);
    expect(causes).toMatchObject([{ id: 'module:X.tsx', predicted: 2, unchanged: ['b'] }]);
  });

  it('are those of stories that came, went or have another name, by that', () => {
    const { cards } = group([
      { planned: place('a', [], { before: undefined }), outcome: outcome(null, 'a') },
      { planned: place('b', [], { after: undefined }), outcome: outcome('a', null) },
      { planned: place('new', [], { before: undefined }), outcome: outcome(null, 'b') },
    ]);
    expect(cards).toEqual(['a: story:added', 'b: story:removed', 'new: story:renamed']);
  });
});

describe('places of a site that one version lacks', () => {
  it('are those of the site, and no new or removed stories', () => {
    const view = { site: 'two', mode: 'light', width: 390 } as const;
    const two = { story: 'a', variant: '', view };
    const { causes } = group([
      { planned: place('came', [], { before: undefined, place: two }), outcome: outcome(null, 'a') },
      { planned: place('went', [], { after: undefined, place: two }), outcome: outcome('a', null) },
    ]);
    expect(causes.map(({ id, site }) => [id, site])).toEqual([
      ['site:added:two', 'two'],
      ['site:removed:two', 'two'],
    ]);
  });
});

describe('a story with another name', () => {
  const gone = place('old', [], { after: undefined });
  const come = place('new', [], { before: undefined });

  it('is known by its pictures', () => {
    const looked = [
      { planned: gone, outcome: outcome('same', null) },
      { planned: come, outcome: outcome(null, 'same') },
    ];
    expect([...renamedStories(looked)]).toEqual([['new', 'old']]);
  });

  it('is another one where a picture differs', () => {
    const looked = [
      { planned: gone, outcome: outcome('one', null) },
      { planned: come, outcome: outcome(null, 'other') },
    ];
    expect([...renamedStories(looked)]).toEqual([]);
  });
});
