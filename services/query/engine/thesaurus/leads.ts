import { languages, stemIn } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from './thesaurus.ts';

/** What people type, and what records say of it in words that are no others for the same: `sick trees`, and dieback. */
export interface Lead {
  /** Any of these, its words in any order and form. */
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

/** Those with the most words come first, and none that holds for a part of what another holds for. */
export function createLeads(leads: Iterable<Lead>): LeadsOf {
  const byFirst = new Map<string, Phrase[]>();
  for (const { phrases, labels } of leads) {
    for (const phrase of phrases) {
      const words = meantWords(phrase);
      const [first] = words;
      if (first === undefined) continue;
      for (const key of first) byFirst.set(key, [...(byFirst.get(key) ?? []), { words, labels }]);
    }
  }
  return (rows) => {
    const placeOf = new Map<string, number>();
    rows.forEach((words, at) => {
      for (const key of words?.flatMap(keysOf) ?? []) if (!placeOf.has(key)) placeOf.set(key, at);
    });
    const candidates = new Set([...placeOf.keys()].flatMap((key) => byFirst.get(key) ?? []));
    const found = new Map<string, FoundLead>();
    for (const candidate of candidates) {
      const at = placesOf(candidate, placeOf);
      const known = found.get(at.join());
      if (at.length > 0) found.set(at.join(), { at, labels: [...(known?.labels ?? []), ...candidate.labels] });
    }
    const longestFirst = [...found.values()].sort((one, other) => other.at.length - one.at.length);
    return longestFirst
      .filter(
        ({ at }, place) => !longestFirst.slice(0, place).some((longer) => at.every((each) => longer.at.includes(each))),
      )
      .map(({ at, labels }) => ({ at, labels: distinct(labels).slice(0, labelsMax) }));
  };
}

/** The keys of each word of a phrase that is looked up. */
interface Phrase {
  readonly words: readonly (readonly string[])[];
  readonly labels: readonly Label[];
}

/** Small words that turn round what is said: an economy without growth is another than one with it. */
const negations = new Set('geen niet nooit zonder no not never without'.split(' '));

/** What words have in common that are forms of each other, in either language. None for small words. */
function keysOf(word: string): readonly string[] {
  if (negations.has(word)) return [`=${word}`];
  const stems = languages.map((language) => stemIn[language](word));
  return stems.includes(undefined) ? [] : stems.map((stem, at) => `${languages[at]}:${stem}`);
}

/** A phrase of which only one word is left says too little. */
function meantWords(phrase: string): readonly (readonly string[])[] {
  const words = wordsOf(phrase);
  const meant = words.map(keysOf).filter(({ length }) => length > 0);
  return words.length > 1 && meant.length === 1 ? [] : meant;
}

/** Where the words of a phrase stand, in the order of what was typed; nothing unless all of them do. */
function placesOf({ words }: Phrase, placeOf: ReadonlyMap<string, number>): number[] {
  const places = words.map((keys) => keys.map((key) => placeOf.get(key)).find((at) => at !== undefined));
  const known = places.flatMap((at) => at ?? []);
  return known.length < words.length ? [] : [...new Set(known)].sort((one, other) => one - other);
}

function distinct(labels: readonly Label[]): Label[] {
  return [...new Map(labels.map((label) => [label.text, label])).values()];
}
