import type { RunQuery } from '#services/database/database.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { FoundRecords } from '#services/query/engine/answering/createAnswering.ts';
import type { Term } from '#services/query/engine/matching/parseTerm.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { createLookups } from '#services/query/postgres/matching/lookups.ts';
import { ask } from '#services/query/postgres/matching/matchTerm.ts';
import { createItemStore } from '#services/query/postgres/searching/itemStore.ts';
import type { Suggester } from '#services/query/postgres/suggesting/suggester.ts';
import { candidatesOf } from './candidates.ts';

interface Parts {
  readonly query: RunQuery;
  readonly suggester: Suggester;
  /** The collection as it is now: another object after every change. */
  readonly current: () => Columns;
  readonly thesaurus: () => Thesaurus;
}

/** Finds the records that have most of what a question names: in the database, and counted in memory. */
export function createRecordFinder({ query, suggester, current, thesaurus }: Parts) {
  const store = createItemStore(query);
  let latest = { columns: current(), lookups: createLookups(query) };
  return async (term: Term, most: number): Promise<FoundRecords> => {
    const columns = current();
    // What is remembered of the index holds for one state of the collection.
    if (columns !== latest.columns) latest = { columns, lookups: createLookups(query) };
    const asked = await ask(term, {
      ...{ ...latest, titles: store.readTitles, vocabulary: suggester.vocabulary() },
      ...{ speller: undefined, thesaurus: thesaurus(), exact: false },
    });
    const { weights, items } = candidatesOf(columns, asked.itemsOfGroups, most);
    // Written by this very service.
    const records: CollectionRecord[] = (await store.readRecords(items)).map((text) => JSON.parse(text));
    return { weights, records };
  };
}
