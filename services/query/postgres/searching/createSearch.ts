import type { RunQuery } from '#services/database/database.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { highlightAll } from '#services/query/engine/highlighting/highlightAll.ts';
import { roomBehind } from '#services/query/engine/matching/questions.ts';
import { normaliseTerm } from '#services/query/engine/matching/term.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { noThesaurus, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import { fewHits, type SearchPort, type Spelling } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { clusterItems } from '#services/query/postgres/counting/clusterItems.ts';
import { countWithout, itemsChosen } from '#services/query/postgres/counting/count.ts';
import { createValueFinder } from '#services/query/postgres/counting/findValues.ts';
import { itemsIn } from '#services/query/postgres/counting/itemsIn.ts';
import { listFacets } from '#services/query/postgres/counting/listFacets.ts';
import { pageOf } from '#services/query/postgres/counting/pageOf.ts';
import { mostShared, similarItems } from '#services/query/postgres/counting/similar.ts';
import type { Lookups } from '#services/query/postgres/matching/lookups.ts';
import type { Suggester } from '#services/query/postgres/suggesting/suggester.ts';
import type { ItemStore } from './itemStore.ts';
import { listChanges, readChanges } from './listChanges.ts';
import { areaOf, type Remembered, remember, type State, type Words } from './remember.ts';

interface Parts {
  readonly query: RunQuery;
  readonly lookups: Lookups;
  readonly store: ItemStore;
  readonly suggester: Suggester;
  /** The collection as it is now: another object after every change. */
  readonly current: () => Columns;
  readonly thesaurus: () => Thesaurus;
}

/**
 * Finds in the database, counts in memory: the items of a term are asked once and remembered, so that filters, pages
 * and sorting of the same search never wait for the database.
 */
