import { dutchCompounds, lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { particles, verbFormsOf } from '#services/query/engine/lexicon/verbForms.ts';
import type { Pattern } from '#services/query/engine/matching/patterns.ts';
import type { TermPatterns } from '#services/query/engine/matching/termPatterns.ts';
import { type Language, stemIn } from '#services/query/engine/text/stems.ts';
import type { Figure } from './figures.ts';

/** A way in which a word of the question may stand in a sentence: all of these stems, worth so much. */
export interface Way {
  readonly stems: readonly string[];
  readonly worth: number;
  /** Only by themselves: as parts of compounds they stand for something else. */
  readonly alone?: true;
  /** The first stem in the sentence, the others in what stands around it as well. */
  readonly apart?: true;
}

/** A word that a question names. */
export interface AskedWord {
  /** None in a language that does not look it up. */
  readonly ways: readonly Way[];
  /** How much it says: a word that few texts have says more. */
  readonly weight: number;
  /** How much of a word it is, where words are counted: less for one that goes with anything. */
  readonly count: number;
  readonly figure?: Figure | undefined;
  /** It is to be counted. */
  readonly isCounted?: boolean;
  /** How a sentence has what it names, without the word. */
  readonly told?: RegExp | undefined;
}

/** What other spellings and other words for the same are worth, of the word itself. */
const spelledWorth = 0.9;
const meantWorth = 0.7;
/** A text goes on with the last part of a compound alone: first `akkerranden`, then `randen`. */
const endWorth = 0.5;

/** The words with which a compound ends. */
const endsOf = (word: string): string[] =>
  dutchCompounds()
    .partsOf(word)
    .filter((part) => word.endsWith(part));

const alone = (way: Way): Way => ({ ...way, alone: true });

/** The parts of a compound: a table of `nestkasten` has a row for the `vleermuis`. */
const partsWorth = 0.7;
/** What is left of a verb whose first part stands elsewhere: `hang hem op`, of `ophangen`. */
const verbWorth = 0.5;

/** What else a word of a question may be in Dutch: another form of it, the end of it alone, its parts apart. */
function dutchForms(word: string): { forms: string[]; ends: string[]; cuts: (readonly [string, string])[] } {
  const { has } = lexiconOf('nl');
  const forms = verbFormsOf(word, 'nl', has);
  const verbs = [word, ...forms].filter((form) => form.endsWith('en') && particles.test(form));
  const bare = verbs.map((verb) => verb.replace(particles, '')).filter(has);
  const parts = dutchCompounds().partsOf(word);
  const cuts = parts.flatMap((last) =>
    word.endsWith(last)
      ? parts
          .filter((first) => word.startsWith(first) && first.length + last.length <= word.length)
          .map((first) => [first, last] as const)
      : [],
  );
  return { forms, ends: bare.flatMap((verb) => [verb, ...verbFormsOf(verb, 'nl', has)]), cuts };
}

/** How the words of a question may stand in texts of one language, in the order of the words. */
export function waysOf(patterns: TermPatterns, language: Language): Way[][] {
  const stemOf = stemIn[language];
  const stemsOf = (words: readonly string[]) => [...new Set(words.flatMap((word) => stemOf(word) ?? []))];
  const way = (words: readonly string[], worth: number): Way[] => {
    const stems = stemsOf(words);
    return stems.length === 0 ? [] : [{ stems, worth }];
  };
  const { has } = lexiconOf(language);
  const formsOf = (word: string) => verbFormsOf(word, language, has);
  const dutchWays = (word: string): Way[] => {
    const { forms, ends, cuts } = dutchForms(word);
    return [
      ...forms.flatMap((form) => way([form], 1)),
      ...endsOf(word)
        .flatMap((end) => way([end], endWorth))
        .map(alone),
      ...ends.flatMap((end) => way([end], verbWorth)).map(alone),
      ...cuts.flatMap((cut) => way(cut, partsWorth)).map((each): Way => ({ ...each, apart: true })),
    ];
  };
  const from = (pattern: Pattern, worth: number): Way[] => {
    switch (pattern.kind) {
      case 'word':
        return [
          ...[pattern.word, ...pattern.forms].flatMap((word) => way([word], worth)),
          ...(language === 'nl' ? dutchWays(pattern.word) : formsOf(pattern.word).flatMap((form) => way([form], 1))),
        ];
      case 'row':
        return way(pattern.words, worth);
      case 'of':
        return way([pattern.first, pattern.second], worth);
      case 'meant':
        return pattern.rows.flatMap((row) => [
          ...way(row, meantWorth),
          ...(row.length === 1 ? row.flatMap(formsOf).flatMap((form) => way([form], meantWorth)) : []),
        ]);
      case 'start':
        return pattern.alike.flatMap((word) => way([word], worth));
      default:
        return pattern satisfies never;
    }
  };
  return patterns.groups.map(({ own, other }) =>
    distinct([
      ...own.flatMap((pattern) => from(pattern, 1)),
      ...other.flatMap((pattern) => from(pattern, spelledWorth)),
    ]),
  );
}

/** Forms often have the same stems: each once, with the most that it is worth, since every sentence is asked for all. */
function distinct(ways: readonly Way[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.stems.join(' ')} ${way.alone ?? ''} ${way.apart ?? ''}`;
    if (way.worth > (found.get(key)?.worth ?? 0)) found.set(key, way);
  }
  return [...found.values()];
}
