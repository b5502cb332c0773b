import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Names } from './names.ts';
import { Refusal } from './refusal.ts';

/** A file to write, by its path from the repository's root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const templates = join(import.meta.dirname, 'templates');

type Kind = 'view' | 'viewTexts' | 'element' | 'definition' | 'component' | 'site' | 'siteHome' | 'portlet';

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
  if (existsSync(join(root, folder))) throw new Refusal(`${folder} is there already; choose another name.`);
  return fillTemplates(kind, folder, names, more);
}

/**
 * The templates of a kind, filled in. Their names end in `.txt`, so that nothing takes them for code; `__kebab__`,
 * `__pascal__`, `__camel__` and `__words__` stand for the name, in names and in texts.
 */
export async function fillTemplates(
  kind: Kind,
  folder: string,
  names: Names,
  more: Readonly<Record<string, string>> = {},
): Promise<NewFile[]> {
  const values: Readonly<Record<string, string>> = { ...names, ...more };
  const fill = (text: string) => text.replace(/__([a-z]+)__/g, (whole, key: string) => values[key] ?? whole);
  const entries = await readdir(join(templates, kind));
  return Promise.all(
    entries.sort().map(async (entry) => ({
      path: `${folder}/${fill(entry.replace(/\.txt$/, ''))}`,
      text: fill(await readFile(join(templates, kind, entry), 'utf8')),
    })),
  );
}