export function createSearch({ query, lookups, store, suggester, current, thesaurus }: Parts): SearchPort {
  const read = (columns: Columns): State => {
    const words: Words = { vocabulary: suggester.vocabulary(), thesaurus: thesaurus() };
    return remember(columns, words, (exact) => ({
      ...{ columns, lookups, exact, titles: store.readTitles, vocabulary: words.vocabulary },
      speller: exact ? undefined : suggester.speller,
      thesaurus: exact ? noThesaurus : words.thesaurus,
    }));
  };

  const findValues = createValueFinder();

  // What a term finds is remembered as long as the columns are the same, because a record that changes may be found
  // otherwise, and the words too, which follow the columns: with them a mistake is corrected that was none before.
  let latest = read(current());
  const catchUp = () => {
    const columns = current();
    const { vocabulary, thesaurus: meanings } = latest.words;
    if (latest.columns !== columns || vocabulary !== suggester.vocabulary() || meanings !== thesaurus())
      latest = read(columns);
    return latest;
  };

  /** Items with words of a title, for a record without keywords: the rarer a word, the more it says. */
  const itemsAlike = async ({ title }: CollectionRecord, item: number, most: number): Promise<number[]> => {
    const { columns, foundBy } = catchUp();
    const words = [...new Set(wordsOf(title))].filter((word) => word.length > 3).slice(0, titleWordsMost);
    const found = await Promise.all(words.map(async (word) => (await foundBy(word, true)).items));
    const telling = found.filter(({ length }) => length > 1 && length < tellingShare * columns.size);
    return mostShared(columns.size, telling, item, most);
  };

  return {
    search: async (request) => {
      const { columns, foundBy, countIn } = catchUp();
      const found = await foundBy(normaliseTerm(request.term), request.exact);
      const area = areaOf(request);
      const counted = countIn(found, request.choices, area);
      const page = pageOf(columns, counted.items, request.order, request.offset, request.limit);
      const records = (await store.readRecords(page)).map(readRecord);
      const room = roomBehind(request, counted.items.length);
      const others = room > 0 ? itemsChosen(columns, itemsIn(columns, found.partial, area), request.choices) : [];
      const partial = (await store.readRecords([...others.slice(0, room)])).map(readRecord);
      return {
        hits: counted.items.length,
        matched: found.matched,
        meant: found.meant,
        spelling: await spellingOf(found, counted.items.length, async (term) => {
          return countIn(await foundBy(term), request.choices, area).items.length;
        }),
        records: highlightAll(records, found.wanted),
        partial: highlightAll(partial, found.wanted),
        facets: listFacets(columns, counted.counts, request.choices, request.facetValues),
        without:
          counted.items.length < fewHits
            ? countWithout(columns, itemsIn(columns, found.items, area), request.choices)
            : [],
      };
    },
    values: async ({ term, choices, exact, facet, find, limit, ...asked }) => {
      const { columns, foundBy, countIn } = catchUp();
      const place = columns.facets.findIndex((column) => column.facet.id === facet);
      const column = columns.facets[place];
      if (column === undefined) return undefined;
      const { counts } = countIn(await foundBy(normaliseTerm(term), exact), choices, areaOf(asked));
      return findValues(column, counts[place] ?? new Uint32Array(0), find, limit);
    },
    clusters: async ({ term, choices, exact, view, zoom, ...asked }) => {
      const { columns, foundBy, countIn } = catchUp();
      const area = areaOf(asked);
      const { items } = countIn(await foundBy(normaliseTerm(term), exact), choices, area);
      const areas = [{ kind: 'box' as const, ...view }, ...(area === undefined ? [] : [area])];
      const { hits, clusters } = clusterItems(columns.places, items, { areas, zoom });
      const titles = await store.readNames(clusters.filter(({ count }) => count === 1).map(({ item }) => item));
      return {
        hits,
        clusters: clusters.map(({ item, ...cluster }) =>
          cluster.count === 1 ? { ...cluster, record: titles.get(item) } : cluster,
        ),
      };
    },
    overview: async (scope) => catchUp().overview(scope),
    suggest: async ({ scope, typed, language }) =>
      scope === 'map' ? { terms: [], titles: [], dossiers: [] } : suggester.suggest(typed, language),
    record: async (id) => {
      const text = await store.readRecord(id);
      return text === undefined ? undefined : readRecord(text);
    },
    changes: (request) => listChanges(query, request),
    changesOf: (ids) => readChanges(query, ids),
    similar: async ({ id, limit }) => {
      const item = await store.numberOf(id);
      if (item === undefined) return undefined;
      const { columns } = catchUp();
      // Some more, because the same work may be there several times.
      const most = 3 * limit;
      const [own] = (await store.readRecords([item])).map(readRecord);
      if (own === undefined) return undefined;
      const shared = similarItems(columns, item, most);
      const items = shared.length > 0 ? shared : await itemsAlike(own, item, most);
      const alike = (await store.readRecords(items)).map(readRecord);
      return alike.filter(({ title }) => titleKey(title) !== titleKey(own.title)).slice(0, limit);
    },
    listing: async ({ scope, part, size }) => {
      if (scope === 'map') return { parts: 0, records: [] };
      // Numbers that the database has; none of it is asked for what lies behind them.
      const from = Math.min((part - 1) * size, 0x7fffffff);
      const listed = await store.readPart(from, Math.min(from + size, 0x7fffffff));
      return { parts: Math.ceil(listed.size / size), records: listed.records };
    },
    check: async () => {
      await query('select 1');
    },
  };
}

/** So many words of a title are looked up. */
const titleWordsMost = 8;

/** A word that a larger share of the records has says little of what one is about. */
const tellingShare = 0.1;

/** What was meant, where that finds anything with the same choices. */
async function spellingOf(
  { corrected }: Remembered,
  hits: number,
  hitsOf: (term: string) => Promise<number>,
): Promise<Spelling | undefined> {
  if (corrected === undefined) return undefined;
  const spelling = { ...corrected, hits: corrected.applied ? hits : await hitsOf(corrected.term) };
  return spelling.applied || spelling.hits > 0 ? spelling : undefined;
}

function readRecord(text: string): CollectionRecord {
  // Written by this very service.
  return JSON.parse(text);
}
