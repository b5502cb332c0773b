import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /\/languages\/[^/]+\/[^/]+\.json$/;
/** The language that every text is written in first. */
const source = 'nl';

type Texts = Readonly<Record<string, string>>;

/**
 * Completes the texts of a language with those of the source language, file by file, so that a page never shows a key.
 * On a development server and in Storybook what is borrowed stands in marks, so that it is seen: `⟦Zoeken⟧`.
 */
export function completeTexts(): Plugin {
  let isDevelopment = false;
  return {
    name: 'portal:complete-texts',
    enforce: 'pre',
    configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode !== 'production';
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!textFile.test(file) || basename(dirname(file)) === source) return undefined;
      const sourceFile = join(dirname(file), '..', source, basename(file));
      this.addWatchFile(sourceFile);
      const complete = completed(JSON.parse(code), JSON.parse(await readFile(sourceFile, 'utf8')), isDevelopment);
      return { code: JSON.stringify(complete), map: null };
    },
  };
}

/** Texts with what they lack; other plural forms than the source's come from its general one by i18next itself. */
export function completed(texts: Texts, sourceTexts: Texts, isMarked: boolean): Texts {
  const borrowed = Object.entries(sourceTexts)
    .filter(([key]) => !(texts[key] ?? ''))
    .map(([key, text]) => [key, isMarked ? `⟦${text}⟧` : text] as const);
  return { ...texts, ...Object.fromEntries(borrowed) };
}
