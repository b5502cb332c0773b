import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Names } from './names.ts';
import { Refusal } from './refusal.ts';
import type { SiteLanguage } from './siteChoices.ts';

/** A file to write, by its path from the repository's root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const templates = join(import.meta.dirname, 'templates');

type Kind =
  | 'view'
  | 'viewTexts'
  | 'element'
  | 'definition'
  | 'component'
  | 'site'
  | `siteContent/${SiteLanguage}`
  | 'portlet';

/**
 * The files of a new folder, from the templates of a kind.
 * @throws Refusal when the folder is there already
 */
export async function filesFromTemplates(
  root: string,
  kind: Kind,
  folder: string,
  names: Names,
  more: Readonly<Record<string, string>> = {},
): Promise<NewFile[]> {
  const there = await folderOfThatName(root, folder);
  if (there !== undefined) throw new Refusal(`${there} is there already; choose another name.`);
  return fillTemplates(root, kind, folder, names, more);
}

/** The folder that bears a name already, in whatever capitals: some disks cannot tell `BUTTON` from `Button`. */
async function folderOfThatName(root: string, folder: string): Promise<string | undefined> {
  const parent = dirname(folder);
  if (!existsSync(join(root, parent))) return undefined;
  const name = basename(folder).toLowerCase();
  const alike = (await readdir(join(root, parent))).find((entry) => entry.toLowerCase() === name);
  return alike === undefined ? undefined : `${parent}/${alike}`;
}

/**
 * The templates of a kind, filled in. Their names end in `.txt`, so that nothing takes them for code; `__kebab__`,
 * `__pascal__`, `__camel__` and `__words__` stand for the name, in names and in texts.
 * @throws Refusal when one of the files is there already
 */
export async function fillTemplates(
  root: string,
  kind: Kind,
  folder: string,
  names: Names,
  more: Readonly<Record<string, string>> = {},
): Promise<NewFile[]> {
  const values: Readonly<Record<string, string>> = { ...names, ...more };
  const fill = (text: string, spell = (value: string) => value) =>
    text.replace(/__([a-z]+)__/g, (whole, key: string) => (values[key] === undefined ? whole : spell(values[key])));
  const entries = await readdir(join(templates, kind));
  return Promise.all(
    entries.sort().map(async (entry) => {
      const path = `${folder}/${fill(entry.replace(/\.txt$/, ''))}`;
      if (existsSync(join(root, path))) throw new Refusal(`${path} is there already; choose another name.`);
      return { path, text: fill(await readFile(join(templates, kind, entry), 'utf8'), spellings[extname(path)]) };
    }),
  );
}

/** How a text stands between the quotes, or the tags, of a kind of file, so that a title may have any of its letters. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  '.ts': inCode,
  '.tsx': inCode,
  '.json': inJson,
  '.svg': (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
};

/** A text between the quotes of a string in JSON. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A text between the single quotes of a string in TypeScript: double ones need nothing there. */
export function inCode(text: string): string {
  return inJson(text).replace(/\\"/g, '"').replace(/'/g, "\\'");
}
