import type { ColorPair, ComponentPairs } from '#design-system/tokens/pairs.ts';
import { needed, pairName, type SeenPair, seenPair } from './pairContrast.ts';
import type { Mode } from './problem.ts';
import type { Theme } from './theme.ts';

/** A pair once, with everyone who declares it. */
export interface PairRow extends SeenPair {
  readonly name: string;
  readonly pair: ColorPair;
  readonly components: readonly string[];
  readonly passes: boolean;
}

/** Room above what a pair needs: 1 is exactly enough. What needs nothing comes after everything that does. */
function room({ pair, ratio }: PairRow): number {
  return pair.size === 'ornament' ? Number.POSITIVE_INFINITY : ratio / needed[pair.size];
}

/** The declared pairs of a theme and mode, each once, tightest first. */
export function pairRows(theme: Theme, mode: Mode, declarations: readonly ComponentPairs[]): readonly PairRow[] {
  const declaring = new Map<string, { readonly pair: ColorPair; readonly components: Set<string> }>();
  for (const { component, pairs } of declarations) {
    for (const pair of pairs) {
      const key = `${pairName(pair)} ${pair.size}`;
      const known = declaring.get(key) ?? { pair, components: new Set<string>() };
      known.components.add(component);
      declaring.set(key, known);
    }
  }
  return [...declaring.values()]
    .map(({ pair, components }) => {
      const seen = seenPair(theme, mode, pair);
      return {
        ...seen,
        name: pairName(pair),
        pair,
        components: [...components].sort(),
        passes: seen.ratio >= needed[pair.size],
      };
    })
    .sort((one, other) => {
      const [first, second] = [room(one), room(other)];
      return first === second ? one.name.localeCompare(other.name) : first - second;
    });
}
