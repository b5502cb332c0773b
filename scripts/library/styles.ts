import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'tailwindcss';
import type { LibraryModule } from './modules.ts';
import { baseStyles, sourceFolder } from './packageFiles.ts';
import { compareSpecificity, specificityOf } from './specificity.ts';
import { splitStyles } from './splitStyles.ts';

/** The portal's stylesheet, taken apart so that every module can carry its own share. */
export interface LibraryStyles {
  /** The names of all layers in their order, and nothing else. */
  readonly layers: string;
  /** Everything that is no utility class, and the layers before it. */
  readonly base: string;
  /** The rules for the classes that modules name, each once; empty when there are none. */
  readonly rulesFor: (...modules: readonly LibraryModule[]) => string;
}

/**
 * Makes the classes of all modules at once, as the portal does, and gives the rules cascade layers, in the order in which
 * they prevail in the portal's stylesheet. Themes and the base name the layers in that order, so it no longer matters in
 * which order the modules' stylesheets reach a page, nor how often a rule comes: `large:hidden` beats `flex` in either
 * case.
 */
export async function makeStyles(modules: readonly LibraryModule[]): Promise<LibraryStyles> {
  const words = new Set(modules.flatMap(wordsOf));
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
  const { rest, rules: inOrder } = splitStyles(compiler.build([...words]), words);
  const rules = byPrevalence(inOrder);
  const layers = layersOf([...rules.keys()], modules);
  // Starting values of Tailwind's own variables yield to everything.
  const order = `@layer properties, theme, base, components, utilities;\n@layer utilities {\n  @layer ${[...new Set(layers.values())].join(', ')};\n}\n`;
  return {
    layers: order,
    base: `${order}${rest}`,
    rulesFor: (...modules) => {
      const naming = modules.filter(({ path }) => mayNameClasses.test(path));
      for (const module of modules) if (!naming.includes(module)) refuseClasses(module, rules);
      const wanted = new Set(naming.flatMap(wordsOf));
      const own = [...rules].filter(([name]) => wanted.has(name));
      if (own.length === 0) return '';
      const layered = Map.groupBy(own, ([name]) => layers.get(name));
      const blocks = [...layered].map(
        ([layer, inside]) => `@layer ${layer} {\n${inside.map(([, rule]) => rule).join('\n')}\n}`,
      );
      return `@layer utilities {\n${blocks.join('\n')}\n}\n`;
    },
  };
}

const require = createRequire(import.meta.url);

/**
 * Rules in the order in which they prevail over each other where they share a layer: by their specificity, which layers
 * do not ask for, and among equals as they stand. `hover:bg-action` beats `print:bg-page`, which comes after it.
 */
function byPrevalence(rules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const weighed = [...rules].map(([name, css]) => ({ name, css, specificity: specificityOf(selectorsOf(css)) }));
  const sorted = weighed.toSorted((one, other) => compareSpecificity(one.specificity, other.specificity));
  return new Map(sorted.map(({ name, css }) => [name, css]));
}

/** The selectors of all rules in some CSS, whatever groups they stand in, as one list. */
function selectorsOf(css: string): string {
  return [...css.matchAll(/(?<=^|[{};])\s*([^@\s{};](?:\\.|[^{};\\])*)\{/g)].map(([, selectors]) => selectors).join();
}

/**
 * The layer of every class that a module names. Neighbours that the same modules name share one: where one of them
 * comes to a page, the other comes after it in the same stylesheet. All others have a layer to themselves.
 */
function layersOf(classes: readonly string[], modules: readonly LibraryModule[]): ReadonlyMap<string, string> {
  const namedBy = new Map<string, string>();
  modules.forEach((module, index) => {
    if (!mayNameClasses.test(module.path)) return;
    for (const word of new Set(wordsOf(module))) namedBy.set(word, `${namedBy.get(word) ?? ''} ${index}`);
  });
  const layers = new Map<string, string>();
  let count = 0;
  let before: string | undefined;
  for (const name of classes) {
    const namers = namedBy.get(name);
    if (namers === undefined) continue;
    if (namers !== before) count += 1;
    before = namers;
    layers.set(name, `u${(count - 1).toString(36)}`);
  }
  return layers;
}

/** Elsewhere a word like `table` or `contents` is just a word, and must bring no styles to a server or to tokens. */
const mayNameClasses = /\.tsx$|\.variants\.ts$/;

function wordsOf({ strings }: LibraryModule): string[] {
  return strings.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
}

/** @throws when a string looks like a list of classes: they would be lost */
function refuseClasses({ path, strings }: LibraryModule, rules: ReadonlyMap<string, string>): void {
  const list = strings.find((text) => text.includes(' ') && text.split(' ').every((word) => rules.has(word)));
  if (list !== undefined)
    throw new Error(`${path} names classes ("${list}"): they belong in a .tsx or .variants.ts file.`);
}
