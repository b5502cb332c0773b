import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const sitesFolder = fileURLToPath(new URL('../../sites/', import.meta.url));

/** Folders of `sites/` that carry a theme: every folder with a tokens.json, found by itself. */
export async function themedSites(): Promise<readonly string[]> {
  const entries = await readdir(sitesFolder, { recursive: true });
  return entries
    .filter((path) => /(?:^|\/)tokens\.json$/.test(path))
    .map((path) => path.slice(0, -'/tokens.json'.length))
    .sort();
}

export async function readTokensJson(site: string): Promise<unknown> {
  return JSON.parse(await readFile(`${sitesFolder}${site}/tokens.json`, 'utf8'));
}

export function themeCssPath(site: string): string {
  return `${sitesFolder}${site}/tokens.css`;
}
