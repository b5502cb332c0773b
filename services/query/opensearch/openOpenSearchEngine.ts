import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { createAnswering } from '#services/query/engine/answering/createAnswering.ts';
import { noThesaurus, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { findRecords } from './answering/findRecords.ts';
import { createPageStore } from './answering/pageStore.ts';
import { connect } from './connection.ts';
import { followVersion, watchVersion } from './indexing/collectionState.ts';
import { namesOf } from './indexing/mapping.ts';
import { createSearch } from './searching/createSearch.ts';
import { openSuggester } from './suggesting/openSuggester.ts';
import { finishBatch } from './writing/applyChanges.ts';
import { createCollection } from './writing/createCollection.ts';
import { readNote } from './writing/note.ts';
import { prepareIndices } from './writing/prepareIndices.ts';
import { createTurns } from './writing/turn.ts';

interface Parts {
  /** One address or several with commas between; it stays what it is when the engine is no longer used. */
  readonly url: string;
  /** What the names of the indices begin with: another one for every collection on a cluster. */
  readonly prefix?: string;
  readonly facets: readonly Facet[];
  readonly thesaurus?: () => Thesaurus;
  /** After how long a writer that says nothing has lost its turn (ms); half a minute. */
  readonly lease?: number;
  /** Is called when what a search finds may be another than before, whoever wrote it. */
  readonly changed?: (() => void) | undefined;
  readonly log: Log;
}

/** An engine whose records and counts are OpenSearch's; several portals may use the same collection. */
export async function openOpenSearchEngine({
  url,
  prefix = 'portal',
  facets,
  thesaurus = () => noThesaurus,
  lease,
  changed,
  log,
}: Parts): Promise<Engine> {
  const connection = connect(url);
  const names = namesOf(prefix);
  const turns = createTurns({ connection, names, log }, lease);
  const indexing = { connection, names, facets, log };
  await prepareIndices({ ...indexing, turns });
  // A portal that was killed while it wrote. Another one that is writing just now is waited for.
  if ((await readNote(connection, names)).batch !== undefined) await turns.take(() => finishBatch(indexing));
  const version = followVersion(connection, names);
  const index = names.records;
  const suggester = await openSuggester({ connection, index, facets, currentVersion: version.current });
  if (changed) watchVersion(version, await version.current(), changed);
  const pages = createPageStore(connection, names);
  const matching = () => ({ connection, index, vocabulary: suggester.vocabulary(), thesaurus: thesaurus() });
  return {
    search: createSearch({ connection, names, facets, suggester, version, thesaurus }),
    collection: createCollection({ ...indexing, turns, version, suggester }),
    passages: createAnswering({
      findRecords: (term, most) => findRecords(term, most, matching()),
      ...{ pages, vocabulary: suggester.vocabulary, thesaurus },
    }),
    pages,
  };
}
