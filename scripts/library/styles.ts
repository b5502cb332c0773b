import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'tailwindcss';
import { splitStyles } from './splitStyles.ts';
import { baseStyles, sourceFolder } from './packageFiles.ts';

/** The portal's stylesheet, taken apart so that every module can carry its own share. */
export interface LibraryStyles {
  /** Everything that is no utility class, and the order of all of them. */
  readonly base: string;
  /** The rules for the classes among some words; empty when there are none. */
  readonly rulesFor: (words: ReadonlySet<string>) => string;
}

/**
 * Makes the classes of all modules at once, as the portal does, and gives each rule a cascade layer of its own, in the
 * order of the portal's stylesheet. The base names the layers in that order, so it no longer matters in which order
 * the modules' stylesheets reach a page, nor how often a rule comes: `large:hidden` beats `flex` in either case.
 */
export async function makeStyles(words: ReadonlySet<string>): Promise<LibraryStyles> {
  const compiler = await compile(await readFile(resolve(sourceFolder, baseStyles), 'utf8'), {
    base: resolve(sourceFolder, dirname(baseStyles)),
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
    loadModule: async (id, base) => {
      const path = resolve(base, id);
      const loaded: { default: never } = await import(pathToFileURL(path).href);
      return { path, base: dirname(path), module: loaded.default };
    },
  });
  const { rest, rules } = splitStyles(compiler.build([...words]), words);
  const layers = new Map([...rules.keys()].map((name, index) => [name, `u${index.toString(36)}`]));
  const order = `@layer theme, base, components, utilities;\n@layer utilities {\n  @layer ${[...layers.values()].join(', ')};\n}\n`;
  return {
    base: `${order}${rest}`,
    rulesFor: (wanted) => {
      const own = [...rules].filter(([name]) => wanted.has(name));
      if (own.length === 0) return '';
      return `@layer utilities {\n${own.map(([name, rule]) => `@layer ${layers.get(name)} {\n${rule}\n}`).join('\n')}\n}\n`;
    },
  };
}

const require = createRequire(import.meta.url);
