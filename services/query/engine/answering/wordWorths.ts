import type { AskedWord, Way } from './askedWords.ts';

/** The stems of a text, and those of the parts of its compounds. */
export interface TextStems {
  readonly words: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

/** What a word of the question is worth that stands in a compound of the sentence. */
const partWorth = 0.8;

/** What a word of the question is worth in a text: the best of the ways in which it stands there. */
function worthIn(ways: readonly Way[], { words, parts }: TextStems): number {
  let best = 0;
  for (const { stems, worth, alone, apart } of ways) {
    if (worth <= best || apart === true) continue;
    if (stems.every((stem) => words.has(stem))) best = worth;
    else if (alone === undefined && stems.every((stem) => words.has(stem) || parts.has(stem)))
      best = Math.max(best, worth * partWorth);
  }
  return best;
}

/** What each word of the question is worth in a text. */
export const worthsIn = (asked: readonly AskedWord[], stems: TextStems): number[] =>
  asked.map(({ ways }) => worthIn(ways, stems));

/** How much of the question such worths are, by weight. */
export function shareOf(asked: readonly AskedWord[], worths: readonly number[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return asked.reduce((sum, { weight }, word) => sum + weight * (worths[word] ?? 0), 0) / total;
}

/** What a compound is worth whose first part stands in a sentence, and its last in what stands around it. */
export function apartIn(
  ways: readonly Way[],
  sentence: TextStems | undefined,
  around: readonly (TextStems | undefined)[],
): number {
  if (ways.length === 0 || sentence === undefined) return 0;
  const found = ways.find(({ stems: [first = '', ...others] }) => {
    if (!sentence.words.has(first)) return false;
    return others.every((other) =>
      [sentence, ...around].some((text) => text?.words.has(other) || text?.parts.has(other)),
    );
  });
  return found?.worth ?? 0;
}

/** By words, the most that any of these is worth. */
export function best(worths: readonly (readonly number[])[], words: number): number[] {
  return Array.from({ length: words }, (_, word) => Math.max(0, ...worths.map((each) => each[word] ?? 0)));
}

/** What is worth less is a part of the word alone. */
const sameMin = 0.7;
const titleMin = 2;

/** Whether words, a title or a heading, are a term that is asked for, and hardly anything else. */
export function isTermOf(asked: readonly AskedWord[], term: TextStems): boolean {
  return (
    term.words.size > 0 && term.words.size <= asked.length && asked.every(({ ways }) => worthIn(ways, term) >= sameMin)
  );
}

/** Whether all that a title names is asked for, in whatever form. */
export const isAskedWhole = (asked: readonly AskedWord[], title: TextStems): boolean =>
  title.words.size >= titleMin && areAllAsked(asked, title);

/** The same of a label, of which one word is enough. */
export const isAskedLabel = (asked: readonly AskedWord[], label: TextStems): boolean =>
  label.words.size > 0 && areAllAsked(asked, label);

const areAllAsked = (asked: readonly AskedWord[], { words }: TextStems): boolean =>
  [...words].every((stem) =>
    asked.some(({ ways }) =>
      ways.some(({ stems, worth }) => worth >= sameMin && stems.length === 1 && stems[0] === stem),
    ),
  );
