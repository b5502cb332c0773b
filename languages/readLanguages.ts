import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { LanguageRow } from './language.ts';
import type { Language } from './languages.ts';

/**
 * The same rows as `languages.ts` has, read through the file system: for tools in plain Node.
 * @param location the folder that holds the languages' folders
 */
export async function readLanguages(
  location: URL = new URL('./', import.meta.url),
): Promise<ReadonlyMap<Language, LanguageRow>> {
  const entries = await readdir(location, { withFileTypes: true });
  const folders = entries.filter(
    (entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/language.ts`, location)),
  );
  const rows = await Promise.all(
    folders.map(async ({ name }): Promise<[Language, LanguageRow]> => {
      const module: { readonly default: LanguageRow } = await import(new URL(`${name}/language.ts`, location).href);
      return [name, module.default];
    }),
  );
  return new Map(rows.sort(([, one], [, other]) => one.order - other.order));
}
