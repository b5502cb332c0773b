import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DecisionFile } from '../model/decisions.ts';
import { manyDifferences } from '../testing/manyDifferences.ts';
import { dataScript } from './gatherData.ts';
import { decide } from './server.ts';

const results = manyDifferences(3);
const [first = '', second = '', third = ''] = results.differences.map(({ key }) => key);
let root: string;
let file: DecisionFile;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'review-'));
  await mkdir(join(root, '.storybook'));
  file = new DecisionFile(root);
});

afterEach(() => rm(root, { recursive: true, force: true }));

function ask(body: object): Promise<void> {
  return decide(file, results, 'Anna', '2026-01-01T00:00:00Z', { run: results.at, ...body });
}

async function lines(): Promise<readonly string[]> {
  return (await file.read()).map(({ place, decision, who, why }) => [place, decision, who, why].join('|'));
}

describe('a decision', () => {
  it('is a line with who and why; another on the same takes its place', async () => {
    await ask({ action: 'approved', keys: [first, second], why: 'as agreed' });
    await ask({ action: 'rejected', keys: [second], why: '' });
    expect(await lines()).toEqual([`${first}|approved|Anna|as agreed`, `${second}|rejected|Anna|`]);
  });

  it('is kept beside those that come in the same moment', async () => {
    await Promise.all([
      ask({ action: 'approved', keys: [first], why: '' }),
      ask({ action: 'rejected', keys: [second], why: '' }),
      ask({ action: 'approved', keys: [third], why: '' }),
    ]);
    expect(await lines()).toEqual([`${first}|approved|Anna|`, `${second}|rejected|Anna|`, `${third}|approved|Anna|`]);
  });

  it('is taken back', async () => {
    await ask({ action: 'approved', keys: [first], why: '' });
    await ask({ action: 'undo', keys: [first] });
    expect(await lines()).toEqual([]);
  });

  it('returns with one request where only fingerprints moved', async () => {
    const earlier = manyDifferences(3, 'earlier');
    await decide(file, earlier, 'Bas', '2025-12-01T00:00:00Z', {
      action: 'approved',
      run: earlier.at,
      keys: [first, second],
      why: 'then',
    });
    await ask({ action: 'confirm', keys: [first, second] });
    expect((await lines()).slice(2)).toEqual([`${first}|approved|Anna|then`, `${second}|approved|Anna|then`]);
  });

  it('is refused from a page of another run, even where that found the same places', async () => {
    const run = '2026-01-14T10:00:00.000Z';
    await expect(ask({ run, action: 'approved', keys: [first], why: '' })).rejects.toThrow(
      'The page is of an earlier run; load it again.',
    );
    await ask({ action: 'approved', keys: [first], why: '' });
    await expect(ask({ run, action: 'undo', keys: [first] })).rejects.toThrow('earlier run');
    await expect(ask({ run, action: 'confirm', keys: [first] })).rejects.toThrow('earlier run');
    expect(await lines()).toEqual([`${first}|approved|Anna|`]);
  });

  it('is refused for what the run did not find, and in any other form', async () => {
    await expect(ask({ action: 'approved', keys: ['elsewhere'], why: '' })).rejects.toThrow('earlier run');
    await expect(ask({ run: undefined, action: 'approved', keys: [first], why: '' })).rejects.toThrow();
    await expect(ask({ action: 'approved', keys: [], why: '' })).rejects.toThrow();
    await expect(ask({ action: 'delete', keys: [first] })).rejects.toThrow();
    expect(await lines()).toEqual([]);
  });
});

it('writes data that no text of a story can break out of', () => {
  const data = { results: { ...results, at: '</script><script>' }, standings: {}, writable: false, sites: {} };
  expect(dataScript(data)).not.toContain('</script');
});
