import { formsOf } from '#services/query/engine/lexicon/forms.ts';
import { type Language, languages, stemIn } from '#services/query/engine/text/stems.ts';
import { isSmallWord } from '#services/query/engine/text/stopWords.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from './label.ts';
import { createLeads, type Lead, type LeadsOf, noLeads } from './leads.ts';

/** Words that mean the same, the preferred ones first. */
export interface Concept {
  readonly labels: readonly Label[];
  /** A word that any text may have, whatever its subject: `use`, `development`. */
  readonly isGeneral?: true;
}

/** What words of a term mean. */
export interface Thesaurus {
  /**
   * The concept that has these words as a label, in this order and in whatever form, and the other labels, the preferred
   * ones first. `undefined` for words that no concept has, or none that names a subject where only those are wanted.
   */
  readonly meaningOf: (words: readonly string[], of?: 'subjects') => readonly Label[] | undefined;
  /** The most words that any label has. */
  readonly wordsMax: number;
  readonly leadsOf: LeadsOf;
}

/** What a thesaurus is made of. */
export interface ThesaurusParts {
  readonly concepts: readonly Concept[];
  readonly leads: readonly Lead[];
}

/** Longer labels are sentences. */
const longest = 5;

/** So many labels of a concept are looked up; a thesaurus may have some fifty, in every spelling. */
const labelsMax = 12;

export const noThesaurus: Thesaurus = { meaningOf: () => undefined, wordsMax: 0, leadsOf: noLeads };

/** Of concepts with the same label the first counts: a site's own list stands before all others. */
export function createThesaurus({
  concepts,
  leads = [],
}: Partial<ThesaurusParts> & Pick<ThesaurusParts, 'concepts'>): Thesaurus {
  const byWords = new Map<string, Concept>();
  const byForms = { nl: new Map<string, Concept>(), en: new Map<string, Concept>() };
  const wordsIn = { nl: new Set<string>(), en: new Set<string>() };
  let wordsMax = 0;
  for (const given of concepts) {
    const concept = { ...given, labels: withFullNames(distinct(given.labels)) };
    if (concept.labels.length < 2) continue;
    for (const { text, language } of concept.labels) {
      const words = wordsOf(text);
      if (words.length === 0 || words.length > longest) continue;
      wordsMax = Math.max(wordsMax, words.length);
      putFirst(byWords, words.join(' '), concept);
      for (const each of languages) {
        if (language !== undefined && language !== each) continue;
        wordsIn[each].add(words.join(' '));
        for (const key of labelKeys(each, words)) putFirst(byForms[each], key, concept);
      }
    }
  }
  const knownForm = (words: readonly string[]) => {
    const [word = ''] = words.length === 1 ? words : [];
    // Of a language's own words: Dutch `specie` is no form of English `species`.
    return languages
      .map((language) => {
        const isKnown = (form: string) => wordsIn[language].has(form);
        return formsOf(word, language, isKnown).find(isKnown);
      })
      .find((form) => form !== undefined);
  };
  const conceptOfForm = (words: readonly string[]) =>
    byForms.nl.get(typedKey('nl', words)) ??
    byForms.en.get(typedKey('en', words)) ??
    byWords.get(knownForm(words) ?? '');
  // What is written just so comes before other forms: a `school` is no `schol`. A small word has none: `has` is no `haas`.
  const conceptOf = (words: readonly string[]) =>
    byWords.get(words.join(' ')) ?? (words.length === 1 && words.every(isSmallWord) ? undefined : conceptOfForm(words));
  return {
    wordsMax,
    leadsOf: createLeads(leads),
    meaningOf: (words, of) => {
      const concept = conceptOf(words);
      if (concept === undefined || (of === 'subjects' && concept.isGeneral === true)) return undefined;
      const typed = words.join(' ');
      return concept.labels.filter(({ text }) => wordsOf(text).join(' ') !== typed).slice(0, labelsMax);
    },
  };
}

