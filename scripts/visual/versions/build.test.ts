import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOf, storybookOf } from './build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'node_modules', '.bin'), { recursive: true });
  await writeFile(join(root, 'package-lock.json'), '{"packages":{}}');
  // A Storybook without stories: "build --quiet --stats-json --output-dir <folder>".
  const storybook = '#!/bin/sh\nmkdir -p "$5" && echo \'{"modules":[]}\' > "$5/preview-stats.json"\n';
  await writeFile(join(root, 'node_modules', '.bin', 'storybook'), storybook, { mode: 0o755 });
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('keeps no Storybook of files that changed while it was built', async () => {
  const build = buildOf({
    cache: root,
    tree: 'as-it-was',
    files: async () => root,
    treeNow: async () => 'as-it-is',
    browser: () => Promise.reject(new Error('Stories are not asked for.')),
  });
  await expect(build).rejects.toThrow('Files changed while their Storybook was built; run it again.');
  expect(existsSync(storybookOf(root, 'as-it-was'))).toBe(false);
});
