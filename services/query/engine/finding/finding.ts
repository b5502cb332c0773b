import type { RunQuery } from '../../../database/database.ts';
import type { Vocabulary } from '../suggesting/vocabulary.ts';
import { type Asked, findAny, findRanked, findTitleFirst, matchOf } from './findItems.ts';
import { findMost } from './findMost.ts';
import { parseTerm, type Term } from './parseTerm.ts';
import { type Language, languages, type Stems } from './stems.ts';
import { termPatterns, type Wanted, wantedBy, wordsToStem } from './termPatterns.ts';
import { type Queries, writeQueries } from './writeQueries.ts';

/** Up to this many hits every one gets its exact rank; above, those that have the term in their title come first. */
export const EXACT_RANK_MAX = 10_000;

/** A last word that no record has is taken for the beginning of one, from this many letters on. */
const BEGINNING_MIN = 3;

/**
 * - `items`: the items that match, best first, equal ones from the newest. `matched` is `most` when no record has all
 *   words of the term, and these come nearest.
 * - `allBut`: the term looks up nothing (`de het`): everything matches, except these items.
 */
export type Found =
  | { kind: 'items'; items: Uint32Array; matched: 'all' | 'most'; wanted: ReadonlyMap<Language, Wanted> }
  | { kind: 'allBut'; items: Uint32Array };

export type FindingParts = {
  query: RunQuery;
  stems: Stems;
  vocabulary: Vocabulary;
  exactRankMax: number;
};

/**
 * Finds the items of a normalised term in the database. Every record is searched in its own language: the words are
 * stemmed in Dutch for the Dutch records and in English for the English ones.
 */
export async function find(normalised: string, parts: FindingParts): Promise<Found> {
  const term = parseTerm(normalised);
  const everywhere = await queriesOf(term, parts);
  const asked: Asked = new Map([...everywhere].filter(([, { groups }]) => groups.length > 0));
  const wanted = wantedOf(everywhere);
  const items = await findAll(asked, parts);
  if (items.length > 0) return { kind: 'items', items, matched: 'all', wanted };

  // Nothing but small words in one language, and nothing found in the other: they were not meant to be looked up.
  if (asked.size < languages.length) return { kind: 'allBut', items: await findLeftOut(everywhere, parts) };

  const begun = await queriesOf(lastAsBeginning(term), parts);
  const beginning = await findAll(begun, parts);
  if (beginning.length > 0) return { kind: 'items', items: beginning, matched: 'all', wanted: wantedOf(begun) };
  return { kind: 'items', items: await findMost(parts.query, asked), matched: 'most', wanted };
}

type Prepared = Queries & { wanted: Wanted };

async function queriesOf(term: Term, { stems, vocabulary }: FindingParts): Promise<Map<Language, Prepared>> {
  const queries = new Map<Language, Prepared>();
  for (const language of languages) {
    const patterns = termPatterns(term, language, vocabulary);
    const stemOf = await stems.load(language, wordsToStem(patterns));
    queries.set(language, { ...writeQueries(patterns, stemOf), wanted: wantedBy(patterns, stemOf) });
  }
  return queries;
}

const wantedOf = (queries: ReadonlyMap<Language, Prepared>) =>
  new Map([...queries].map(([language, { wanted }]) => [language, wanted]));

function findLeftOut(queries: ReadonlyMap<Language, Queries>, { query }: FindingParts): Promise<Uint32Array> {
  const leftOut = [...queries].map(([language, { leaveOut }]) => [language, leaveOut] as const);
  return findAny(query, new Map(leftOut.filter(([, leaveOut]) => leaveOut !== '')));
}

async function findAll(asked: Asked, { query, exactRankMax }: FindingParts): Promise<Uint32Array> {
  const matches = new Map([...asked].map(([language, queries]) => [language, matchOf(queries)]));
  const found = await findAny(query, matches);
  if (found.length <= 1) return found;
  return found.length > exactRankMax ? findTitleFirst(query, asked) : findRanked(query, asked);
}

/** The term with its last word as the beginning of any word; unchanged when it ends with something else. */
function lastAsBeginning(term: Term): Term {
  const { groups, leaveOut } = term;
  const [last, ...others] = groups.at(-1) ?? [];
  if (last?.kind !== 'word' || others.length > 0 || last.word.length < BEGINNING_MIN) return term;
  return { groups: [...groups.slice(0, -1), [{ kind: 'start', word: last.word }]], leaveOut };
}
