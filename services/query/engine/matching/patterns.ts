import { foreignForms, formsOf } from '#services/query/engine/lexicon/forms.ts';
import { dutchCompounds, lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { type Language, stemIn } from '#services/query/engine/text/stems.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from '#services/query/engine/thesaurus/label.ts';
import type { Meaning } from './meanings.ts';
import type { Operand } from './parseTerm.ts';

/**
 * One way in which an operand may stand in a text:
 * - `word`: a word, in any of its forms, or as a part of a compound
 * - `row`: words one after the other, often only one; small words between them may differ
 * - `of`: `first`, then one or two small words, then `second`, as in `verwerking van de mest`
 * - `meant`: any of these rows of words, which mean the same as what was typed, or are what that leads to; `apart` are such
 *   that may stand apart
 * - `start`: any word with this beginning; `alike` are such words that the collection knows
 */
export type Pattern =
  | { kind: 'word'; word: string; forms: readonly string[] }
  | { kind: 'row'; words: readonly string[] }
  | {
      kind: 'meant';
      key: string;
      rows: readonly (readonly string[])[];
      apart: readonly (readonly string[])[];
      isLed?: true;
    }
  | { kind: 'of'; first: string; second: string }
  | { kind: 'start'; word: string; alike: readonly string[] };

/** What may stand between the halves of a compound: `landbouw`, `bedrijfsvoering`, `paardenstal`. English has nothing. */
const compoundLinks: Record<Language, readonly string[]> = { nl: ['', 's', 'en'], en: [''] };

/** Halves of a compound have this many letters at least; shorter ones are endings and beginnings more often than words. */
const halfMin = 3;

/** Longer than any compound. */
const compoundMax = 40;

/** Words of a longer term are looked up without their other forms. */
const formsMax = 16;

/** How many words that start alike are looked up. */
const startsMax = 50;

/** The patterns of one group of a term; `own` are those of the operands themselves, the rest are other spellings. */
export interface GroupPatterns {
  readonly own: readonly Pattern[];
  readonly other: readonly Pattern[];
}

/**
 * Every way in which the groups of a term may be written in a language, compounds included: a word also as two, and
 * neighbouring words also as one. Two words stand for a compound only when the collection knows both of them, and only
 * next to each other or with a small word between: that keeps the answers to what was meant.
 */
export function patternsOf(
  groups: readonly (readonly Operand[])[],
  language: Language,
  vocabulary: Vocabulary,
  meanings: readonly Meaning[],
): GroupPatterns[] {
  // Who types a whole text means its words.
  const hasForms = groups.length <= formsMax;
  return groups.map((group, at) => ({
    own: group.flatMap((operand) => ownPatterns(operand, language, vocabulary, hasForms)),
    other: [
      ...group.flatMap((operand) => spelledApart(operand, language, vocabulary)),
      ...spelledTogether(groups[at - 1], group, language),
      ...spelledTogether(group, groups[at + 1], language),
      ...meanings.filter((meaning) => meaning.at.includes(at)).map((meaning) => meantPattern(meaning, language)),
    ],
  }));
}

function meantPattern({ words, labels, composed, isLed }: Meaning, language: Language): Pattern {
  const apart = rowsIn(language, composed);
  return {
    kind: 'meant',
    key: words.join(' '),
    rows: [...rowsIn(language, labels), ...apart],
    apart,
    ...(isLed && { isLed }),
  };
}

/**
 * The words of labels that texts of a language are searched for. A single word is one of its own language: English `wet`
 * is no law, as it is in Dutch. Several together mean nothing else in the other one, whose texts quote them. What begins
 * or ends with a word that is not looked up would find the rest alone (`just transition`).
 */
function rowsIn(language: Language, labels: readonly Label[]): string[][] {
  return labels.flatMap((label) => {
    const row = wordsOf(label.text);
    const isAsked = row.length > 1 || label.language === undefined || label.language === language;
    const ends = [row[0], row.at(-1)];
    return isAsked && ends.every((word) => word !== undefined && stemIn[language](word) !== undefined) ? [row] : [];
  });
}

/** An operand just as it is typed. */
export function ownPatterns(operand: Operand, language: Language, vocabulary: Vocabulary, hasForms = true): Pattern[] {
  switch (operand.kind) {
    case 'word':
      return [
        { kind: 'word', word: operand.word, forms: hasForms ? allForms(operand.word, language, vocabulary) : [] },
      ];
    case 'adjacent':
      return [
        { kind: 'row', words: operand.words },
        ...(operand.typed === 'together' ? [{ kind: 'row' as const, words: [operand.words.join('')] }] : []),
      ];
    case 'start':
      return [{ kind: 'start', word: operand.word, alike: vocabulary.startingWith(operand.word, startsMax) }];
    case 'identifier':
      return [[operand.word], operand.words].map((words) => ({ kind: 'row', words }));
    default:
      return operand satisfies never;
  }
}

function allForms(word: string, language: Language, vocabulary: Vocabulary): string[] {
  const lexicon = lexiconOf(language);
  const isComposed = language === 'nl' ? dutchCompounds().isComposed : () => false;
  const isWord = (form: string) => lexicon.has(form) || vocabulary.knows(form) || isComposed(form);
  const isForeign = !lexiconOf('nl').has(word) && !lexiconOf('en').has(word) && !dutchCompounds().isComposed(word);
  const foreign = isForeign ? foreignForms(word, vocabulary.knows) : [];
  return [...otherNumber(word, language), ...formsOf(word, language, isWord), ...foreign];
}

/**
 * One pig is a `varken`, whose stem is `vark`, because the stemmer takes its ending for that of a plural; several are
 * `varkens`, whose stem is `varken`. So each of them has to be looked up for the other.
 */
function otherNumber(word: string, language: Language): string[] {
  if (language !== 'nl') return [];
  if (/.{3}en$/.test(word)) return [`${word}s`];
  return /.{3}ens$/.test(word) ? [word.slice(0, -1)] : [];
}

function spelledTogether(
  left: readonly Operand[] | undefined,
  right: readonly Operand[] | undefined,
  language: Language,
): Pattern[] {
  const [first] = left ?? [];
  const [second] = right ?? [];
  if (left?.length !== 1 || right?.length !== 1 || first?.kind !== 'word' || second?.kind !== 'word') return [];
  if (Math.min(first.word.length, second.word.length) < halfMin) return [];
  if (first.word.length + second.word.length > compoundMax) return [];
  return compoundLinks[language].map((link) => ({ kind: 'row', words: [first.word + link + second.word] }));
}

function spelledApart(operand: Operand, language: Language, vocabulary: Vocabulary): Pattern[] {
  if (operand.kind !== 'word' || operand.word.length > compoundMax) return [];
  const { word } = operand;
  const patterns: Pattern[] = [];
  for (let at = halfMin; at <= word.length - halfMin; at += 1) {
    const second = word.slice(at);
    const first = halfOf(word.slice(0, at), language, vocabulary);
    if (first === undefined || !vocabulary.knows(second)) continue;
    patterns.push({ kind: 'row', words: [first, second] });
    if (language === 'nl') patterns.push({ kind: 'of', first: second, second: first });
  }
  return patterns;
}

/** The word in the first half of a compound, without what links it to the second. */
function halfOf(half: string, language: Language, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.knows(half)) return half;
  const link = compoundLinks[language].find((ending) => ending !== '' && half.endsWith(ending));
  const bare = link === undefined ? '' : half.slice(0, -link.length);
  return bare.length >= halfMin && vocabulary.knows(bare) ? bare : undefined;
}
