import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { createInOrder } from '#services/inOrder.ts';
import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { createAnswering } from '#services/query/engine/answering/createAnswering.ts';
import { placeFacet } from '#services/query/engine/indexing/placeFacet.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import { noThesaurus, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { CollectionPort } from '#services/query/ports/collectionPort.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { createRecordFinder } from './answering/findRecords.ts';
import { createPageStore } from './answering/pageStore.ts';
import { type FollowedColumns, followColumns } from './columns/followColumns.ts';
import { engineDatabase } from './engineDatabase.ts';
import { createLookups } from './matching/lookups.ts';
import { migrations } from './schema/migrations.ts';
import { createSearch } from './searching/createSearch.ts';
import { createItemStore } from './searching/itemStore.ts';
import { createSuggester, type Suggester } from './suggesting/suggester.ts';
import { type Apply, createApply } from './writing/createApply.ts';
import { readProgress, tidyUp } from './writing/progress.ts';
import { createReadAhead } from './writing/readAhead.ts';
import { createReaders, type Readers } from './writing/readers.ts';
import { refreshIndex } from './writing/refreshIndex.ts';
import { clearSamples, seedSamples } from './writing/seedSamples.ts';
import { createWrittenItems } from './writing/written.ts';

interface Parts {
  /** Embedded or a server; it stays open when the engine is no longer used. */
  readonly database: Database;
  readonly facets: readonly Facet[];
  /** What words mean, as far as it is known by now; none means nothing but itself without it. */
  readonly thesaurus?: () => Thesaurus;
  /** Called when searches find something else than before, whichever portal wrote it. */
  readonly changed?: (() => void) | undefined;
  readonly log: Log;
}

/** An engine whose records and index stand in PostgreSQL, and whose counts are made in memory. */
export async function openPostgresEngine({
  facets,
  thesaurus = () => noThesaurus,
  changed,
  log,
  ...parts
}: Parts): Promise<Engine> {
  const database = engineDatabase(parts.database);
  const applied = await migrate(database, migrations);
  if (applied.length > 0) log('query.migrated', { migrations: applied });
  const indexed = [...facets, placeFacet];
  await refreshIndex(database, indexed);
  // Reading dictionaries holds the thread: whoever opens a connection meanwhile would take the database for gone.
  await database.transaction((query) => query('select 1'));
  const readers = createReaders();
  const written = createWrittenItems();
  const lookups = createLookups(database.query, readers.pause);
  const store = createItemStore(database.query);
  const following = followColumns(database, facets, log, {
    ...{ changed, written, memories: [lookups, store], pause: readers.pause },
  });
  // While the database works: the first search would have to wait for the dictionaries.
  for (const language of languages) lexiconOf(language);
  const columns = await following;
  const suggester = await createSuggester(database.query, columns.current);
  const searching = { query: database.query, lookups, store, suggester, current: columns.current, thesaurus };
  const pages = createPageStore(database);
  const search = createSearch(searching);
  const passages = createAnswering({
    findRecords: createRecordFinder(searching),
    ...{ pages, vocabulary: suggester.vocabulary, thesaurus },
  });
  return {
    // What asks the database several times would wait between each two for a part of an import.
    search: {
      ...search,
      search: (request) => readers.answer(() => search.search(request)),
      values: (request) => readers.answer(() => search.values(request)),
      clusters: (request) => readers.answer(() => search.clusters(request)),
      similar: (request) => readers.answer(() => search.similar(request)),
    },
    collection: createCollection(
      database,
      indexed,
      columns,
      suggester,
      createApply(database, indexed, readers, written),
      readers,
    ),
    passages: { find: (request) => readers.answer(() => passages.find(request)) },
    pages,
    behind: columns.behind,
  };
}

function createCollection(
  database: Database,
  facets: readonly Facet[],
  { follow }: FollowedColumns,
  suggester: Suggester,
  write: Apply,
  readers: Readers,
): CollectionPort {
  const ahead = createReadAhead(readers.pause);
  // Of two transactions on two connections the later one may have the turn first.
  const inOrder = createInOrder();
  return {
    apply: async (changes, reached) => {
      await ahead.read(changes);
      // What was written before it failed shows as well.
      const outcome = await inOrder(() => write(changes, reached)).finally(follow);
      ahead.wasWorthwhile(outcome.written >= outcome.unchanged);
      return outcome;
    },
    seed: async (samples) => {
      const written = await seedSamples(database, facets, samples);
      if (written === 0) return 0;
      await follow();
      await suggester.renew();
      return written;
    },
    clearSamples: async () => {
      const deleted = await clearSamples(database);
      if (deleted === 0) return 0;
      await follow();
      await suggester.renew();
      return deleted;
    },
    progress: {
      read: (source) => readProgress(database.query, source),
      finish: (source) => tidyUp(database.query, source),
    },
  };
}
