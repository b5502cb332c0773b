import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { z } from 'zod';
import type { Story } from '../inputs/inputs.ts';
import type { View } from '../model/place.ts';
import type { PreparedStory } from '../model/storybookPage.ts';
import { serveFolder } from '../serving/serveFolder.ts';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      exportName: z.string().optional(),
    }),
  ),
});

const modeSchema = z.object({ site: z.string(), mode: z.enum(['light', 'dark']), viewport: z.number() });
const variantSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What Storybook tells of a story: its globals, and what it says to snapshots and to this review. */
const preparedSchema = z.record(
  z.string(),
  z.object({
    storyGlobals: z.object({ site: z.string().optional(), mode: z.string().optional() }).catch({}),
    parameters: z.object({
      chromatic: z
        .object({ modes: z.record(z.string(), modeSchema) })
        .optional()
        .catch(undefined),
      visual: z
        .object({
          variants: variantSchema.default({}),
          threshold: z.number().min(0).max(1).default(0),
          masks: z.array(z.string()).default([]),
        })
        .prefault({}),
    }),
  }),
);

/**
 * In the page: what Storybook knows of stories, by their ids, as JSON, in which functions fall away. A story whose file
 * cannot be loaded is left out, and says why when it is shown.
 */
async function prepareStories(ids: readonly string[]): Promise<string> {
  const prepared: Record<string, Pick<PreparedStory, 'storyGlobals' | 'parameters'>> = {};
  for (const id of ids) {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id }).catch(() => undefined);
    if (!story) continue;
    const { chromatic, visual } = story.parameters;
    prepared[id] = { storyGlobals: story.storyGlobals, parameters: { chromatic, visual } };
  }
  return JSON.stringify(prepared);
}

/** The stories of a built Storybook with their parameters, and the views that its preview names. */
export async function readStories(
  folder: string,
  browser: Browser,
): Promise<{ readonly stories: readonly Story[]; readonly views: readonly View[] }> {
  const { entries } = indexSchema.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  try {
    await page.goto(`${served.origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
    const own = Object.values(entries).filter(({ type }) => type === 'story');
    const prepared = preparedSchema.parse(
      JSON.parse(
        await page.evaluate(
          prepareStories,
          own.map(({ id }) => id),
        ),
      ),
    );
    // `.storybook/modes.ts` hands its views on as Chromatic's; a story of one site has fewer.
    const modes = Object.values(prepared)
      .map(({ parameters }) => parameters.chromatic?.modes ?? {})
      .reduce((most, each) => (Object.keys(each).length > Object.keys(most).length ? each : most), {});
    const stories = own.map(({ id, title, name, importPath, exportName = '' }): Story => {
      const { storyGlobals = {}, parameters } = prepared[id] ?? {};
      const { site, mode } = storyGlobals;
      return {
        id,
        title,
        name,
        exportName,
        file: importPath.replace(/^\.\//, ''),
        pinned: { ...(site !== undefined && { site }), ...(mode !== undefined && { mode }) },
        variants: parameters?.visual.variants ?? {},
        threshold: parameters?.visual.threshold ?? 0,
        masks: parameters?.visual.masks ?? [],
      };
    });
    return {
      stories,
      views: Object.values(modes).map(({ site, mode, viewport }) => ({ site, mode, width: viewport })),
    };
  } finally {
    await page.close();
    await served.close();
  }
}
