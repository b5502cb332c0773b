import type { Speller } from '#services/query/engine/spelling/speller.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';

/** More words than a title has. */
export const wordsMax = 12;

/** What is being typed with its words spelled as the collection has them; `undefined` where it has nothing like it. */
export function correctTyped(typed: string, speller: Speller, vocabulary: Vocabulary): string | undefined {
  const words = wordsOf(typed.toWellFormed()).slice(0, wordsMax);
  const right = words.map((word, at) => {
    if (vocabulary.knows(word) || speller.isRight(word)) return word;
    const isLast = at === words.length - 1;
    const [whole] = speller.candidates(word, 1).filter(({ count }) => count > 0);
    return whole?.word ?? (isLast ? speller.beginning(word) : undefined);
  });
  if (right.every((word, at) => word === words[at])) return undefined;
  return right.every((word) => word !== undefined) ? right.join(' ') : undefined;
}
