import type { Speller } from '#services/query/engine/spelling/speller.ts';
import { isSmallWord } from '#services/query/engine/text/stopWords.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { spansOf } from '#services/query/engine/text/words.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Term } from './parseTerm.ts';

/** So many words of a term are corrected; more are no mistakes, but another language. */
const wordsMax = 3;

/** So many spellings are tried: each is a search. */
const triesMax = 5;

/** A word is a mistake for one that so many times as many records have, and that is a letter away. */
const likelierTimes = 20;

/** What was found of a term's groups, and what it takes to correct them. */
interface Found {
  readonly hitsOfGroups: readonly number[];
}
interface Parts {
  readonly speller: Speller | undefined;
  readonly vocabulary: Vocabulary;
  readonly thesaurus: Thesaurus;
}

/**
 * What a term of which nothing was found may have been meant to be, likeliest first. Only words that no record has are
 * corrected, and only those that neither a dictionary nor the thesaurus knows: an `eenhoorn` is not a mistake because
 * nobody writes about it, and neither is `PFAS`.
 */
export function correctedTerms(
  typed: string,
  term: Term,
  { hitsOfGroups }: Found,
  { speller, vocabulary, thesaurus }: Parts,
): string[] {
  if (speller === undefined) return [];
  const missing = wordsOfGroups(term).filter(({ group }) => hitsOfGroups[group] === 0);
  const unknown = missing
    .filter(({ word }) => !isRight(word, speller, thesaurus))
    .map(({ word }) => ({ word, candidates: speller.candidates(word, triesMax) }));
  const [first] = unknown;
  // A word of the dictionary may be a mistake for another one, which stands beside the rest of the term everywhere.
  if (first === undefined && missing.length > 0 && missing.length < term.groups.length) {
    const right = missing.reduce((typedSoFar, { word }) => {
      const candidate = speller.ofCollection(word);
      const isLikely = candidate !== undefined && candidate.cost <= 1 && candidate.count >= likelierTimes;
      return isLikely ? replaceWord(typedSoFar, word, candidate.word) : typedSoFar;
    }, typed);
    return right === typed ? [] : [right];
  }
  if (first === undefined || unknown.length > wordsMax || unknown.some(({ candidates }) => candidates.length === 0)) {
    return [];
  }
  // The likeliest of all words together; then others of the first one.
  return first.candidates.map((candidate) =>
    unknown.reduce(
      (right, { word, candidates }, at) =>
        replaceWord(right, word, vocabulary.written(at === 0 ? candidate.word : (candidates[0]?.word ?? word))),
      typed,
    ),
  );
}

/** What a term that was found is more likely to mean, where a word of it is rare, known to no dictionary, and next to a frequent one. */
export function likelierTerm(typed: string, term: Term, { hitsOfGroups }: Found, parts: Parts): string | undefined {
  const { speller, vocabulary, thesaurus } = parts;
  if (speller === undefined) return undefined;
  for (const { word, group } of wordsOfGroups(term)) {
    const enough = likelierTimes * Math.max(1, vocabulary.counts.get(word) ?? 0, (hitsOfGroups[group] ?? 0) / 2);
    if (enough > vocabulary.highest || isRight(word, speller, thesaurus)) continue;
    const candidate = speller.ofCollection(word);
    if (candidate !== undefined && candidate.cost <= 1 && candidate.count >= enough) {
      return replaceWord(typed, word, vocabulary.written(candidate.word));
    }
  }
  return undefined;
}

/** A word that the thesaurus knows is as right as one of a dictionary, which has few abbreviations and no Latin. */
function isRight(word: string, speller: Speller, { meaningOf }: Thesaurus): boolean {
  return speller.isRight(word) || meaningOf([word]) !== undefined;
}

/** The words that a mistake may be in: small ones of either language are none for another word. */
function wordsOfGroups({ groups }: Term): { word: string; group: number }[] {
  return groups.flatMap(([operand, ...others], group) =>
    operand?.kind === 'word' && others.length === 0 && !isSmallWord(operand.word)
      ? [{ word: operand.word, group }]
      : [],
  );
}

/** The text with another word in the place of one, which stands in it in any spelling that is folded to it. */
function replaceWord(text: string, word: string, other: string): string {
  const span = spansOf(text).find((each) => each.word === word);
  return span === undefined ? text : text.slice(0, span.start) + other + text.slice(span.end);
}
