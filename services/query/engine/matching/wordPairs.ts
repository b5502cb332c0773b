import type { Term } from './parseTerm.ts';

/** So many of the best are looked at: the first pages. */
export const windowSize = 60;

/** What two words next to each other in the title are worth: less than a word there, more than one in the keywords. */
export const pairWorth = 30;

/** Words of fewer letters stand next to each other by chance. */
const letterMin = 3;

/** Two words of a term that follow each other. */
export type Pair = readonly [string, string];

export function pairsOf({ groups }: Term): Pair[] {
  const words = groups.map(([operand, ...others]) =>
    operand?.kind === 'word' && others.length === 0 && operand.word.length >= letterMin ? operand.word : undefined,
  );
  return words.flatMap((word, at): Pair[] => {
    const next = words[at + 1];
    return word === undefined || next === undefined ? [] : [[word, next]];
  });
}

export function countPairs(pairs: readonly Pair[], title: readonly string[]): number {
  return pairs.filter(([first, second]) =>
    title.some((word, at) => isForm(word, first) && isForm(title[at + 1] ?? '', second)),
  ).length;
}

/** Whether two words differ in their endings at the most: `change` and `changes`. */
function isForm(a: string, b: string): boolean {
  const length = Math.max(letterMin, Math.min(a.length, b.length) - 1);
  return Math.abs(a.length - b.length) <= 2 && a.slice(0, length) === b.slice(0, length);
}
