import { correctedTerms, likelierTerm } from '#services/query/engine/matching/correctTerm.ts';
import { type Meaning, meaningsOf, otherWordsOf, withLeads } from '#services/query/engine/matching/meanings.ts';
import { lastAsBeginning, parseTerm, type Term } from '#services/query/engine/matching/parseTerm.ts';
import { leastOf, nearestOf, pageful, withoutFillers } from '#services/query/engine/matching/questions.ts';
import { rarityOf } from '#services/query/engine/matching/rarity.ts';
import { termPatterns, type Wanted, wantedBy } from '#services/query/engine/matching/termPatterns.ts';
import { countPairs, pairsOf, pairWorth, windowSize } from '#services/query/engine/matching/wordPairs.ts';
import { apartMark, writeQueries } from '#services/query/engine/matching/writeQueries.ts';
import type { Speller } from '#services/query/engine/spelling/speller.ts';
import { type Language, languages } from '#services/query/engine/text/stems.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { zoneNames } from '#services/query/engine/text/zones.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { noneOf, type Query, terms, worth } from '#services/query/opensearch/dsl.ts';
import { countsOf, type Found, type SearchBody, searchIndex } from '#services/query/opensearch/searchIndex.ts';
import type { Meant } from '#services/query/ports/searchPort.ts';
import { queryInZone } from './lookupQueries.ts';
import { type Needed, type Plan, writePlan } from './writePlan.ts';

/** What finds the records of a term and scores them, and what else is told of it. */
export interface Matches {
  /** Its score is what a record is worth; where nothing is worth anything, the newest come first. */
  readonly query: Query;
  /** Where that finds little: what has some words of the term and is not found by it, the rarest words first. */
  readonly partial?: Query | undefined;
  readonly matched: 'all' | 'most';
  readonly wanted: ReadonlyMap<Language, Wanted>;
  readonly meant: readonly Meant[];
  /** What was probably meant; `applied` when the records are those of it. */
  readonly corrected?: { readonly term: string; readonly applied: boolean };
}

export interface MatchingParts {
  readonly connection: Connection;
  readonly index: string;
  readonly vocabulary: Vocabulary;
  /** `undefined` for nothing to be corrected. */
  readonly speller: Speller | undefined;
  readonly thesaurus: Thesaurus;
  readonly exact: boolean;
}

/** Of two that are worth the same, the one comes first that is worth it without words in a row. */
const lessThanWords = 1 / 64;

/** Best first, equal ones from the newest. */
export const bestFirst = ['_score', { year: 'desc' }, { number: 'desc' }] as const;

/**
 * Decides what a normalised term asks of the index, as the engine on PostgreSQL does: all of its words; else its last
 * word as a beginning; else what was meant; else most of its words.
 */
export async function matchTerm(normalised: string, parts: MatchingParts): Promise<Matches> {
  const read = (text: string) => (parts.exact ? parseTerm(text) : withoutFillers(text, parseTerm(text)));
  const term = read(normalised);
  const asked = await askAll(term, parts);
  const { needed } = asked;
  if (asked.hits > 0) {
    const likelier = likelierTerm(normalised, term, asked, parts);
    const corrected = likelier === undefined ? {} : { corrected: { term: likelier, applied: false } };
    return { ...matchesOf(asked, asked.query, 'all'), partial: asked.partial, ...corrected };
  }

  // Nothing but small words in one language, and nothing found in the other: they were not meant to be looked up.
  if (languages.some((language) => needed[language] === 0)) {
    return { query: noneOf(asked.leftOut), matched: 'all', wanted: new Map(), meant: [] };
  }

  const begun = await ask(lastAsBeginning(term), parts);
  if (begun.hits > 0) return matchesOf(begun, begun.query, 'all');
  const right = correctedTerms(normalised, term, asked, parts);
  let likeliest: { term: string; asked: Asked } | undefined;
  for (const each of right) {
    const found = await askAll(read(each), parts);
    if (found.hits > 0) {
      const { partial } = found;
      return { ...matchesOf(found, found.query, 'all'), partial, corrected: { term: each, applied: true } };
    }
    likeliest ??= { term: each, asked: found };
  }
  const most = await findMost(asked, parts);
  const closest = { ...matchesOf(asked, most.query, 'most'), partial: most.partial };
  if (likeliest === undefined) return closest;
  const better = await findMost(likeliest.asked, parts);
  // Where that finds nothing either, nothing is gained by saying it, nor by showing what has a part of its words.
  if (most.hits === 0 && better.hits > 0) {
    const corrected = { term: likeliest.term, applied: true };
    return { ...matchesOf(likeliest.asked, better.query, 'most'), partial: better.partial, corrected };
  }
  // What was typed found something without its mistake: whether it is one is for the reader to say.
  return better.best > most.best ? { ...closest, corrected: { term: likeliest.term, applied: false } } : closest;
}

