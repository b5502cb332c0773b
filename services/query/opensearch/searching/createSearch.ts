import { LRUCache } from 'lru-cache';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { highlightAll } from '#services/query/engine/highlighting/highlightAll.ts';
import { roomBehind } from '#services/query/engine/matching/questions.ts';
import { everythingTerm, normaliseTerm } from '#services/query/engine/matching/term.ts';
import { noThesaurus, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, everything, type Query } from '#services/query/opensearch/dsl.ts';
import type { FollowedVersion } from '#services/query/opensearch/indexing/collectionState.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { readStored, recordOf } from '#services/query/opensearch/indexing/records.ts';
import { bestFirst, type Matches, matchTerm } from '#services/query/opensearch/matching/matchTerm.ts';
import { searchOne } from '#services/query/opensearch/searchIndex.ts';
import { namesIn, type OpenSearchSuggester } from '#services/query/opensearch/suggesting/openSuggester.ts';
import {
  type FacetCounts,
  facetValuesMax,
  fewHits,
  listedMost,
  type SearchPort,
  type SearchRequest,
  type SortOrder,
} from '#services/query/ports/searchPort.ts';
import { areaQuery } from './areaQuery.ts';
import { chosenOf, queriesOf } from './choices.ts';
import { clusterPlaces } from './clusterPlaces.ts';
import { countWithout } from './countWithout.ts';
import { facetAggregations, limitsOf, readFacets } from './facetAggregations.ts';
import { findSimilar } from './findSimilar.ts';
import { findValues } from './findValues.ts';
import { listChanges, readChanges } from './listChanges.ts';

interface Parts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly facets: readonly Facet[];
  readonly suggester: OpenSearchSuggester;
  readonly version: FollowedVersion;
  readonly thesaurus: () => Thesaurus;
}

/** Terms of which it is remembered what they ask of the index. */
const termsMax = 2000;

const everyRecord: Matches = { query: everything, matched: 'all', wanted: new Map(), meant: [] };

/** What a search looks for, before anything that widens is chosen. */
type Where = Pick<SearchRequest, 'scope' | 'area' | 'choices'>;

