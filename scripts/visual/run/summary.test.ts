import { expect, it } from 'vitest';
import type { Standing } from '../model/decisions.ts';
import type { Results } from '../model/results.ts';
import { objections, summaryLines } from './summary.ts';

const results: Results = {
  base: { name: 'main', commit: 'c', tree: 't' },
  head: { name: 'branch', commit: 'c', tree: 't' },
  at: '',
  complete: true,
  filters: { sites: [], stories: [], folders: [], presets: [] },
  counts: { places: 0, same: 0, captured: 0, equal: 0 },
  stories: {},
  causes: [],
  differences: [],
  broken: [],
};

function standing(...states: readonly ('approved' | 'rejected' | 'returning')[]): ReadonlyMap<string, Standing> {
  const decision = {
    place: '',
    decision: 'approved',
    from: '',
    to: '',
    fromPicture: '',
    toPicture: '',
    who: '',
    at: '',
    why: '',
  } as const;
  return new Map(states.map((state, index) => [String(index), { state, decision }]));
}

it('lets a branch in whose differences are all approved', () => {
  expect(objections(results, standing('approved', 'approved'))).toEqual([]);
});

it('lets a branch in that mended what was broken before', () => {
  expect(objections({ ...results, broken: [{ key: 'a', side: 'before', why: '' }] }, standing())).toEqual([]);
});

it.each([
  ['rejected', standing('approved', 'rejected'), results, ['1 rejected']],
  ['undecided', new Map([['a', { state: 'open' } as const]]), results, ['1 undecided']],
  [
    'only decided before',
    standing('returning'),
    results,
    ['1 decided on before, for pictures that are the same; confirm them'],
  ],
  ['broken', standing(), { ...results, broken: [{ key: 'a', side: 'both' as const, why: '' }] }, ['1 broken']],
  ['not looked at', standing(), { ...results, complete: false }, ['the run was stopped before its end']],
])('keeps a branch out where something is %s', (_, standings, found, expected) => {
  expect(objections(found, standings)).toEqual(expected);
});

it('says that nothing differs where everything was seen, and of what was seen elsewhere', () => {
  const broken = [{ key: 'a', side: 'after' as const, why: 'no loader' }];
  expect(summaryLines(results)).toContain('No difference.');
  expect(summaryLines({ ...results, complete: false })).toContain('No difference in what was captured.');
  expect(summaryLines({ ...results, broken })).toContain('No difference in what was captured.');
});