const matchesOf = ({ wanted, meant }: Asked, query: Query, matched: 'all' | 'most'): Matches => ({
  ...{ query, matched, wanted, meant },
});

/** What the words of a term found. */
export interface Asked {
  readonly plan: Plan;
  readonly needed: Needed;
  /** What has all groups, the best first, and how many that are. */
  readonly query: Query;
  readonly hits: number;
  readonly leftOut: readonly Query[];
  readonly hitsOfGroups: readonly number[];
  readonly meant: readonly Meant[];
  readonly wanted: ReadonlyMap<Language, Wanted>;
}

interface AskedAll extends Asked {
  /** Where that is little: what has some of the groups, and is not found by the query. */
  readonly partial: Query | undefined;
}

const scored = (filter: Query, worths: readonly Query[]): Query => ({ bool: { filter: [filter], should: worths } });

/** Looks up the words of a term, and what they mean: in one call, how often each occurs and what has them all. */
async function ask(
  term: Term,
  parts: MatchingParts,
  meanings: readonly Meaning[] = meaningsOf(term, parts.thesaurus),
): Promise<Asked> {
  const { connection, index } = parts;
  const patterns = termPatterns(term, parts.vocabulary, meanings);
  const queries = writeQueries(patterns);
  const { lookups, needed } = queries;
  const plan = writePlan(queries);
  const places = lookups.flatMap((lookup, at) =>
    zoneNames.flatMap((zone) => {
      const query = queryInZone(lookup, zone);
      return query === undefined ? [] : [{ at, query }];
    }),
  );
  const pairs = pairsOf(term);
  const whole = plan.having(needed);
  const bodies: SearchBody[] = [
    { query: { match_all: {} }, size: 0, ...(places.length === 0 ? {} : { aggs: { places: filters(places) } }) },
    {
      ...{ query: scored(whole, plan.worths), sort: bestFirst },
      ...{ size: pairs.length > 0 ? windowSize : 0, _source: ['title'] },
    },
  ];
  const [counted, found] = await searchIndex(connection, index, bodies);
  const counts = places.length === 0 ? [] : countsOf(counted?.aggregations.places);
  const hitsOf = (lookup: number) =>
    places.reduce((sum, { at }, place) => sum + (at === lookup ? (counts[place] ?? 0) : 0), 0);
  return {
    ...{ plan, needed },
    query: scored(whole, [...plan.worths, ...phraseWorths(found, pairs)]),
    hits: found?.total ?? 0,
    leftOut: leftOutOf(queries.leaveOut, places),
    hitsOfGroups: queries.groups.map((group) => group.reduce((sum, at) => sum + hitsOf(at), 0)),
    meant: meanings.flatMap((meaning) => {
      const key = meaning.words.join(' ');
      const found = [key, key + apartMark].some((each) => hitsOf(queries.meant.get(each) ?? -1) > 0);
      return found ? [{ words: key, also: otherWordsOf(meaning) }] : [];
    }),
    wanted: wantedBy(patterns),
  };
}

/**
 * Looks up all words of a term, and, where that finds hardly anything, what they lead to, and what has most of them: the same
 * for a term that was typed and for one that was corrected. Who asks for the words as they are typed wants them all.
 */
async function askAll(term: Term, parts: MatchingParts): Promise<AskedAll> {
  const meanings = meaningsOf(term, parts.thesaurus);
  const typed = await ask(term, parts, meanings);
  const led = typed.hits < pageful ? withLeads(meanings, term, parts.thesaurus) : meanings;
  const all = led === meanings ? typed : behind(typed, await ask(term, parts, led));
  const isFew = all.hits > 0 && all.hits < pageful;
  return { ...all, ...(isFew && !parts.exact ? withNearest(all, parts) : { partial: undefined }) };
}

/** What has been found for what the words of a term lead to, with what has the words themselves before it. */
function behind(typed: Asked, led: Asked): Asked {
  const first = { query: typed.query, filter: typed.plan.having(typed.needed), worth: aboveAll(led.plan) };
  return { ...led, query: withOthers(first, led.plan.having(led.needed), led.plan.worths) };
}

/** Some, which are worth so much more than all others, and behind them those of others that are not among them. */
function withOthers(
  first: { readonly query: Query; readonly filter: Query; readonly worth: number },
  others: Query,
  worths: readonly Query[],
): Query {
  const before = { bool: { must: [first.query], should: [worth(first.filter, first.worth)] } };
  const after = scored({ bool: { filter: [others], must_not: [first.filter] } }, worths);
  return { bool: { should: [before, after], minimum_should_match: 1 } };
}

const filters = (places: readonly { query: Query }[]) => ({ filters: { filters: places.map(({ query }) => query) } });

