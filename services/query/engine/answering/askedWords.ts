import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import type { Pattern } from '#services/query/engine/matching/patterns.ts';
import type { TermPatterns } from '#services/query/engine/matching/termPatterns.ts';
import type { Language, StemOf } from '#services/query/engine/text/stems.ts';

/** A way in which a word of the question may stand in a sentence: all of these stems, worth so much. */
export interface Way {
  readonly stems: readonly string[];
  readonly worth: number;
  /** Only by themselves: as parts of compounds they stand for something else. */
  readonly alone?: true;
}

/** A word that a question names. */
export interface AskedWord {
  /** None in a language that does not look it up. */
  readonly ways: readonly Way[];
  /** How much it says: a word that few texts have says more. */
  readonly weight: number;
}

/** What other spellings and other words for the same are worth, of the word itself. */
const spelledWorth = 0.9;
const meantWorth = 0.7;
/** A text goes on with the last part of a compound alone: first `akkerranden`, then `randen`. */
const endWorth = 0.5;

/** The words with which a compound ends. */
export const endsOf = (word: string): string[] =>
  dutchCompounds()
    .partsOf(word)
    .filter((part) => word.endsWith(part));

const alone = (way: Way): Way => ({ ...way, alone: true });

/** How the words of a question may stand in texts of one language, in the order of the words. */
export function waysOf(patterns: TermPatterns, language: Language, stemOf: StemOf): Way[][] {
  const stemsOf = (words: readonly string[]) => [...new Set(words.flatMap((word) => stemOf(word) ?? []))];
  const way = (words: readonly string[], worth: number): Way[] => {
    const stems = stemsOf(words);
    return stems.length === 0 ? [] : [{ stems, worth }];
  };
  const from = (pattern: Pattern, worth: number): Way[] => {
    switch (pattern.kind) {
      case 'word':
        return [
          ...[pattern.word, ...pattern.forms].flatMap((word) => way([word], worth)),
          ...(language === 'nl'
            ? endsOf(pattern.word)
                .flatMap((end) => way([end], endWorth))
                .map(alone)
            : []),
        ];
      case 'row':
        return way(pattern.words, worth);
      case 'of':
        return way([pattern.first, pattern.second], worth);
      case 'meant':
        return pattern.rows.flatMap((row) => way(row, meantWorth));
      case 'start':
        return pattern.alike.flatMap((word) => way([word], worth));
      default:
        return pattern satisfies never;
    }
  };
  return patterns.groups.map(({ own, other }) => [
    ...own.flatMap((pattern) => from(pattern, 1)),
    ...other.flatMap((pattern) => from(pattern, spelledWorth)),
  ]);
}
