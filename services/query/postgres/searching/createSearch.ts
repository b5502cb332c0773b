import type { RunQuery } from '#services/database/database.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Hit, SearchPort, Spelling } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { clusterItems } from '#services/query/postgres/counting/clusterItems.ts';
import { countWithout } from '#services/query/postgres/counting/count.ts';
import { createValueFinder } from '#services/query/postgres/counting/findValues.ts';
import { itemsIn } from '#services/query/postgres/counting/itemsIn.ts';
import { listFacets } from '#services/query/postgres/counting/listFacets.ts';
import { pageOf } from '#services/query/postgres/counting/pageOf.ts';
import { dutchCompounds } from '#services/query/postgres/lexicon/lexicon.ts';
import { createLookups } from '#services/query/postgres/matching/lookups.ts';
import type { MatchingParts } from '#services/query/postgres/matching/matchTerm.ts';
import type { Wanted } from '#services/query/postgres/matching/termPatterns.ts';
import type { Suggester } from '#services/query/postgres/suggesting/suggester.ts';
import { createStems, type Language, languages, type Stems } from '#services/query/postgres/text/stems.ts';
import { textLanguage } from '#services/query/postgres/text/textLanguage.ts';
import { wordsOf } from '#services/query/postgres/text/words.ts';
import { noThesaurus, type Thesaurus } from '#services/query/postgres/thesaurus/thesaurus.ts';
import { highlight, type WordsOfText } from './highlight.ts';
import { createItemStore } from './itemStore.ts';
import { listChanges, readChanges } from './listChanges.ts';
import { areaOf, type Remembered, remember } from './remember.ts';
import { normaliseTerm } from './term.ts';

interface Parts {
  readonly query: RunQuery;
  readonly suggester: Suggester;
  /** The collection as it is now: another object after every change. */
  readonly current: () => Columns;
  readonly thesaurus: () => Thesaurus;
}

const noWords: WordsOfText = { stemOf: () => undefined, partsOf: () => [] };

const nothingWanted: Wanted = { stems: new Set(), starts: [] };

/**
 * Finds in the database, counts in memory: the items of a term are asked once and remembered, so that filters, pages
 * and sorting of the same search never wait for the database.
 */
export function createSearch({ query, suggester, current, thesaurus }: Parts): SearchPort {
  const store = createItemStore(query);
  const stems = createStems(query);
  const partsOf = (columns: Columns) => {
    const lookups = createLookups(query);
    return (exact: boolean): MatchingParts => ({
      columns,
      lookups,
      stems,
      titles: store.readTitles,
      vocabulary: suggester.vocabulary(),
      speller: exact ? undefined : suggester.speller,
      thesaurus: exact ? noThesaurus : thesaurus(),
      exact,
    });
  };

  const findValues = createValueFinder();

  // What a term finds is remembered as long as the columns are the same: a record that changes may be found otherwise.
  let latest = remember(current(), partsOf(current()));
  const catchUp = () => {
    const columns = current();
    if (latest.columns !== columns) latest = remember(columns, partsOf(columns));
    return latest;
  };

  return {
    search: async (request) => {
      const { columns, foundBy, countIn } = catchUp();
      const found = await foundBy(normaliseTerm(request.term), request.exact);
      const area = areaOf(request);
      const counted = countIn(found, request.choices, area);
      const page = pageOf(columns, counted.items, request.order, request.offset, request.limit);
      const records = (await store.readRecords(page)).map(readRecord);
      return {
        hits: counted.items.length,
        matched: found.matched,
        meant: found.meant,
        spelling: await spellingOf(found, counted.items.length, async (term) => {
          return countIn(await foundBy(term), request.choices, area).items.length;
        }),
        records: await highlightAll(records, found.wanted, stems),
        facets: listFacets(columns, counted.counts, request.choices, request.facetValues),
        without:
          counted.items.length === 0 ? countWithout(columns, itemsIn(columns, found.items, area), request.choices) : [],
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
    check: async () => {
      await query('select 1');
    },
  };
}

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

async function highlightAll(
  records: readonly CollectionRecord[],
  wanted: ReadonlyMap<Language, Wanted>,
  stems: Stems,
): Promise<Hit[]> {
  const wordsIn = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const own = wanted.has(language) ? records.filter((record) => textLanguage(record) === language) : [];
        const partsOf = language === 'nl' && own.length > 0 ? dutchCompounds().partsOf : () => [];
        const words = new Set(own.flatMap(({ title, abstract }) => [...wordsOf(title), ...wordsOf(abstract)]));
        for (const word of [...words]) for (const part of partsOf(word)) words.add(part);
        return [language, { stemOf: await stems.load(language, [...words]), partsOf }] as const;
      }),
    ),
  );
  return records.map((record) => ({
    ...record,
    highlight: highlight(
      record,
      wanted.get(textLanguage(record)) ?? nothingWanted,
      wordsIn.get(textLanguage(record)) ?? noWords,
    ),
  }));
}
