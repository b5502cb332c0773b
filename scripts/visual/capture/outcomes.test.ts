import { appendFile, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedPlace } from '../planning/plan.ts';
import { type Outcome, Outcomes } from './outcomes.ts';

let cache: string;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'outcomes-'));
});

afterEach(() => rm(cache, { recursive: true, force: true }));

const open = () => Outcomes.open(cache, 'a browser');

async function file(): Promise<string> {
  const folder = join(cache, 'outcomes');
  return join(folder, (await readdir(folder))[0] ?? '');
}

function place(key: string): PlannedPlace {
  const view = { site: 'groenkennisnet', mode: 'light', width: 390 } as const;
  return { key, place: { story: key, variant: '', view }, before: undefined, after: undefined, changedParts: [] };
}

function outcome(picture: string): Outcome {
  return { before: { picture, height: 200 }, after: null, difference: null, detail: null };
}

describe('outcomes', () => {
  it('are known to the next run', async () => {
    await (await open()).note(place('one'), outcome('red'));
    const next = await open();
    expect(next.find(place('one'))).toEqual(outcome('red'));
    expect(next.find(place('two'))).toBeUndefined();
  });

  it.each([
    ['after', 30],
    ['at', '"before":{"picture":"red","height":200}'],
  ])('go on after a run that ended in the midst of a line, %s %s', async (_, cut) => {
    await (await open()).note(place('one'), outcome('red'));
    const text = await readFile(await file(), 'utf8');
    await truncate(await file(), typeof cut === 'number' ? cut : text.indexOf(cut) + cut.length);
    await (await open()).note(place('two'), outcome('blue'));
    await (await open()).note(place('three'), outcome('green'));
    const next = await open();
    expect(next.find(place('one'))).toBeUndefined();
    expect(next.find(place('two'))).toEqual(outcome('blue'));
    expect(next.find(place('three'))).toEqual(outcome('green'));
  });

  it('of other lines hold where one cannot be read', async () => {
    await (await open()).note(place('one'), outcome('red'));
    await appendFile(await file(), '{"name":"two","bef{"name":"three"}\n');
    await (await open()).note(place('four'), outcome('blue'));
    const next = await open();
    expect(next.find(place('one'))).toEqual(outcome('red'));
    expect(next.find(place('four'))).toEqual(outcome('blue'));
  });
});
