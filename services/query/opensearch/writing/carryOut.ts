import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { type CollectionState, stateId } from '#services/query/opensearch/indexing/collectionState.ts';
import { documentId, documentOf } from '#services/query/opensearch/indexing/document.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import type { StoredRecord } from '#services/query/opensearch/indexing/records.ts';
import { type Write, writeBulk } from './bulk.ts';
import type { Batch, Entry } from './note.ts';
import { progressId } from './progress.ts';

export interface WritingParts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly facets: readonly Facet[];
  readonly log: Log;
}

/** The documents of a batch. Throws where a record cannot be made one of. */
export function recordWrites(parts: WritingParts, entries: readonly Entry[]): Write[] {
  return entries.map(({ id, record, changed, ...entry }) =>
    writeOf(parts, id, record === undefined ? undefined : { ...entry, record }, changed),
  );
}

/**
 * Writes a batch that was noted. Every document has the moment of its change for a version, and those of a later batch
 * stay: rejects with `Overtaken` where there are such, because another writer then took this batch over.
 */
export async function carryOut(
  { connection, names }: WritingParts,
  { entries, state, reached }: Batch,
  records: readonly Write[],
): Promise<void> {
  await writeBulk(connection, records);
  // Behind the records: where these are refused, nothing was said of them.
  await writeBulk(
    connection,
    entries.map(({ id, changed, record }) => ({
      kind: 'put',
      index: names.dates,
      id: documentId(id),
      document: { id, changed, deleted: record === undefined },
      version: changed,
    })),
  );
  if (entries.length > 0) await refresh({ connection, names });
  // Last, because portals look again where the state is another one.
  await writeBulk(connection, [stateWrite(names, state)]);
  if (reached === undefined) return;
  const { source, line } = reached;
  await writeBulk(connection, [{ kind: 'put', index: names.meta, id: progressId(source), document: { line } }]);
}

export const refresh = ({ connection, names }: Pick<WritingParts, 'connection' | 'names'>) =>
  connection.ask({ method: 'POST', path: `/${names.records},${names.dates}/_refresh` });

const stateWrite = ({ meta }: IndexNames, state: CollectionState): Write => ({
  ...{ kind: 'put', index: meta, id: stateId },
  ...{ document: state, version: state.changed },
});

function writeOf(
  { names, facets }: WritingParts,
  id: string,
  stored: StoredRecord | undefined,
  version: number,
): Write {
  const at = { index: names.records, id: documentId(id), version };
  if (stored === undefined) return { kind: 'delete', ...at };
  const { number, sample, record } = stored;
  // Written by this very service.
  return { kind: 'put', ...at, document: documentOf({ number, sample, record: JSON.parse(record) }, facets) };
}

/** Brings every record of a batch back to what it was before, as a change that comes behind it. */
export async function takeBack(
  parts: WritingParts,
  { entries, state: after }: Batch,
  known: ReadonlyMap<string, StoredRecord>,
  before: CollectionState,
): Promise<void> {
  const { connection, names } = parts;
  const changed = after.changed + 1;
  await writeBulk(
    connection,
    entries.map(({ id }) => writeOf(parts, id, known.get(id), changed)),
  );
  await refresh(parts);
  await writeBulk(connection, [stateWrite(names, { ...before, version: before.version + 1, changed })]);
}
