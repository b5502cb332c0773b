import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readTheme } from '../tokens/theme.ts';
import { themeCss } from '../tokens/themeCss.ts';
import { inJson } from './folder.ts';
import { Refusal } from './refusal.ts';

/**
 * The tokens of a site as the start of another theme.
 *
 * @param from the folder of the site they are taken from
 * @param theme the new folder, below `sites/`
 * @throws Refusal when they cannot be read
 */
export async function themeOf(from: string, theme: string, words: string): Promise<{ json: string; css: string }> {
  const first = basename(from);
  const json = (await readFile(join(from, 'tokens.json'), 'utf8')).replace(
    /"\$description": ".*"/,
    () => `"$description": "${inJson(words)}: starts as ${first} does."`,
  );
  const read = readTheme(theme, JSON.parse(json));
  if (!read.theme)
    throw new Refusal(`The tokens of ${first} cannot be read; run "npm run check:tokens" and fix them first.`);
  return { json, css: await themeCss(read.theme) };
}
