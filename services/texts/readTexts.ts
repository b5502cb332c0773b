import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Language } from '#languages/languages.ts';
import { plainTexts } from '#languages/plainTexts.ts';
import { readLanguages } from '#languages/readLanguages.ts';
import type { TranslateTexts } from '#languages/translate.ts';

/** What a service says, in every language that the portal speaks. */
export interface ServiceTexts<Texts> {
  /** In a language by its code, or as OpenID writes it (`nl_NL`); the first that is spoken, else the source language. */
  in(...wishes: readonly (string | undefined)[]): { readonly language: Language; readonly t: TranslateTexts<Texts> };
}

const fileSchema = z.record(z.string(), z.string());
const folder = new URL('../../languages/', import.meta.url);

/**
 * Reads a file of texts from all languages' folders. What a language lacks is said in the source language.
 * @param name of the file, without its ending
 */
export async function readTexts<Texts extends object>(name: string): Promise<ServiceTexts<Texts>> {
  const languages = [...(await readLanguages(folder)).keys()];
  const files = await Promise.all(
    languages.map(async (language) => [language, await readFileOf(language, name)] as const),
  );
  const byLanguage = new Map(files);
  const [source = 'nl'] = languages;
  const inSource = byLanguage.get(source) ?? {};
  return {
    in(...wishes) {
      const codes = wishes.map((wish = '') => /[a-z]+/i.exec(wish)?.[0].toLowerCase() ?? '');
      const language = codes.find((code) => byLanguage.has(code)) ?? source;
      const say = plainTexts({ ...inSource, ...byLanguage.get(language) }, language);
      return { language, t: (key, values) => say(key, values) };
    },
  };
}

async function readFileOf(language: Language, name: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(new URL(`${language}/${name}.json`, folder), 'utf8').catch(() => '{}');
  return fileSchema.parse(JSON.parse(text));
}
