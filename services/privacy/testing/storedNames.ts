import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

const quoted = /^['"`]([^'"`$]+)['"`]$/;

/** The sources of the portal's own code, by their paths. */
function readSources(): ReadonlyMap<string, string> {
  const files = globSync('src/**/*.{ts,tsx,js}', { cwd: root });
  const own = files.filter((file) => !/\.(test|stories|fixtures)\.|\/testing\//.test(file));
  return new Map(own.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}

/** What an expression in some code stands for; more than one thing where it is a parameter. */
function valuesOf(expression: string, code: string, all: readonly string[]): readonly string[] {
  const [, literal] = quoted.exec(expression) ?? [];
  if (literal !== undefined) return [literal];
  const [name = ''] = /^\w+/.exec(expression) ?? [];
  // A function that begins with fixed words.
  const [, start] = new RegExp(`const ${name} = \\([^)]*\\)[^=]*=> \`([^$\`]+)\\$\\{`).exec(code) ?? [];
  if (start !== undefined) return [`${start.trim()} …`];
  for (const each of [code, ...all]) {
    const [, value] = new RegExp(`const ${name}(?:: [^=]+)? = ['"\`]([^'"\`$]+)['"\`]`).exec(each) ?? [];
    if (value !== undefined) return [value];
  }
  const [, called] = new RegExp(`function (\\w+)\\(\\s*${name}\\b`).exec(code) ?? [];
  const calls =
    called === undefined ? [] : [...code.matchAll(new RegExp(`(?<!function )\\b${called}\\(\\s*(\\w+)`, 'g'))];
  const found = calls.flatMap(([, argument = '']) => valuesOf(argument, code, all));
  return found.length > 0 ? found : [`unknown: ${expression}`];
}

/** Under which names the portal's code keeps something in the browser: `localStorage consent`. */
export function storedNames(): ReadonlySet<string> {
  const sources = readSources();
  const all = [...sources.values()];
  const names = new Set<string>();
  for (const code of all) {
    for (const [, kind, key = ''] of code.matchAll(
      /\b(local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*(['"`][^'"`]*['"`]|\w+\(?)/g,
    )) {
      for (const value of valuesOf(key, code, all)) names.add(`${kind}Storage ${value}`);
    }
    for (const [, name] of code.matchAll(/document\.cookie = `([\w.-]+)=/g)) names.add(`cookie ${name}`);
    for (const [, list = ''] of code.matchAll(/const cookieNames = \{([^}]*)\}/g)) {
      for (const [, name] of list.matchAll(/'([^']+)'/g)) names.add(`cookie ${name}`);
    }
  }
  return names;
}

/** Files that write cookies by themselves, without the two ways that are looked for above. */
export function otherCookieWriters(): readonly string[] {
  return [...readSources()]
    .filter(([, code]) => /from 'hono\/(utils\/)?cookie'/.test(code) && !code.includes('const cookieNames = {'))
    .map(([file]) => file);
}

/** The names that Auth0's library keeps things under stand in its code. */
export function readAuth0Library(): string {
  return readFileSync(resolve(root, 'node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.production.esm.js'), 'utf8');
}

/** A length of time that the portal's code names (s). */
export function secondsOf(file: string, name: string): number {
  const [, product = ''] =
    new RegExp(`const ${name} = ([\\d *]+);`).exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
  return product.split('*').reduce((whole, factor) => whole * Number(factor), 1);
}
