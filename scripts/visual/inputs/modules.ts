import { z } from 'zod';
import { variablesIn } from './styleSheet.ts';

/** What one file of ours brings to the stories that reach it. */
export interface Module {
  /** Of its content. */
  readonly hash: string;
  /** Files it imports, by their path from the root. */
  readonly imports: readonly string[];
  /** Packages it imports. */
  readonly packages: readonly string[];
  /** Class names of the compiled styles that stand in it. */
  readonly classes: readonly string[];
  /** Custom properties it names. */
  readonly variables: readonly string[];
  /** It asks the toolbar's values, so that another site has to be rendered rather than worn. */
  readonly readsGlobals: boolean;
  /** It dresses a part in a theme by itself, which may be any but for the toolbar's. */
  readonly ownScope: boolean;
}

const statsSchema = z.object({
  modules: z.array(z.object({ id: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) })),
});

/** Imports by importer, as `storybook build --stats-json` lists them; paths from the root, without queries. */
export function importsOf(stats: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  const bare = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');
  for (const { id, reasons } of statsSchema.parse(stats).modules) {
    for (const { moduleName } of reasons) {
      const from = imports.get(bare(moduleName)) ?? new Set();
      from.add(bare(id));
      imports.set(bare(moduleName), from);
    }
  }
  return imports;
}

/** The package that a path below `node_modules` belongs to; undefined for a file of ours. */
export function packageOf(path: string): string | undefined {
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

const bareImport = /(?:from\s*|import\s*\(?\s*)['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g;

/** Packages that a script names. Those that a bundler has dropped as types alone are among them, which does no harm. */
export function packagesNamedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(bareImport)].map(([, name = '']) => name))].filter(
    (name) => !name.startsWith('node:'),
  );
}

/**
 * The classes of `known` that a text contains, in quotes or in any other way: one too many costs a picture, one too few
 * would hide a change.
 */
export function classesIn(text: string, known: ReadonlySet<string>, unusual: readonly string[]): readonly string[] {
  const words = new Set([...text.split(/[\s"'`\\<>=]+/), ...text.split(/[^\w-]+/)]);
  return [
    ...[...words].filter((word) => known.has(word)),
    ...unusual.filter((name) => !words.has(name) && text.includes(name)),
  ];
}

/** Classes that do not stand between blanks and quotes alone, for `classesIn`. */
export function unusualClasses(known: ReadonlySet<string>): readonly string[] {
  return [...known].filter((name) => /[^\w-]/.test(name));
}

/** What a file contains that matters to a fingerprint. `text` is empty for pictures and other binary files. */
export function readModule(
  text: string,
  hash: string,
  imports: readonly string[],
  known: ReadonlySet<string>,
  unusual: readonly string[],
): Module {
  return {
    hash,
    imports: imports.filter((path) => packageOf(path) === undefined),
    packages: [...new Set([...imports.flatMap((path) => packageOf(path) ?? []), ...packagesNamedIn(text)])].sort(),
    classes: classesIn(text, known, unusual),
    variables: variablesIn(text),
    readsGlobals: /[{,(]\s*globals\b(?!:\s*\{)|\.globals\b|\breadGlobals\b/.test(text),
    ownScope: /<SiteScope\b|data-site=["']/.test(text) && !/\bStoryGlobalsContext\b/.test(text),
  };
}

/** Every file that is reached from these, themselves included. */
export function reach(modules: Readonly<Record<string, Module>>, from: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? '';
    const found = modules[path];
    if (reached.has(path) || !found) continue;
    reached.add(path);
    waiting.push(...found.imports);
  }
  return reached;
}
