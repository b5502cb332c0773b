import { correctedTerms, likelierTerm } from '#services/query/engine/matching/correctTerm.ts';
import { type Meaning, meaningsOf, otherWordsOf, withLeads } from '#services/query/engine/matching/meanings.ts';
import { lastAsBeginning, parseTerm, type Term } from '#services/query/engine/matching/parseTerm.ts';
import { leastOf, nearestOf, pageful, withoutFillers } from '#services/query/engine/matching/questions.ts';
import { rarityOf } from '#services/query/engine/matching/rarity.ts';
import { termPatterns, type Wanted, wantedBy } from '#services/query/engine/matching/termPatterns.ts';
import { apartMark, type Queries, writeQueries } from '#services/query/engine/matching/writeQueries.ts';
import type { Speller } from '#services/query/engine/spelling/speller.ts';
import { type Language, languages } from '#services/query/engine/text/stems.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Meant } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import type { Lookups } from './lookups.ts';
import { phraseFirst, type ReadTitles } from './phraseFirst.ts';
import { addGroups, rankItems, sortByScore, type Tally, tally, wherever } from './rankItems.ts';

/**
 * - `items`: the items that match, best first, equal ones from the newest. `matched` is `most` when no record has all
 *   words of the term, and these come nearest.
 * - `allBut`: the term looks up nothing (`de het`): everything matches, except these items.
 */
export type Matches =
  | {
      kind: 'items';
      items: Uint32Array;
      /** Where those are few: what has some words of the term and is not among them, the rarest words first. */
      partial: Uint32Array;
      matched: 'all' | 'most';
      wanted: ReadonlyMap<Language, Wanted>;
      /** What was probably meant; `applied` when the items are those of it. */
      corrected?: { term: string; applied: boolean };
      /** Of what else was looked up because it means the same: what found something. */
      meant: readonly Meant[];
    }
  | { kind: 'allBut'; items: ReadonlySet<number> };

/** What a term finds: the items that are counted, and those that stand apart from them. */
type Found = Pick<Extract<Matches, { kind: 'items' }>, 'items' | 'partial'>;

export interface MatchingParts {
  readonly columns: Columns;
  readonly lookups: Lookups;
  readonly titles: ReadTitles;
  readonly vocabulary: Vocabulary;
  /** `undefined` for nothing to be corrected. */
  readonly speller: Speller | undefined;
  readonly thesaurus: Thesaurus;
  /** The words as they are typed, and no others. */
  readonly exact: boolean;
}

/**
 * Matches a normalised term: the database looks up its words, and what it finds is put together and ranked
 * here. Every record is searched in its own language: the words are stemmed in Dutch for the Dutch records and in
 * English for the English ones.
 */
export async function matchTerm(normalised: string, parts: MatchingParts): Promise<Matches> {
  const { columns } = parts;
  const read = (text: string) => (parts.exact ? parseTerm(text) : withoutFillers(text, parseTerm(text)));
  const term = read(normalised);
  const { asked, found } = await findAll(term, parts);
  const { wanted, needed } = asked;
  if (found.items.length > 0) {
    const likelier = likelierTerm(normalised, term, asked, parts);
    const corrected = likelier === undefined ? {} : { corrected: { term: likelier, applied: false } };
    return { kind: 'items', ...found, matched: 'all', wanted, meant: asked.meant, ...corrected };
  }

  // Nothing but small words in one language, and nothing found in the other: they were not meant to be looked up.
  if (languages.some((language) => needed[language] === 0)) {
    return { kind: 'allBut', items: new Set(asked.leftOut.flatMap((items) => [...items])) };
  }

  const begun = await ask(lastAsBeginning(term), parts);
  const beginning = rankItems(columns, begun.tally, begun.needed);
  if (beginning.length > 0)
    return { kind: 'items', items: beginning, partial: none, matched: 'all', wanted: begun.wanted, meant: begun.meant };
  const right = correctedTerms(normalised, term, asked, parts);
  let likeliest: { term: string; asked: Asked } | undefined;
  for (const each of right) {
    const other = await findAll(read(each), parts);
    if (other.found.items.length > 0) return applied(each, other.asked, other.found, 'all');
    likeliest ??= { term: each, asked: other.asked };
  }
  const most = rankMost(asked, parts);
  const closest = { kind: 'items', ...most.found, matched: 'most', wanted, meant: asked.meant } as const;
  if (likeliest === undefined) return closest;
  const better = rankMost(likeliest.asked, parts);
  // Where that finds nothing either, nothing is gained by saying it, nor by showing what has a part of its words.
  if (most.best === 0 && better.found.items.length > 0)
    return applied(likeliest.term, likeliest.asked, better.found, 'most');
  // What was typed found something without its mistake: whether it is one is for the reader to say.
  return better.best > most.best ? { ...closest, corrected: { term: likeliest.term, applied: false } } : closest;
}

/**
 * What has all words of a term, and, where that is hardly anything, behind it what they lead to, and what has most of them:
 * the same for a term that was typed and for one that was corrected. Who asks for the words as they are typed wants them
 * all.
 */
async function findAll(term: Term, parts: MatchingParts): Promise<{ asked: Asked; found: Found }> {
  const { columns, titles, exact } = parts;
  const meanings = meaningsOf(term, parts.thesaurus);
  const typed = await ask(term, parts, meanings);
  const having = await phraseFirst(rankItems(columns, typed.tally, typed.needed), term, typed.tally, titles);
  const led = having.length < pageful ? withLeads(meanings, term, parts.thesaurus) : meanings;
  const asked = led === meanings ? typed : await ask(term, parts, led);
  const all = led === meanings ? having : withOthers(having, rankItems(columns, asked.tally, asked.needed));
  if (all.length === 0 || all.length >= pageful || exact) return { asked, found: { items: all, partial: none } };
  const items = withNearest(columns, asked, all);
  return { asked, found: { items, partial: partialItems(asked, all.length, items, parts) } };
}