/** Finds and counts in OpenSearch. Held in memory are the words of the collection and what terms ask for. */
export function createSearch(parts: Parts): SearchPort {
  const { connection, names, facets, suggester, version, thesaurus } = parts;
  const index = names.records;
  const remembered = new LRUCache<string, Matches>({ max: termsMax });
  let words = { vocabulary: suggester.vocabulary(), thesaurus: thesaurus() };
  /** Words follow the collection some seconds later: what was asked with others is forgotten then. */
  const wordsNow = () => {
    const now = { vocabulary: suggester.vocabulary(), thesaurus: thesaurus() };
    if (words.vocabulary === now.vocabulary && words.thesaurus === now.thesaurus) return words;
    remembered.clear();
    words = now;
    return now;
  };
  const overviews = new LRUCache<string, FacetCounts>({ max: 10 });

  const current = async () => {
    const now = await version.current();
    suggester.catchUp(now);
    return now;
  };

  /** What a normalised term asks for, in the collection as it is now. */
  const matchesOf = async (term: string, exact = false): Promise<Matches> => {
    if (term === everythingTerm) return everyRecord;
    const key = JSON.stringify([await current(), exact, term]);
    const now = wordsNow();
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const matches = await matchTerm(term, {
      ...{ connection, index, exact, vocabulary: now.vocabulary },
      speller: exact ? undefined : suggester.speller,
      thesaurus: exact ? noThesaurus : now.thesaurus,
    });
    if (words === now) remembered.set(key, matches);
    return matches;
  };

  /** All that every facet counts in: the term, the area, and the values that narrow. */
  const within = (query: Query, { scope, area, choices }: Where): Query => {
    const required = chosenOf(facets, choices).filter(({ facet }) => facet.combine === 'and');
    const filters = [areaQuery({ scope, area }), ...required.flatMap(queriesOf)].filter((each) => each !== everything);
    return filters.length === 0 ? query : { bool: { must: [query], filter: filters } };
  };
  /** What remains of a search once everything is chosen. */
  const foundBy = (query: Query, where: Where): Query => {
    const limits = limitsOf(chosenOf(facets, where.choices)).flatMap(queriesOf);
    return allOf([within(query, where), ...limits]);
  };

  const countAll = async (query: Query, where: Where) =>
    (await searchOne(connection, index, { query: foundBy(query, where), size: 0 })).total;

  /** The best records of a search. */
  const recordsOf = async (query: Query, where: Where, most: number): Promise<CollectionRecord[]> => {
    const limits = limitsOf(chosenOf(facets, where.choices)).flatMap(queriesOf);
    const { hits } = await searchOne(connection, index, {
      query: within(query, where),
      ...(limits.length === 0 ? {} : { post_filter: allOf(limits) }),
      ...{ sort: bestFirst, size: most, _source: ['record'] },
    });
    return hits.map(({ _source }) => recordOf(_source));
  };

  return {
    search: async (request) => {
      const { term, exact, choices, order, offset, limit, facetValues } = request;
      const { query, partial, matched, meant, wanted, corrected } = await matchesOf(normaliseTerm(term), exact);
      const chosen = chosenOf(facets, choices);
      const limits = limitsOf(chosen).flatMap(queriesOf);
      const beyond = offset > offsetMax;
      const found = await searchOne(connection, index, {
        query: within(query, request),
        ...(limits.length === 0 ? {} : { post_filter: allOf(limits) }),
        aggs: facetAggregations(facets, chosen, (facet) => listedMost(facet, facetValues)),
        sort: sortOf(order),
        ...(beyond ? { size: 0 } : { from: offset, size: limit }),
        _source: ['record'],
      });
      const records = found.hits.map(({ _source }) => recordOf(_source));
      const room = partial === undefined ? 0 : roomBehind(request, found.total);
      const hitsOf = async (other: string) => countAll((await matchesOf(normaliseTerm(other))).query, request);
      const meantHits = corrected === undefined || corrected.applied ? found.total : await hitsOf(corrected.term);
      return {
        hits: found.total,
        ...{ matched, meant },
        spelling:
          corrected === undefined || (!corrected.applied && meantHits === 0)
            ? undefined
            : { ...corrected, hits: meantHits },
        records: highlightAll(records, wanted),
        partial:
          partial === undefined || room === 0 ? [] : highlightAll(await recordsOf(partial, request, room), wanted),
        facets: readFacets(facets, chosen, found.aggregations),
        without:
          found.total < fewHits
            ? await countWithout(connection, index, within(query, { ...request, choices: [] }), chosen)
            : [],
      };
    },
    values: async ({ term, exact, facet: id, find, limit, ...where }) => {
      const facet = facets.find((each) => each.id === id);
      if (facet === undefined) return undefined;
      const { query } = await matchesOf(normaliseTerm(term), exact);
      const chosen = chosenOf(facets, where.choices);
      return findValues(connection, index, { query: within(query, where), chosen, facet, find, limit });
    },
    clusters: async ({ term, exact, view, zoom, ...where }) => {
      const { query } = await matchesOf(normaliseTerm(term), exact);
      const areas = [{ kind: 'box' as const, ...view }, ...(where.area === undefined ? [] : [where.area])];
      return clusterPlaces(connection, index, { query: foundBy(query, where), areas, zoom });
    },
    overview: async (scope) => {
      const key = JSON.stringify([await current(), scope]);
      const known = overviews.get(key);
      if (known !== undefined) return known;
      const aggs = facetAggregations(facets, [], (facet) => listedMost(facet, facetValuesMax));
      const found = await searchOne(connection, index, { query: areaQuery({ scope }), size: 0, aggs });
      const listed = readFacets(facets, [], found.aggregations);
      overviews.set(key, listed);
      return listed;
    },
    suggest: async ({ scope, typed, language }) => {
      if (scope === 'map') return { terms: [], titles: [], dossiers: [] };
      await current();
      return suggester.suggest(typed, language);
    },
    record: async (id) => {
      const stored = (await readStored(connection, index, [id])).get(id);
      return stored === undefined ? undefined : recordOf(stored);
    },
    changes: (request) => listChanges(connection, names, request),
    changesOf: (ids) => readChanges(connection, names, ids),
    similar: async ({ id, limit }) => {
      const stored = (await readStored(connection, index, [id])).get(id);
      if (stored === undefined) return undefined;
      const queryOf = async (word: string) => (await matchesOf(word, true)).query;
      return findSimilar({ connection, index, facets, queryOf }, recordOf(stored), limit);
    },
    listing: async ({ scope, part, size }) => {
      if (scope === 'map') return { parts: 0, records: [] };
      const from = (part - 1) * size;
      const sort = (direction: 'asc' | 'desc') => [{ number: direction }];
      const highest = await searchOne(connection, index, { query: everything, sort: sort('desc'), size: 1 });
      const count = Number(highest.hits[0]?.sort?.[0] ?? -1) + 1;
      const parts = Math.ceil(count / size);
      if (part > parts) return { parts, records: [] };
      const query = { range: { number: { gte: from, lt: from + size } } };
      return { parts, records: namesIn(await searchOne(connection, index, { query, sort: sort('asc'), size })) };
    },
    check: async () => {
      await searchOne(connection, index, { query: everything, size: 0 });
    },
  };
}

/** Where pages end: see `resultWindow`. */
const offsetMax = 9_000_000;

function sortOf(order: SortOrder): readonly unknown[] {
  if (order.by === 'score') return bestFirst;
  const { by, direction } = order;
  if (by === 'toegevoegd') return [{ number: direction }];
  if (by === 'titel') return [{ titleKey: direction }, { number: direction }];
  return [{ year: direction }, { number: 'desc' }];
}