const leftOutOf = (leaveOut: readonly number[], places: readonly { at: number; query: Query }[]): Query[] =>
  places.filter(({ at }) => leaveOut.includes(at)).map(({ query }) => query);

/** What it is worth besides that titles of the best have words of the term next to each other, as they were typed. */
function phraseWorths(found: Found | undefined, pairs: ReturnType<typeof pairsOf>): Query[] {
  const byCount = new Map<number, string[]>();
  for (const { _id, _source } of found?.hits ?? []) {
    const count = countPairs(pairs, wordsOf(String(_source?.title ?? '')));
    if (count > 0) byCount.set(count, [...(byCount.get(count) ?? []), _id]);
  }
  return [...byCount].map(([count, ids]) => worth(terms('_id', ids), count * (pairWorth - lessThanWords)));
}

/** Those that have all groups, and behind them those that have enough of them, the ones with the rarest first. */
function withNearest(asked: Asked, parts: MatchingParts): Pick<AskedAll, 'query' | 'partial'> {
  const { plan, needed, query, hits, hitsOfGroups } = asked;
  const enough = { nl: nearestOf(needed.nl), en: nearestOf(needed.en) };
  const partial = partialTo(asked, { best: hits, enough }, parts);
  if (enough.nl === needed.nl && enough.en === needed.en) return { query, partial };
  const { worths, most } = rarestFirst(plan, hitsOfGroups);
  const whole = { query, filter: plan.having(needed), worth: most };
  return { query: withOthers(whole, plan.having(enough), [...plan.worths, ...worths]), partial };
}

/**
 * Where few have all words of a term, or as many as any has: what has one at least and was not found.
 *
 * @param best how many have all words, or as many as any has
 * @param enough how many groups what was found has at least
 */
function partialTo(
  { plan, needed, hitsOfGroups }: Asked,
  { best, enough }: { readonly best: number; readonly enough: Needed },
  { exact }: MatchingParts,
): Query | undefined {
  if (exact || best >= pageful || Math.max(needed.nl, needed.en) < 2) return undefined;
  const any = plan.having({ nl: Math.min(1, needed.nl), en: Math.min(1, needed.en) });
  const others = { bool: { filter: [any], must_not: [plan.having(enough)] } };
  return scored(others, [...plan.worths, ...rarestFirst(plan, hitsOfGroups).worths]);
}

/** More than all that words are worth together. */
function aboveAll({ groups, most }: Plan): number {
  return 2 ** Math.ceil(Math.log2(most + groups.length * pairWorth));
}

/** What the groups are worth besides, so that any of them comes before all that words are worth; and more than all that. */
function rarestFirst(plan: Plan, hitsOfGroups: readonly number[]): { worths: Query[]; most: number } {
  const { groups } = plan;
  const groupWorth = aboveAll(plan);
  const rarity = rarityOf(hitsOfGroups);
  const worthAt = (at: number) => (rarity[at] ?? 1) * groupWorth;
  return {
    worths: groups.map((group, at) => worth(group, worthAt(at))),
    most: groups.reduce((sum, _, at) => sum + worthAt(at), groupWorth),
  };
}

/**
 * What has the most groups: two of three at least, and one of two. Where that is little, what has fewer comes behind, down
 * to that, the ones with the rarest words first. `best` counts what has the most.
 */
async function findMost(
  asked: Asked,
  parts: MatchingParts,
): Promise<{ query: Query; hits: number; best: number; partial: Query | undefined }> {
  const { plan, needed, hitsOfGroups } = asked;
  const { connection, index } = parts;
  const of = (count: number) => Math.min(leastOf(count), Math.floor((count * 2) / 3));
  const least = { nl: of(needed.nl), en: of(needed.en) };
  const enough = plan.having(least);
  const counting = scored(
    enough,
    plan.groups.map((group) => worth(group, 1)),
  );
  const [any] = await searchIndex(connection, index, [{ query: counting, size: 1, _source: false }]);
  const most = any?.hits[0]?._score ?? 0;
  const needing = (count: number) => (count === 0 ? 0 : Math.max(count, most));
  const isBest = plan.having({ nl: needing(least.nl), en: needing(least.en) });
  const best = scored(isBest, plan.worths);
  const partialBehind = (best: number) => partialTo(asked, { best, enough: least }, parts);
  if (most === 0) return { query: best, hits: 0, best: 0, partial: partialBehind(0) };
  const [found] = await searchIndex(connection, index, [{ query: best, size: 0 }]);
  const count = found?.total ?? 0;
  if (count >= pageful) return { query: best, hits: count, best: count, partial: undefined };
  const rarest = rarestFirst(plan, hitsOfGroups);
  const first = { query: best, filter: isBest, worth: rarest.most };
  return {
    query: withOthers(first, enough, [...plan.worths, ...rarest.worths]),
    hits: any?.total ?? count,
    best: count,
    partial: partialBehind(count),
  };
}
