import type { SiteLooks } from '#scripts/siteLooks.ts';
import type { SiteStyle } from './dataOptions.ts';

/** What pages and letters look like, out of what came from the portal. */
export function stylesOf(styles: readonly SiteStyle[]): SiteLooks {
  const [first] = styles;
  if (first === undefined) throw new RangeError('There is no site.');
  const styleOf = (id: string) => styles.find(({ site }) => site.id === id) ?? first;
  return { lookOf: (id) => styleOf(id).look, colorsOf: (id) => styleOf(id).colors };
}
