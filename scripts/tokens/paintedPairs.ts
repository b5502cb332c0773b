import type { PairColor } from '#design-system/tokens/pairs.ts';
import { colorOfClass, readClass, type TokenClass } from './classNames.ts';
import { ownerOf, paints, quotedTexts, type Source } from './sources.ts';

/** An ink on a ground, as one class list puts them together. */
export interface PaintedPair {
  readonly owner: string;
  readonly path: string;
  readonly line: number;
  readonly foreground: PairColor;
  readonly background: PairColor;
  readonly backgroundOpacity: number;
}

interface Paint {
  readonly found: TokenClass;
  readonly color: PairColor;
  readonly line: number;
}

/** States in which colours are the system's (forced colours) or ink on paper, which no theme decides. */
const foreign = /(?:^|:)(?:forced-colors|print):/;

/** What a class list paints in a state: the state's own class, else the one it keeps from rest. */
function inState(paints: readonly Paint[], state: string): Paint | undefined {
  return paints.find(({ found }) => found.state === state) ?? paints.find(({ found }) => found.state === '');
}

/**
 * Inks and grounds that stand in one class list, in each of its states (`hover:bg-action-hover` keeps the ink of
 * rest). Colours that meet in two lists, or in two elements, cannot be seen here: for those a component's own word in
 * its pairs file has to do.
 */
export function paintedPairs({ path, text }: Source): readonly PaintedPair[] {
  if (!paints(path) || path.endsWith('.css')) return [];
  return quotedTexts(text).flatMap((words) => {
    const colored = words.flatMap(({ word, line }): readonly Paint[] => {
      const found = readClass(word);
      const color = found === undefined ? undefined : colorOfClass(found);
      return found === undefined || color === undefined || foreign.test(found.state) ? [] : [{ found, color, line }];
    });
    const inks = colored.filter(({ found }) => found.utility === 'text');
    const grounds = colored.filter(({ found }) => found.utility === 'bg');
    return [...new Set([...inks, ...grounds].map(({ found }) => found.state))].flatMap((state) => {
      const ink = inState(inks, state);
      const ground = inState(grounds, state);
      if (ink === undefined || ground === undefined) return [];
      return [
        {
          owner: ownerOf(path),
          path,
          line: state === ink.found.state ? ink.line : ground.line,
          foreground: ink.color,
          background: ground.color,
          backgroundOpacity: ground.found.opacity,
        },
      ];
    });
  });
}
