import { fold } from '#services/query/engine/text/words.ts';
import { createWordPack, type Lexicon } from './packWords.ts';

/** A rule of an affix file: a word that has these letters at its end (beginning) loses `strip` there and gets `add`. */
interface Affix {
  readonly atEnd: boolean;
  readonly strip: string;
  readonly add: string;
  readonly letters: readonly Letter[];
}

/** One place of a condition: `[^aeiou]`, `[ou]`, `y`, `.`. */
interface Letter {
  readonly of: string;
  readonly isNot: boolean;
}

/** A dictionary as Hunspell has it: a file of affixes and one of words. */
export interface HunspellFiles {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

/**
 * All words of a Hunspell dictionary with one affix at either end, folded as words of records are. Compounds are not made: that
 * is done by `compounds.ts`, with other rules. Names, which begin with a capital, words with a hyphen, which are two,
 * and words that are wrong on purpose (`Fw`) are left out.
 */
export function readHunspell({ aff, dic }: HunspellFiles): Lexicon {
  const text = new TextDecoder();
  const { affixes, flagLength } = readAffixes(text.decode(aff));
  const rulesOf = new Map<string, readonly Affix[]>();
  const words = createWordPack();
  for (const line of text.decode(dic).split('\n')) {
    const [entry = ''] = line.split(/\s/, 1);
    const slash = entry.indexOf('/');
    const word = slash === -1 ? entry : entry.slice(0, slash);
    if (!isOrdinary(word)) continue;
    const flags = slash === -1 ? '' : entry.slice(slash + 1);
    if (flagLength === 2 && flags.includes('Fw')) continue;
    // Many words share their flags.
    const rules = rulesOf.get(flags) ?? rulesFor(flags, flagLength, affixes);
    rulesOf.set(flags, rules);
    const begun = [word, ...inflected(word, rules, 'start')];
    for (const beginning of begun) words.add(fold(beginning));
    for (const beginning of begun) for (const whole of inflected(beginning, rules, 'end')) words.add(fold(whole));
  }
  return words.pack();
}

/** In small letters, and of two at least. */
function isOrdinary(word: string): boolean {
  const first = word.charAt(0);
  return word.length > 1 && first !== first.toUpperCase() && !word.includes('-') && !/[\d.]/.test(word);
}

function rulesFor(flags: string, length: number, affixes: ReadonlyMap<string, readonly Affix[]>): Affix[] {
  const rules: Affix[] = [];
  for (let at = 0; at < flags.length; at += length) rules.push(...(affixes.get(flags.slice(at, at + length)) ?? []));
  return rules;
}

function allows(word: string, { letters, atEnd, strip }: Affix): boolean {
  const start = atEnd ? word.length - letters.length : 0;
  if (start < 0 || !(atEnd ? word.endsWith(strip) : word.startsWith(strip))) return false;
  return letters.every(({ of, isNot }, at) => of.includes(word.charAt(start + at)) !== isNot);
}

function inflected(word: string, rules: readonly Affix[], where: 'start' | 'end'): string[] {
  return rules.flatMap((rule) => (rule.atEnd === (where === 'end') && allows(word, rule) ? [inflect(word, rule)] : []));
}

function inflect(word: string, { atEnd, strip, add }: Affix): string {
  return atEnd ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length);
}

function readAffixes(aff: string): { affixes: Map<string, Affix[]>; flagLength: number } {
  const affixes = new Map<string, Affix[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition] = line.trim().split(/\s+/);
    if ((kind !== 'SFX' && kind !== 'PFX') || condition === undefined) continue;
    const [add = ''] = added.split('/');
    // What ends with a hyphen is the beginning of something that is left out.
    if (add.includes('-')) continue;
    const rule: Affix = {
      atEnd: kind === 'SFX',
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      letters: lettersOf(condition),
    };
    affixes.set(flag, [...(affixes.get(flag) ?? []), rule]);
  }
  return { affixes, flagLength: /^FLAG\s+long/m.test(aff) ? 2 : 1 };
}

function lettersOf(condition: string): Letter[] {
  if (condition === '.') return [];
  return [...condition.matchAll(/\[(\^?)([^\]]*)\]|./gu)].map(([letter, not, of]) => ({
    of: of ?? (letter === '.' ? '' : letter),
    isNot: not === '^' || letter === '.',
  }));
}
