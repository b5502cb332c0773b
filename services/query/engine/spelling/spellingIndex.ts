import type { Lexicon } from '#services/query/engine/lexicon/packWords.ts';
import { distance } from './distance.ts';
import { soundOf } from './soundOf.ts';

/** A word that may have been meant: how far it is from what was typed, and how many records have it. */
export interface Candidate {
  readonly word: string;
  readonly cost: number;
  readonly count: number;
}

/** Words to correct with. */
export interface SpellingIndex {
  /** The likeliest first, at most so many. Never the word itself. */
  readonly candidates: (word: string, wanted: number) => Candidate[];
  /** The likeliest word that begins almost like this; `undefined` for none. */
  readonly beginning: (typed: string) => string | undefined;
}

/** Below, a word is a letter away from too many others. */
const wordMin = 4;
/** From so many letters on two of them may be wrong. */
const twoMin = 7;
/** What it costs to sound alike and be written otherwise. */
const soundCost = 0.7;
/** People get the first letter right. */
const firstLetterCost = 0.4;
/** What ten times as many records are worth. */
const frequencyWorth = 0.2;
/** Shorter beginnings begin too much. */
const beginningMin = 5;

/** How wrong a word may be. */
const mostOf = (word: string) => (word.length < twoMin ? 1 : 2);

const priceOf = ({ cost, count }: Candidate) => cost - frequencyWorth * Math.log10(1 + count);

/** Words of one length. */
interface SameLength {
  /** Which letters each of them has (`lettersOf`). */
  readonly letters: Uint32Array;
  readonly wordAt: (at: number) => string;
}

/** Compares a word with all that are about as long and have about the same letters. */
function findNear(
  typed: string,
  limit: 1 | 2,
  ofLength: ReadonlyMap<number, readonly SameLength[]>,
  found: (word: string, cost: number) => void,
): void {
  const typedLetters = lettersOf(typed);
  for (let length = typed.length - limit; length <= typed.length + limit; length += 1) {
    for (const { letters, wordAt } of ofLength.get(length) ?? []) {
      for (let at = 0; at < letters.length; at += 1) {
        if (bitsIn((letters[at] ?? 0) ^ typedLetters) > 2 * limit) continue;
        const word = wordAt(at);
        const cost = distance(typed, word, limit);
        if (cost !== undefined && word !== typed) found(word, cost);
      }
    }
  }
}

const isCorrected = (word: string) => word.length >= wordMin && !/\d/.test(word);

const beginningCost = (word: string, typed: string) => (word.charAt(0) === typed.charAt(0) ? 0 : firstLetterCost);

/**
 * Corrects with the words of dictionaries, which no record needs to have: they are too many for two wrong letters. Beside
 * each of them stand eight bytes.
 */
export function createDictionaryIndex(lexicons: readonly Lexicon[]): Pick<SpellingIndex, 'candidates'> {
  const byLength = new Map<number, SameLength[]>();
  for (const lexicon of lexicons) {
    const places = new Map<number, number[]>();
    for (let place = 0; place < lexicon.size; place += 1) {
      const length = lexicon.lengthAt(place);
      if (length < wordMin) continue;
      const same = places.get(length);
      if (same === undefined) places.set(length, [place]);
      else same.push(place);
    }
    for (const [length, all] of places) {
      const packed = Uint32Array.from(all);
      const wordAt = (at: number) => lexicon.wordAt(packed[at] ?? 0);
      const letters = packed.map((place) => lettersOf(lexicon.wordAt(place)));
      byLength.set(length, [...(byLength.get(length) ?? []), { letters, wordAt }]);
    }
  }
  return {
    candidates: (typed, wanted) => {
      if (!isCorrected(typed)) return [];
      const found = new Map<string, Candidate>();
      findNear(typed, 1, byLength, (word, cost) =>
        found.set(word, { word, cost: cost + beginningCost(word, typed), count: 0 }),
      );
      return cheapest(found, wanted);
    },
  };
}

function cheapest(found: ReadonlyMap<string, Candidate>, wanted: number): Candidate[] {
  return [...found.values()].sort((a, b) => priceOf(a) - priceOf(b)).slice(0, wanted);
}

/**
 * Corrects with these words. A word is compared with all that are about as long and have about the same letters, which
 * is told from one number each: some milliseconds for some hundred thousand words, and four bytes beside each of them.
 *
 * @param counts how many records have each word
 */
export function createSpellingIndex(counts: ReadonlyMap<string, number>): SpellingIndex {
  const byLength = new Map<number, readonly SameLength[]>();
  const collected = new Map<number, string[]>();
  const bySound = new Map<string, string[]>();
  for (const [word, count] of counts) {
    // Numbers are not misspelt words.
    if (!isCorrected(word)) continue;
    const sameLength = collected.get(word.length);
    if (sameLength === undefined) collected.set(word.length, [word]);
    else sameLength.push(word);
    if (count > 0) {
      const sound = soundOf(word);
      const alike = bySound.get(sound);
      if (alike === undefined) bySound.set(sound, [word]);
      else alike.push(word);
    }
  }
  for (const [length, words] of collected) {
    byLength.set(length, [{ letters: Uint32Array.from(words, lettersOf), wordAt: (at) => words[at] ?? '' }]);
  }
  const candidateOf = (word: string, typed: string, cost: number): Candidate => ({
    word,
    cost: cost + beginningCost(word, typed),
    count: counts.get(word) ?? 0,
  });

  return {
    candidates: (typed, wanted) => {
      if (!isCorrected(typed)) return [];
      const found = new Map<string, Candidate>();
      findNear(typed, mostOf(typed), byLength, (word, cost) => found.set(word, candidateOf(word, typed, cost)));
      for (const word of bySound.get(soundOf(typed)) ?? []) {
        const cost = Math.min(soundCost, found.get(word)?.cost ?? soundCost);
        if (word !== typed) found.set(word, { word, cost, count: counts.get(word) ?? 0 });
      }
      return cheapest(found, wanted);
    },
    beginning: (typed) => {
      if (typed.length < beginningMin) return undefined;
      let best: { word: string; price: number } | undefined;
      const [first, limit] = [typed.charCodeAt(0), 1];
      for (const [word, count] of counts) {
        if (word.charCodeAt(0) !== first || word.length < typed.length - 1) continue;
        const costs = [-1, 0, 1].flatMap((more) => distance(typed, word.slice(0, typed.length + more), limit) ?? []);
        if (costs.length === 0) continue;
        const price = Math.min(...costs) - frequencyWorth * Math.log10(1 + count);
        if (best === undefined || price < best.price) best = { word, price };
      }
      return best?.word;
    },
  };
}

/** Which letters a word has: a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters >>> 0;
}

function bitsIn(number: number): number {
  let rest = number - ((number >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
