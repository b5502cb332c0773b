import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOf, storybookOf, type Version } from './build.ts';

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

function build(): Promise<Version> {
  return buildOf({
    cache: root,
    tree: 'as-it-was',
    files: async () => root,
    treeNow: async () => 'as-it-is',
    browser: () => Promise.reject(new Error('Stories are not asked for.')),
  });
}

it('keeps no Storybook of files that changed while it was built', async () => {
  await expect(build()).rejects.toThrow('Files changed while their Storybook was built; run it again.');
  expect(existsSync(storybookOf(root, 'as-it-was'))).toBe(false);
});

it('says what went wrong in the words of the build, without its way through packages', async () => {
  const said = [
    '●  Building preview..',
    '■  Build failed with 1 error:',
    '│  Expected `}` in Badge.stories.tsx:12',
    ...Array.from({ length: 60 }, (_, line) => `│  at build (file:///node_modules/vite.js:${line})`),
  ];
  const storybook = join(root, 'node_modules', '.bin', 'storybook');
  await writeFile(storybook, `#!/bin/sh\ncat <<'END'\n${said.join('\n')}\nEND\nexit 1\n`, { mode: 0o755 });
  await expect(build()).rejects.toThrow(/could not be built in .*:\n■ {2}Build failed.*\n│ {2}Expected `}` in Badge/);
  await rm(storybook);
  await expect(build()).rejects.toThrow('ENOENT');
});
