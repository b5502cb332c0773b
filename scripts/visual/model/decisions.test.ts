import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Decision, DecisionFile, decisionsPath, readDecisions, standings, subjectOf } from './decisions.ts';
import type { Difference } from './results.ts';

function difference(
  key: string,
  [before, after]: [string, string],
  pictures: [string, string] = ['p', 'q'],
): Difference {
  return {
    key,
    story: key,
    variant: '',
    view: { site: 'one', mode: 'light', width: 390 },
    kind: 'changed',
    before: { fingerprint: before, picture: pictures[0], height: 1, args: {} },
    after: { fingerprint: after, picture: pictures[1], height: 1, args: {} },
    difference: null,
    detail: null,
    cause: '',
    alsoCauses: [],
  };
}

function decided(subject: Difference, decision: 'approved' | 'rejected', at = '2026-01-01T00:00:00Z'): Decision {
  return { ...subjectOf(subject), decision, who: 'Anna', at, why: '' };
}

const link = difference('link', ['f1', 'f2']);

describe('a difference', () => {
  const stateOf = (subject: Difference, decisions: readonly Decision[]) =>
    standings([subject], decisions).get(subject.key)?.state;

  it('is open until somebody decides', () => {
    expect(stateOf(link, [])).toBe('open');
    expect(stateOf(link, [decided(difference('other', ['f1', 'f2']), 'approved')])).toBe('open');
  });

  it('is decided by its fingerprints, whatever another machine painted', () => {
    expect(stateOf(difference('link', ['f1', 'f2'], ['x', 'y']), [decided(link, 'approved')])).toBe('approved');
  });

  it('is decided by the last of several lines, in whatever order git merged them', () => {
    const [early, late] = [
      decided(link, 'approved', '2026-01-01T00:00:00Z'),
      decided(link, 'rejected', '2026-01-02T00:00:00Z'),
    ];
    expect(stateOf(link, [early, late])).toBe('rejected');
    expect(stateOf(link, [late, early])).toBe('rejected');
  });

  it('returns where the files moved and the pictures did not', () => {
    expect(stateOf(difference('link', ['f1', 'f3']), [decided(link, 'approved')])).toBe('returning');
    expect(stateOf(difference('link', ['f1', 'f3'], ['p', 'r']), [decided(link, 'approved')])).toBe('open');
  });
});

describe('the file of decisions', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'decisions-'));
    await mkdir(join(root, '.storybook'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps a line for each, and loses the line that is undone', async () => {
    const file = new DecisionFile(root);
    const other = difference('other', ['f1', 'f2']);
    await file.decide([link], () => decided(link, 'approved'));
    await file.decide([other], () => decided(other, 'rejected'));
    expect((await readFile(join(root, decisionsPath), 'utf8')).trim().split('\n')).toHaveLength(2);
    await file.undo([link]);
    expect(await file.read()).toEqual([decided(other, 'rejected')]);
  });

  it('keeps each decision on a line of its own, however the last line ended', async () => {
    const file = new DecisionFile(root);
    await writeFile(join(root, decisionsPath), JSON.stringify(decided(link, 'approved')));
    const moved = difference('link', ['f1', 'f3']);
    await file.confirm([moved], (each, was) => ({ ...was, ...subjectOf(each) }));
    expect((await file.read()).map(({ to }) => to)).toEqual(['f2', 'f3']);
  });

  it('is empty before the first', async () => {
    expect(await new DecisionFile(root).read()).toEqual([]);
  });

  it('names a line that is none', () => {
    const good = JSON.stringify(decided(link, 'approved'));
    expect(() => readDecisions(`${good}\n<<<<<<< HEAD\n`)).toThrow('line 2 is not a decision');
    expect(() => readDecisions(good.replace('approved', 'maybe'))).toThrow('line 1 is not a decision');
  });
});
