import { existsSync } from 'node:fs';
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

export function tokensJsonPath(site: string): string {
  return `${sitesFolder}${site}/tokens.json`;
}

export async function readTokensJson(site: string): Promise<unknown> {
  return JSON.parse(await readFile(tokensJsonPath(site), 'utf8'));
}

export function themeCssPath(site: string): string {
  return `${sitesFolder}${site}/tokens.css`;
}

/** The generated style sheet as it stands; empty when it was never written. */
export async function readThemeCss(site: string): Promise<string> {
  return existsSync(themeCssPath(site)) ? readFile(themeCssPath(site), 'utf8') : '';
}

/** The hand-written style sheet beside it, which declares the fonts; empty when there is none. */
export async function readSiteCss(site: string): Promise<string> {
  const path = `${sitesFolder}${site}/site.css`;
  return existsSync(path) ? readFile(path, 'utf8') : '';
}
