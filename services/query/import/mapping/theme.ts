import { pathsTo } from '#services/query/collection/path.ts';

/** How sources write a theme within a theme: `Nature > Forest`, `Nature::Forest`, `nature/forest`. */
const within = /\s*(?:>|::|»|›|\/)\s*/;

/** A theme as the path to it, `Nature/Forest`; `''` for none. */
export function themePath(text: string): string {
  return pathsTo(text.split(within).join('/')).at(-1) ?? '';
}
