import type { Language } from '#services/query/engine/text/stems.ts';
import { conjugationsOf } from './conjugations.ts';
import { irregularForms } from './irregularVerbs.ts';

/** First parts that stand apart from their verb, and before the `ge` of its participle: `uitgestrooid`. */
export const particles =
  /^(?:aan|achter|af|bij|binnen|dicht|door|in|klaar|los|mee|na|neer|om|op|open|over|samen|schoon|tegen|terug|thuis|toe|uit|vast|voor|weg)(?=.{4,}$)/;

/** First parts that stay, and leave a participle without `ge`: `verdord`. */
const prefixes = /^(?:be|her|ont|ver)(?=.{3,}$)/;

const formsMax = 8;
/** Shorter ones are other words more often. */
const wordMin = 3;

/** The participle of which a word is a form, as its third person would be: `uitgestrooid` and `uitstrooit`. */
function presentOf(word: string): string | undefined {
  const bare = word.replace(/([dt])e$/, '$1');
  const particle = particles.exec(bare)?.[0] ?? '';
  const rest = bare.slice(particle.length);
  if (/^ge.{3,}[dt]$/.test(rest)) return `${particle}${rest.slice(2, -1)}t`;
  return prefixes.test(rest) && /[^t]d$/.test(rest) ? `${particle}${rest.slice(0, -1)}t` : undefined;
}

/** The participles of a third person: `strooit` has `gestrooid`, `werkt` has `gewerkt`, `verdort` has `verdord`. */
function participlesOf(present: string): string[] {
  const particle = particles.exec(present)?.[0] ?? '';
  const rest = present.slice(particle.length, -1);
  const ge = prefixes.test(rest) ? '' : 'ge';
  return ['d', 't'].map((ending) => `${particle}${ge}${rest}${ending}`);
}

/** Forms of a Dutch verb that stems keep apart: infinitive, third person, participle. */
function regularForms(word: string, isWord: (word: string) => boolean): string[] {
  const present = presentOf(word);
  const ofParticiple = present === undefined ? [] : conjugationsOf(present, isWord);
  const own = conjugationsOf(word, isWord);
  const infinitives = [word, ...own, ...ofParticiple].filter((form) => form.endsWith('en'));
  const presents = new Set([
    ...infinitives.flatMap((verb) => conjugationsOf(verb, isWord)),
    ...(own.length > 0 && word.endsWith('t') ? [word] : []),
    ...(ofParticiple.length > 0 && present !== undefined ? [present] : []),
  ]);
  return [...own, ...ofParticiple, ...presents, ...[...presents].flatMap(participlesOf)];
}

/** A part or prefix of a Dutch verb whose forms are irregular: `meegenomen` is of `meenemen`. */
function irregularOf(word: string, language: Language): string[] {
  const own = irregularForms(word, language);
  if (own.length > 0 || language === 'en') return [...own];
  const first = particles.exec(word)?.[0] ?? prefixes.exec(word)?.[0] ?? '';
  if (first === '') return [];
  const isApart = particles.test(word);
  const rest = word.slice(first.length);
  const bare = irregularForms(rest, language);
  // A participle with a prefix has no `ge`: `verkocht`.
  const found = bare.length > 0 || isApart ? bare : irregularForms(`ge${rest}`, language);
  return found.map((form) => first + (isApart ? form : form.replace(/^ge(?=.{4})/, '')));
}

/**
 * Other forms of a verb than those that its stem has: its infinitive, third person, past and participle. Only what
 * `isWord` knows is one.
 */
export function verbFormsOf(word: string, language: Language, isWord: (word: string) => boolean): string[] {
  if (word.length < wordMin) return [];
  const regular = language === 'nl' ? regularForms(word, isWord).filter(isWord) : [];
  const forms = new Set([...regular, ...[word, ...regular].flatMap((form) => irregularOf(form, language))]);
  return [...forms].filter((form) => form !== word && isWord(form)).slice(0, formsMax);
}
