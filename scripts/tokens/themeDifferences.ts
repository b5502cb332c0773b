import { colorTokens } from '#design-system/tokens/semanticTokens.ts';
import { fluid } from './fluid.ts';
import { modes } from './problem.ts';
import type { Theme } from './theme.ts';

/** A token that has another value in two versions of a theme. */
export interface TokenDifference {
  readonly property: string;
  readonly mode: 'light' | 'dark' | 'both';
  readonly before: string;
  readonly after: string;
}

type Values = ReadonlyMap<
  string,
  { readonly property: string; readonly mode: TokenDifference['mode']; readonly value: string }
>;

function valuesOf(theme: Theme): Values {
  const shared = [
    ...Object.entries(theme.fonts).map(([role, { name, generic }]) => [`font-${role}`, `${name}, ${generic}`] as const),
    ...Object.entries(theme.sizes).map(([role, size]) => [`size-${role}`, fluid(size)] as const),
    ...Object.entries(theme.numbers).map(([role, value]) => [role, String(value)] as const),
    ...Object.entries(theme.radii).map(([role, radius]) => [`radius-${role}`, radius] as const),
  ].map(([role, value]) => ({ property: `--site-${role}`, mode: 'both' as const, value }));
  const colors = modes.flatMap((mode) =>
    colorTokens.map((role) => ({ property: `--site-color-${role}`, mode, value: theme.colors[mode][role] })),
  );
  return new Map([...colors, ...shared].map((each) => [`${each.property} ${each.mode}`, each]));
}

/** The tokens that differ between two versions of a theme, derived colours included; colours first. */
export function themeDifferences(before: Theme, after: Theme): readonly TokenDifference[] {
  const former = valuesOf(before);
  return [...valuesOf(after)].flatMap(([key, { property, mode, value }]) => {
    const old = former.get(key)?.value ?? '';
    return old === value ? [] : [{ property, mode, before: old, after: value }];
  });
}