function applied(term: string, { wanted, meant }: Asked, found: Found, matched: 'all' | 'most'): Matches {
  return { kind: 'items', ...found, matched, wanted, meant, corrected: { term, applied: true } };
}

/** What the words of a term found. */
export interface Asked {
  readonly tally: Tally;
  readonly needed: Queries['needed'];
  readonly leftOut: readonly Uint32Array[];
  readonly meant: readonly Meant[];
  /** By the groups of the term: the items in which its words stand, one list for each way and each part of a record. */
  readonly itemsOfGroups: readonly (readonly Uint32Array[])[];
  /** By the groups of the term: how many places of records its words were found in. */
  readonly hitsOfGroups: readonly number[];
  readonly wanted: ReadonlyMap<Language, Wanted>;
}

/** Looks up the words of a term, and what they mean. */
export async function ask(
  term: Term,
  { columns, lookups, vocabulary, thesaurus }: MatchingParts,
  meanings: readonly Meaning[] = meaningsOf(term, thesaurus),
): Promise<Asked> {
  const patterns = termPatterns(term, vocabulary, meanings);
  const queries = writeQueries(patterns);
  const found = await lookups.load(queries.lookups);
  return {
    tally: tally(columns, queries, found),
    needed: queries.needed,
    itemsOfGroups: queries.groups.map((group) => group.flatMap((at) => wherever(found[at]))),
    hitsOfGroups: queries.groups.map((group) =>
      group.reduce((sum, at) => sum + wherever(found[at]).reduce((count, { length }) => count + length, 0), 0),
    ),
    meant: meanings.flatMap((meaning) => {
      const key = meaning.words.join(' ');
      const places = [key, key + apartMark].flatMap((each) => wherever(found[queries.meant.get(each) ?? -1]));
      return places.some(({ length }) => length > 0) ? [{ words: key, also: otherWordsOf(meaning) }] : [];
    }),
    leftOut: queries.leaveOut.flatMap((at) => wherever(found[at])),
    wanted: wantedBy(patterns),
  };
}

/** Those that have all groups, and behind them those that have enough of them, the ones with the rarest first. */
function withNearest(columns: Columns, asked: Asked, all: Uint32Array): Uint32Array {
  const { tally, needed } = asked;
  const enough = { nl: nearestOf(needed.nl), en: nearestOf(needed.en) };
  if (enough.nl === needed.nl && enough.en === needed.en) return all;
  const nearest = rankItems(columns, tally, enough);
  return withOthers(all, rarestFirst(columns, asked, nearest));
}

/** Some items, and behind them those of others that are not among them. */
function withOthers(first: Uint32Array, others: Uint32Array): Uint32Array {
  const behind = without(others, first);
  const items = new Uint32Array(first.length + behind.length);
  items.set(first);
  items.set(behind, first.length);
  return items;
}

/** The items that are not among some others. Marks and a loop: of a common word there are a hundred thousand. */
function without(items: Uint32Array, others: Uint32Array): Uint32Array {
  const isOther = new Uint8Array(others.reduce((highest, item) => Math.max(highest, item + 1), 0));
  for (const item of others) isOther[item] = 1;
  const left = new Uint32Array(items.length);
  let count = 0;
  for (const item of items) {
    if (isOther[item] === 1) continue;
    left[count] = item;
    count += 1;
  }
  return left.subarray(0, count);
}

/** Equal ones stay in their order. */
function rarestFirst({ size }: Columns, { itemsOfGroups, hitsOfGroups }: Asked, items: Uint32Array): Uint32Array {
  const weights = new Uint16Array(size);
  addGroups(weights, itemsOfGroups, rarityOf(hitsOfGroups));
  return sortByScore(items, weights);
}

const none = new Uint32Array(0);

/**
 * Where few items have all words of a term, or as many as any has: those that have one at least and were not found.
 *
 * @param best how many have all words, or as many as any has
 */
function partialItems(asked: Asked, best: number, found: Uint32Array, { columns, exact }: MatchingParts): Uint32Array {
  const { tally, needed } = asked;
  if (exact || best >= pageful || Math.max(needed.nl, needed.en) < 2) return none;
  const any = rankItems(columns, tally, { nl: Math.min(1, needed.nl), en: Math.min(1, needed.en) });
  return rarestFirst(columns, asked, without(any, found));
}

/**
 * The items that have the most groups: two of three at least, and one of two. Where those are few, the ones that have fewer
 * come behind, down to that, those with the rarest words first. `best` counts those that have the most.
 */
function rankMost(asked: Asked, parts: MatchingParts): { found: Found; best: number } {
  const { columns } = parts;
  const { tally, needed } = asked;
  const least = (count: number) => Math.min(leastOf(count), Math.floor((count * 2) / 3));
  const items = rankItems(columns, tally, { nl: least(needed.nl), en: least(needed.en) });
  const has = (item: number) => tally.having[item] ?? 0;
  const most = items.reduce((highest, item) => Math.max(highest, has(item)), 0);
  const best = items.filter((item) => has(item) === most);
  const found = best.length < pageful ? withOthers(best, rarestFirst(columns, asked, items)) : best;
  return { found: { items: found, partial: partialItems(asked, best.length, found, parts) }, best: best.length };
}
