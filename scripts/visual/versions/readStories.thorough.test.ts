import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../run/openBrowser.ts';
import { readStories } from './readStories.ts';

/** A Storybook of two files, of which one cannot be loaded. */
const storybook = `<!doctype html><title>Stories</title><script>
  globalThis.__STORYBOOK_PREVIEW__ = {
    storyStoreValue: {
      loadStory: async ({ storyId }) => {
        if (storyId === 'badge--all-states') throw new Error('no such export');
        const modes = { 'one-light-390': { site: 'one', mode: 'light', viewport: 390 } };
        return {
          storyGlobals: { site: 'one' },
          parameters: { chromatic: { modes }, visual: { masks: ['img'] }, render: () => undefined },
        };
      },
    },
  };
</script>`;

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'));
  const entry = (name: string) => ({
    id: `${name.toLowerCase()}--all-states`,
    type: 'story',
    title: name,
    name: 'All States',
    importPath: `./src/${name}.stories.tsx`,
    exportName: 'AllStates',
  });
  const entries = { link: entry('Link'), badge: entry('Badge') };
  await writeFile(join(folder, 'index.json'), JSON.stringify({ entries }));
  await writeFile(join(folder, 'iframe.html'), storybook);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

it('knows every story, that of a file which cannot be loaded by its name alone', async () => {
  const { stories, views } = await readStories(folder, browser);
  expect(views).toEqual([{ site: 'one', mode: 'light', width: 390 }]);
  expect(stories).toMatchObject([
    { id: 'link--all-states', file: 'src/Link.stories.tsx', pinned: { site: 'one' }, masks: ['img'] },
    { id: 'badge--all-states', file: 'src/Badge.stories.tsx', pinned: {}, masks: [] },
  ]);
});
