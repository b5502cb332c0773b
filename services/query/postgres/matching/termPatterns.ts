import type { Language, StemOf } from '#services/query/postgres/text/stems.ts';
import type { Vocabulary } from '#services/query/postgres/text/vocabulary.ts';
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
  language: Language,
  vocabulary: Vocabulary,
  meanings: readonly Meaning[],
): TermPatterns {
  return {
    groups: patternsOf(term.groups, language, vocabulary, meanings),
    leaveOut: term.leaveOut.flatMap((operand) => ownPatterns(operand, language, vocabulary)),
  };
}

/** All words whose stems it takes to look them up. */
export function wordsToStem({ groups, leaveOut }: TermPatterns): string[] {
  return [...groups.flatMap(({ own, other }) => [...own, ...other]), ...leaveOut].flatMap(wordsOfPattern);
}

/** The words for which a record of one language was found: stems, and beginnings of words. */
export interface Wanted {
  readonly stems: ReadonlySet<string>;
  readonly starts: readonly string[];
}

export function wantedBy({ groups }: TermPatterns, stemOf: StemOf): Wanted {
  const patterns = groups.flatMap(({ own, other }) => [...own, ...other]);
  return {
    stems: new Set(patterns.flatMap(wordsOfPattern).flatMap((word) => stemOf(word) ?? [])),
    starts: patterns.flatMap((pattern) => (pattern.kind === 'start' ? [pattern.word] : [])),
  };
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
