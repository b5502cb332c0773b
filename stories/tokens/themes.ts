import { z } from 'zod';
import { readDeclarations } from '#scripts/tokens/pairSchema.ts';
import { problemLine } from '#scripts/tokens/problem.ts';
import { readTheme, type Theme } from '#scripts/tokens/theme.ts';
import { tokenUses } from '#scripts/tokens/usage.ts';
import type { Site } from '#sites/site.schema.ts';
import { allSites } from '#sites/sites.ts';

/*
 * What `npm run check:tokens` reads with Node, read here by Vite: the same files go through the same functions, so the
 * pages cannot say anything else than the check.
 */

const tokenFiles = import.meta.glob<unknown>('../../sites/*/tokens.json', { eager: true, import: 'default' });
const pairFiles = import.meta.glob<unknown>('../../src/design-system/**/*.pairs.ts', { eager: true });
const sourceFiles = import.meta.glob<string>(
  [
    '../../src/design-system/**/*.{ts,tsx,css}',
    '!../../src/design-system/**/*.{stories,test,test-d,pairs}.{ts,tsx}',
    '!../../src/design-system/tokens/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** A site with its theme, ready to be shown. */
export interface ThemedSite {
  readonly site: Site;
  readonly theme: Theme;
  /** Its tokens.json. */
  readonly tokens: unknown;
}

/** Every site in its own order with its theme. Throws what the check would say when a theme is not whole. */
export const themedSites: readonly ThemedSite[] = allSites.map((site) => {
  const tokens = tokenFiles[`../../sites/${site.id}/tokens.json`];
  const { theme, problems } = readTheme(site.id, tokens);
  if (theme === undefined) throw new Error(problems.map(problemLine).join('\n'));
  return { site, theme, tokens };
});

/** The pairs that the components declare. */
export const declarations = Object.entries(pairFiles).flatMap(([path, exported]) => readDeclarations(path, exported));

const usersOf = new Map<string, Set<string>>();
for (const { property, owner } of tokenUses(
  Object.entries(sourceFiles).map(([path, text]) => ({
    path: path.replace(/^(?:\.\.\/)+/, ''),
    text: z.string().parse(text),
  })),
)) {
  usersOf.set(property, (usersOf.get(property) ?? new Set()).add(owner));
}

/** The components that paint with a token, by name and in order; `property` is its custom property. */
export function componentsUsing(property: string): readonly string[] {
  return [...(usersOf.get(property) ?? [])].sort((one, other) => one.localeCompare(other));
}
