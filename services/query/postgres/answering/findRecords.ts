import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { FoundRecords } from '#services/query/engine/answering/createAnswering.ts';
import { meaningsOf, withLeads } from '#services/query/engine/matching/meanings.ts';
import type { Term } from '#services/query/engine/matching/parseTerm.ts';
import { subjectsOf, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import type { Lookups } from '#services/query/postgres/matching/lookups.ts';
import { ask } from '#services/query/postgres/matching/matchTerm.ts';
import type { ItemStore } from '#services/query/postgres/searching/itemStore.ts';
import type { Suggester } from '#services/query/postgres/suggesting/suggester.ts';
import { candidatesOf } from './candidates.ts';

interface Parts {
  readonly lookups: Lookups;
  readonly store: ItemStore;
  readonly suggester: Suggester;
  /** The collection as it is now: another object after every change. */
  readonly current: () => Columns;
  readonly thesaurus: () => Thesaurus;
}

/** Finds the records that have most of what a question names: in the database, and counted in memory. */
export function createRecordFinder({ lookups, store, suggester, current, thesaurus }: Parts) {
  return async (term: Term, most: number): Promise<FoundRecords> => {
    const columns = current();
    const known = subjectsOf(thesaurus());
    const parts = {
      ...{ columns, lookups, titles: store.readTitles, vocabulary: suggester.vocabulary() },
      ...{ speller: undefined, thesaurus: known, exact: false },
    };
    const asked = await ask(term, parts, withLeads(meaningsOf(term, known), term, known));
    const { weights, items } = candidatesOf(columns, asked.itemsOfGroups, most);
    // Written by this very service.
    const records: CollectionRecord[] = (await store.readRecords(items)).map((text) => JSON.parse(text));
    return { weights, records };
  };
}