/** What a thesaurus says of subjects alone: words that any text may have would answer questions with any text. */
export function subjectsOf({ meaningOf, wordsMax, leadsOf }: Thesaurus): Thesaurus {
  return { wordsMax, leadsOf, meaningOf: (words) => meaningOf(words, 'subjects') };
}

/** Each once; what several languages say alike belongs to none of them. */
function distinct(labels: readonly Label[]): Label[] {
  const byWords = new Map<string, Label>();
  for (const label of labels) {
    const key = wordsOf(label.text).join(' ');
    const known = byWords.get(key);
    const isShared = known !== undefined && known.language !== label.language;
    if (known === undefined || isShared)
      byWords.set(key, { text: known?.text ?? label.text, language: isShared ? undefined : label.language });
  }
  return [...byWords.values()];
}

function putFirst<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key)) map.set(key, value);
}

/** One key for the regular forms of the words: `boom` and `bomen`, `disease` and `diseases`. */
function keyIn(language: Language, words: readonly string[]): string {
  return words.map(formIn[language]).join(' ');
}

/** Under which key a word is looked for that was typed, or words. */
function typedKey(language: Language, words: readonly string[]): string {
  const vowel = vowelIn(language, words);
  return keyIn(language, words) + (vowel === undefined || vowel === 'open' ? '' : vowelMark[vowel]);
}

/** Under which keys a label is kept: that of any form, and those of words with a vowel that its own may be. */
function labelKeys(language: Language, words: readonly string[]): string[] {
  const key = keyIn(language, words);
  const vowel = vowelIn(language, words);
  return [
    key,
    ...(vowel === 'long' || vowel === 'open' ? [] : [key + vowelMark.short]),
    ...(vowel === 'short' ? [] : [key + vowelMark.long]),
  ];
}

const vowelMark = { short: '˘', long: '¯' } as const;

/**
 * The vowel of a Dutch word of one syllable, or of its plural. Stems do not tell short ones (`bom`, `bommen`) from long
 * ones (`boom`); an open one (`bomen`) is long, and may be that of a word with a short one (`weg`, `wegen`).
 */
function vowelIn(language: Language, [word = '', ...others]: readonly string[]): 'short' | 'long' | 'open' | undefined {
  if (language !== 'nl' || others.length > 0) return undefined;
  if (/^[^aeiou]*(?:[aeou][^aeiouwy]+|[aeou]([^aeiou])\1e[nr])$/.test(word)) return 'short';
  if (/^[^aeiou]*([aeou])\1[^aeiou]+$/.test(word)) return 'long';
  return /^[^aeiou]*[aeou][^aeiou]en$/.test(word) ? 'open' : undefined;
}

/** Shorter words have no plural. */
const pluralMin = 4;

/** Dutch endings that make another word, which its stem has not any more: `minderheid` is no form of `minder`. */
const derived = /(?:heid|heden|ige?|lijke?|bare?|baar)$/;

/** English has plurals, and stems that say too little: that of `organic` is `organ`. Small words stand for themselves. */
const formIn: Readonly<Record<Language, (word: string) => string>> = {
  nl: (word) => `${stemIn.nl(word) ?? word}${derived.test(word) ? '+' : ''}`,
  en: (word) =>
    word.length < pluralMin ? word : word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<![us])s$/, ''),
};

/** A name that begins with its own abbreviation is one without it too: `PBL Netherlands Environmental Assessment Agency`. */
function withFullNames(labels: readonly Label[]): Label[] {
  const texts = new Set(labels.map(({ text }) => text));
  const full = labels.flatMap(({ text, language }) => {
    const [first = '', ...others] = text.split(' ');
    const name = others.join(' ');
    if (others.length < fullNameMin || !texts.has(first) || texts.has(name)) return [];
    texts.add(name);
    return [{ text: name, language }];
  });
  return [...labels, ...full];
}

/** Fewer words are no name by themselves. */
const fullNameMin = 3;
