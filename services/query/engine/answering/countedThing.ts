import type { Language } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { hasNumber } from './answerForm.ts';

/** What is asked to be counted (`hoeveel eieren`); what is measured in units has forms of its own. */
const asked: Readonly<Record<Language, RegExp>> = {
  // What stands before its subject is a verb: `hoeveel zakt de bodem`.
  nl: /\bhoeveel(?: (?:soorten|verschillende))? (\p{L}+)(?! (?:de|een|het|dit|dat|deze|die|ik|je|jij|jullie|u|we|wij|zij)\b)(?!\p{L})/iu,
  en: /\bhow many(?: (?:different|kinds of|species of))? (\p{L}+)/iu,
};
/** What a sentence has in a unit of the same measure or in another: `two hours` and `a morning`. */
const units =
  /^(?:cent|dag(?:en)?|days?|degrees|euros?|geld|graden|hours?|ja(?:ar|ren)|keer|maal|maand(?:en)?|met(?:er|re)s?|minu\p{L}*|months?|percent|procent|square|tijd|times?|u(?:ur|ren)|vierkante|we(?:ek|eks|ken)|years?)$/u;
/** A number behind it is one of it where the sentence says so (`are limited to forty`). */
const says = /\b(?:are|bedraagt|bedragen|is|was|waren|were|zijn)\b/i;
/** A number stands so close before or behind what it counts: `ruim 350 soorten bijen`, `places are limited to forty` (words). */
const before = 3;
const behind = 4;

/** The word of a question that is to be counted, folded. */
export function countedIn(question: string, language: Language): string | undefined {
  const [word] = wordsOf(asked[language].exec(question)?.[1] ?? '');
  return word === undefined || units.test(word) ? undefined : word;
}

/** Whether a sentence has a number of something. */
export function counts(sentence: string, isThing: (word: string) => boolean, language: Language): boolean {
  const words = sentence.split(/\s+/);
  const near = (from: number, to: number) => words.slice(Math.max(0, from), to).join(' ');
  return words.some((word, at) => {
    if (!isThing(word)) return false;
    const after = near(at + 1, at + 1 + behind);
    return hasNumber(near(at - before, at + 1), language) || (says.test(after) && hasNumber(after, language));
  });
}
