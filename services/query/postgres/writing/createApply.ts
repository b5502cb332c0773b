import type { Database, RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Change, Outcome, Reached } from '#services/query/ports/collectionPort.ts';
import { remember, takeTurn } from '#services/query/postgres/schema/coordination.ts';
import { sortIn } from '#services/query/postgres/schema/textIndex.ts';
import { changeItems, lastOf, type Wrote } from './changeItems.ts';
import { expectProgress, storeProgress } from './progress.ts';
import type { Readers } from './readers.ts';
import { recordText } from './recordText.ts';
import { searchText } from './searchText.ts';
import { createWrittenItems, type WrittenItem, type WrittenItems } from './written.ts';

/**
 * Where nothing else is answered during a transaction: so many records are written by one, and the words of so many are
 * sorted in together (some hundredths of a second each). With fewer, searches wait less and an import takes longer.
 */
export const partSize = 30;
const sortedAtOnce = 150;

/** So long at least (ms) others are answered between two parts, and as long as a part took: either has half of the time. */
const leastTurn = 20;

/** Writes changes with how far their source has been read, in the order in which it is called. */
export type Apply = (changes: readonly Change[], reached?: Reached) => Promise<Outcome>;

/**
 * Writes changes in one transaction on a server, which answers searches meanwhile; in several short ones where a search
 * would wait for each. When one of those fails, the ones before it stay, and how far the source has been read does not
 * count them: they are there just so when they come again.
 */
export function createApply(
  database: Database,
  facets: readonly Facet[],
  readers: Readers,
  written: WrittenItems = createWrittenItems(),
): Apply {
  let unsorted = 0;

  /** Changes items in a transaction, and keeps what was written once that is committed. */
  const change = async (
    transact: (work: (query: RunQuery) => Promise<Outcome>) => Promise<Outcome>,
    work: (query: RunQuery, wrote: Wrote) => Promise<Outcome>,
  ): Promise<Outcome> => {
    let keep = () => {};
    const outcome = await transact((query) =>
      work(query, (version, records) => {
        keep = () => written.keep(version, new Map(records.map(({ id, record }) => [id, asWritten(record)])));
      }),
    );
    keep();
    return outcome;
  };

  const writeAtOnce: Apply = (changes, reached) =>
    change(database.transaction, async (query, wrote) => {
      await takeTurn(query);
      if (reached !== undefined) await expectProgress(query, reached);
      const outcome = await changeItems(query, facets, changes, { wrote });
      if (outcome.written > 0) await sortIn(query);
      if (reached !== undefined) await storeProgress(query, reached);
      return outcome;
    });

  let lastTook = 0;
  const giveWay = async <T>(work: (query: RunQuery) => Promise<T>): Promise<T> => {
    await readers.quiet(Math.max(lastTook, leastTurn));
    const began = performance.now();
    return database.transaction(work).finally(() => {
      lastTook = performance.now() - began;
    });
  };
  // Nobody else writes to such a database, so that no turn has to be waited for.
  const writeInParts: Apply = async (changes, reached) => {
    let outcome: Outcome = { written: 0, unchanged: 0, deleted: 0 };
    const parts = partsOf([...lastOf(changes).values()]);
    for (const [at, part] of parts.entries()) {
      const own = await change(giveWay, async (query, wrote) => {
        if (reached !== undefined && at === 0) await expectProgress(query, reached);
        const done = await changeItems(query, facets, part, { tell: remember, wrote });
        if (reached !== undefined && at === parts.length - 1) await storeProgress(query, reached);
        return done;
      });
      outcome = add(outcome, own);
      unsorted += own.written;
      if (unsorted < sortedAtOnce) continue;
      await giveWay(sortIn);
      unsorted = 0;
    }
    return outcome;
  };

  return database.takesTurns ? writeInParts : writeAtOnce;
}

const asWritten = (record: CollectionRecord): WrittenItem => ({
  record: recordText(record),
  title: record.title,
  search: searchText(record),
});

/** At least one, so that also how far a source of nothing new was read is remembered. */
function partsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const count = Math.max(1, Math.ceil(changes.length / partSize));
  return Array.from({ length: count }, (_, at) => changes.slice(at * partSize, (at + 1) * partSize));
}

function add(one: Outcome, other: Outcome): Outcome {
  return {
    written: one.written + other.written,
    unchanged: one.unchanged + other.unchanged,
    deleted: one.deleted + other.deleted,
  };
}
