import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manyDifferences } from '../testing/manyDifferences.ts';
import { writeReport } from './report.ts';

const repository = resolve(import.meta.dirname, '../../..');
const results = manyDifferences(0);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the folder of a report', () => {
  it('is refused when it holds something else, which stays', async () => {
    await writeFile(join(folder, 'index.html'), 'a site of its own');
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'photo.jpg'), 'a photo');
    await expect(writeReport(repository, results, folder)).rejects.toThrow(
      `${folder} holds other files than a report; name a folder that is new or empty`,
    );
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('a site of its own');
    expect(await readFile(join(folder, 'assets', 'photo.jpg'), 'utf8')).toBe('a photo');
  });

  it('may be new, empty, or hold an earlier report, whose files alone are replaced', async () => {
    const out = join(folder, 'new');
    await writeReport(repository, results, out);
    await writeFile(join(out, 'pictures', 'earlier.png'), 'a picture of the earlier report');
    await writeFile(join(out, 'notes.txt'), 'what somebody put beside it');
    await writeReport(repository, { ...results, at: '2026-01-16T10:00:00.000Z' }, out);
    expect((await readdir(out)).sort()).toEqual(
      expect.arrayContaining(['data.js', 'index.html', 'notes.txt', 'pictures', 'review.css', 'review.js']),
    );
    expect(await readFile(join(out, 'data.js'), 'utf8')).toContain('2026-01-16T10:00:00.000Z');
    expect(existsSync(join(out, 'pictures', 'earlier.png'))).toBe(false);
  });
});
