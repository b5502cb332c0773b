import { type Language, stemIn } from '#services/query/engine/text/stems.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import type { Meaning } from './meanings.ts';
import type { Term } from './parseTerm.ts';
import { type GroupPatterns, ownPatterns, type Pattern, patternsOf } from './patterns.ts';

/** Everything that is looked up for a term in one language. */
export interface TermPatterns {
  readonly groups: readonly GroupPatterns[];
  readonly leaveOut: readonly Pattern[];
}

export function termPatterns(
  term: Term,
  vocabulary: Vocabulary,
  meanings: readonly Meaning[],
): Readonly<Record<Language, TermPatterns>> {
  const patternsIn = (language: Language): TermPatterns => ({
    groups: patternsOf(term.groups, language, vocabulary, meanings),
    leaveOut: term.leaveOut.flatMap((operand) => ownPatterns(operand, language, vocabulary)),
  });
  return { nl: patternsIn('nl'), en: patternsIn('en') };
}

/** The words for which a record of one language was found: stems, and beginnings of words. */
export interface Wanted {
  readonly stems: ReadonlySet<string>;
  readonly starts: readonly string[];
  /**
   * Stems of words that mean something together, a set for each word: a record without one of them was found for that
   * meaning (`late blight`, a disease), and none of the others is why (`late`, which is Dutch for something else).
   */
  readonly together: readonly (readonly ReadonlySet<string>[])[];
}

/** What records of each language are found for. */
export function wantedBy({ nl, en }: Readonly<Record<Language, TermPatterns>>): ReadonlyMap<Language, Wanted> {
  return new Map([
    ['nl', wantedIn(nl, 'nl')],
    ['en', wantedIn(en, 'en')],
  ]);
}

function wantedIn({ groups }: TermPatterns, language: Language): Wanted {
  const patterns = groups.flatMap(({ own, other }) => [...own, ...other]);
  const stemsOf = (of: readonly Pattern[]) =>
    new Set(of.flatMap(wordsOfPattern).flatMap((word) => stemIn[language](word) ?? []));
  return {
    stems: stemsOf(patterns),
    starts: patterns.flatMap((pattern) => (pattern.kind === 'start' ? [pattern.word] : [])),
    together: meaningsIn(groups).map((meaning) => {
      const others = stemsOf(meaning.flatMap(({ other }) => other));
      return meaning.map(({ own }) => new Set([...stemsOf(own)].filter((stem) => !others.has(stem))));
    }),
  };
}

/** The groups of each meaning that has several. */
function meaningsIn(groups: readonly GroupPatterns[]): GroupPatterns[][] {
  const byMeaning = new Map<string, GroupPatterns[]>();
  for (const group of groups) {
    for (const pattern of group.other) {
      if (pattern.kind === 'meant' && !pattern.isLed)
        byMeaning.set(pattern.key, [...(byMeaning.get(pattern.key) ?? []), group]);
    }
  }
  return [...byMeaning.values()].filter(({ length }) => length > 1);
}

function wordsOfPattern(pattern: Pattern): readonly string[] {
  switch (pattern.kind) {
    case 'word':
      return [pattern.word, ...pattern.forms];
    case 'row':
      return pattern.words;
    case 'meant':
      return pattern.rows.flat();
    case 'of':
      return [pattern.first, pattern.second];
    case 'start':
      return pattern.alike;
    default:
      return pattern satisfies never;
  }
}
