import { type Language, languages, stemIn } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from './label.ts';

/** What people type, and what records say of it in words that are no others for the same: `sick trees`, and dieback. */
export interface Lead {
  /** Any of these, its words in any order and regular form. */
  readonly phrases: readonly string[];
  readonly labels: readonly Label[];
}

/** A lead that holds for what was typed. */
export interface FoundLead {
  /** The places of the words that it holds for, in their order. */
  readonly at: readonly number[];
  readonly labels: readonly Label[];
}

/** Tells which leads hold for what was typed: the words of each place, several where they have hyphens between them. */
export type LeadsOf = (rows: readonly (readonly string[] | undefined)[]) => readonly FoundLead[];

/** So many of what records say are looked up for the same words. */
const labelsMax = 12;

export const noLeads: LeadsOf = () => [];

/**
 * Those with the most words come first, and none that holds for a part of what another holds for. Of several for the same
 * words the labels of the first in the list come first: a site's own stand before all others.
 */
export function createLeads(leads: Iterable<Lead>): LeadsOf {
  const byFirst = new Map<string, Phrase[]>();
  let place = 0;
  for (const { phrases, labels } of leads) {
    for (const phrase of phrases) {
      const words = meantWords(phrase);
      for (const key of new Set(words.slice(0, 1).flatMap(Object.values<string>)))
        byFirst.set(key, [...(byFirst.get(key) ?? []), { place, words, labels }]);
      place += 1;
    }
  }
  return (rows) => {
    const placeOf = placesByKey(rows);
    const typedNegations = [...negations].map(negationKey).filter((key) => placeOf.has(key));
    const candidates = [...new Set([...placeOf.keys()].flatMap((key) => byFirst.get(key) ?? []))];
    const found = new Map<string, FoundLead>();
    for (const { words, labels } of candidates.sort((one, other) => one.place - other.place)) {
      if (typedNegations.some((key) => !words.some(({ nl }) => nl === key))) continue;
      const at = placesOf(words, placeOf);
      const known = found.get(at.join());
      if (at.length > 0) found.set(at.join(), { at, labels: [...(known?.labels ?? []), ...labels] });
    }
    const longestFirst = [...found.values()].sort((one, other) => other.at.length - one.at.length);
    return longestFirst
      .filter(
        ({ at }, rank) => !longestFirst.slice(0, rank).some((longer) => at.every((each) => longer.at.includes(each))),
      )
      .map(({ at, labels }) => ({ at, labels: distinct(labels).slice(0, labelsMax) }));
  };
}

/** What a word has in common with its forms, in each language. */
type Keys = Readonly<Record<Language, string>>;

/** A phrase of a lead: the words of it that are looked up. */
interface Phrase {
  /** In the list of all. */
  readonly place: number;
  readonly words: readonly Keys[];
  readonly labels: readonly Label[];
}

/** Small words that turn round what is said: an economy without growth is another than one with it. */
const negations = new Set('geen niet nooit zonder no not never without'.split(' '));

const negationKey = (word: string) => `=${word}`;

/** Nothing for small words. */
function keysOf(word: string): Keys | undefined {
  if (negations.has(word)) return { nl: negationKey(word), en: negationKey(word) };
  const [nl, en] = [stemIn.nl(word), stemIn.en(word)];
  return nl === undefined || en === undefined ? undefined : { nl: `nl:${nl}`, en: `en:${en}` };
}

/** A phrase of which a single word is left says too little. */
function meantWords(phrase: string): readonly Keys[] {
  const words = wordsOf(phrase);
  const meant = words.flatMap((word) => keysOf(word) ?? []);
  return words.length > 1 && new Set(meant.map(({ nl }) => nl)).size < 2 ? [] : meant;
}

/** The first place of each key in what was typed. */
function placesByKey(rows: readonly (readonly string[] | undefined)[]): ReadonlyMap<string, number> {
  const placeOf = new Map<string, number>();
  rows.forEach((words, at) => {
    for (const key of words?.flatMap((word) => Object.values<string>(keysOf(word) ?? {})) ?? [])
      if (!placeOf.has(key)) placeOf.set(key, at);
  });
  return placeOf;
}

/** Where the words of a phrase stand, in the order of what was typed; nothing unless all do, as words of one language. */
function placesOf(words: readonly Keys[], placeOf: ReadonlyMap<string, number>): number[] {
  for (const language of languages) {
    const places = words.flatMap((keys) => placeOf.get(keys[language]) ?? []);
    if (places.length === words.length) return [...new Set(places)].sort((one, other) => one - other);
  }
  return [];
}

function distinct(labels: readonly Label[]): Label[] {
  return [...new Map(labels.map((label) => [label.text, label])).values()];
}
