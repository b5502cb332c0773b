import { z } from 'zod';
import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { type CollectionState, readState, stateId } from '#services/query/opensearch/indexing/collectionState.ts';
import { documentId, documentOf, type StemWord } from '#services/query/opensearch/indexing/document.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { readStored, type StoredRecord } from '#services/query/opensearch/indexing/records.ts';
import type { Change, Outcome, Reached } from '#services/query/ports/collectionPort.ts';
import { RefusedDocuments, type Write, writeBulk } from './bulk.ts';
import { progressId } from './progress.ts';

export interface WritingParts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly facets: readonly Facet[];
  readonly stem: StemWord;
  readonly log: Log;
}

/** What one batch makes of a record: its text and its number; no text for a deletion. */
const entrySchema = z.object({
  id: z.string(),
  number: z.int(),
  sample: z.boolean(),
  changed: z.int(),
  record: z.string().optional(),
});
type Entry = z.output<typeof entrySchema>;

/**
 * A batch as it is noted before any of it is written. Whoever writes next carries out what a writer left that ended
 * halfway, so that a batch is there as a whole in the end.
 */
const batchSchema = z.object({
  entries: z.array(entrySchema),
  state: z.object({ version: z.int(), next: z.int(), changed: z.int(), samples: z.string() }),
  reached: z.object({ source: z.string(), line: z.int() }).optional(),
});
type Batch = z.output<typeof batchSchema>;

const batchId = 'batch';

/** As many records as are looked at and noted together: those of a request that imports. */
export const batchSize = 1000;

interface Options {
  readonly sample: boolean;
  readonly reached?: Reached | undefined;
  /** The version of the samples that the collection then holds; unchanged where it is left out. */
  readonly samples?: string;
}

/**
 * Brings records to the state given, several changes of one to the last of them; what is there just so stays. Takes at
 * most `batchSize` different records. Call it in a turn, with the state as it is, and resolves with the state after.
 *
 * Rejects with `RefusedDocuments` when OpenSearch does not take some: all is then as it was. When it is away halfway,
 * the batch is carried out by whoever writes next.
 */
export async function applyBatch(
  parts: WritingParts,
  state: CollectionState,
  changes: readonly Change[],
  { sample, reached, samples = state.samples }: Options,
): Promise<{ state: CollectionState; outcome: Outcome }> {
  const last = new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change]));
  const known = await readStored(parts.connection, parts.names.records, [...last.keys()]);
  // Moments follow each other, whatever the clocks of several machines say; deletions come behind what was written.
  const now = Math.max(Date.now() * 1000, state.changed + 1);
  let { next } = state;
  const entries = [...last].flatMap(([id, change]): Entry[] => {
    const found = known.get(id);
    if (change.kind === 'delete') {
      return found === undefined ? [] : [{ id, number: found.number, sample: found.sample, changed: now + 1 }];
    }
    if (found !== undefined && stays(found, change.record, sample)) return [];
    const number = found?.number ?? next;
    if (found === undefined) next += 1;
    return [{ id, number, sample, changed: now, record: JSON.stringify(change.record) }];
  });
  const isChanged = entries.length > 0;
  const after = {
    version: state.version + Number(isChanged),
    next,
    changed: isChanged ? now + 1 : state.changed,
    samples,
  };
  const batch: Batch = { entries, state: after, ...(reached === undefined ? {} : { reached }) };
  // Before it is noted: what cannot be made of a record here is no batch.
  const writes = recordWrites(parts, entries);
  if (isChanged) await putMeta(parts, batchId, batch);
  try {
    await carryOut(parts, batch, writes);
  } catch (error) {
    if (error instanceof RefusedDocuments) await takeBack(parts, batch, known, state);
    throw error;
  }
  const deleted = entries.filter(({ record }) => record === undefined).length;
  return {
    state: after,
    outcome: { written: entries.length - deleted, deleted, unchanged: last.size - entries.length },
  };
}

/** An imported record takes the place of a sample, never the other way round. */
function stays(known: StoredRecord, record: CollectionRecord, sample: boolean): boolean {
  if (sample && !known.sample) return true;
  return known.sample === sample && known.record === JSON.stringify(record);
}

/**
 * Carries out what a writer noted that ended before it was done; the state as it is then. Where OpenSearch refuses some
 * of it, the others are written, and the batch is kept under another name for whoever reads the log.
 */
export async function finishBatch(parts: WritingParts): Promise<CollectionState> {
  const { connection, names, log } = parts;
  const batch = await readBatch(parts);
  if (batch === undefined) return readState(connection, names);
  try {
    await carryOut(parts, batch, recordWrites(parts, batch.entries));
  } catch (error) {
    if (!(error instanceof RefusedDocuments)) throw error;
    const keptAs = `refused ${batch.state.version}`;
    await putMeta(parts, keptAs, batch);
    await carryOut(parts, { ...batch, entries: [] }, []);
    await refresh(parts);
    log('query.refused', { reason: error.message, keptAs });
  }
  return readState(connection, names);
}

/** What a writer noted and has not carried out. */
export async function readBatch({ connection, names }: WritingParts): Promise<Batch | undefined> {
  const { status, body } = await connection.ask({ method: 'GET', path: `/${names.meta}/_doc/${batchId}` }, [404]);
  return status === 404 ? undefined : batchSchema.parse(notedSchema.parse(body)._source.value);
}

const notedSchema = z.object({ _source: z.object({ value: z.unknown() }) });

function recordWrites(parts: WritingParts, entries: readonly Entry[]): Write[] {
  return entries.map(({ id, record, ...entry }) =>
    writeOf(parts, id, record === undefined ? undefined : { ...entry, record }),
  );
}

async function carryOut(
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
    })),
  );
  if (entries.length > 0) await refresh({ connection, names });
  // Last, because portals look again where the state is another one.
  await writeBulk(connection, [
    { kind: 'put', index: names.meta, id: stateId, document: state },
    ...(reached === undefined
      ? []
      : [
          { kind: 'put' as const, index: names.meta, id: progressId(reached.source), document: { line: reached.line } },
        ]),
    { kind: 'delete', index: names.meta, id: batchId },
  ]);
}

export const refresh = ({ connection, names }: Pick<WritingParts, 'connection' | 'names'>) =>
  connection.ask({ method: 'POST', path: `/${names.records},${names.dates}/_refresh` });

function writeOf({ names, facets, stem }: WritingParts, id: string, stored: StoredRecord | undefined): Write {
  const at = { index: names.records, id: documentId(id) };
  if (stored === undefined) return { kind: 'delete', ...at };
  const { number, sample, record } = stored;
  // Written by this very service.
  return { kind: 'put', ...at, document: documentOf({ number, sample, record: JSON.parse(record) }, facets, stem) };
}

/** Brings every record of a batch back to what it was before. */
async function takeBack(
  parts: WritingParts,
  { entries }: Batch,
  known: ReadonlyMap<string, StoredRecord>,
  state: CollectionState,
): Promise<void> {
  const { connection, names } = parts;
  await writeBulk(
    connection,
    entries.map(({ id }) => writeOf(parts, id, known.get(id))),
  );
  await refresh(parts);
  await writeBulk(connection, [
    { kind: 'put', index: names.meta, id: stateId, document: { ...state, version: state.version + 1 } },
    { kind: 'delete', index: names.meta, id: batchId },
  ]);
}

async function putMeta({ connection, names }: WritingParts, id: string, value: object): Promise<void> {
  await connection.ask({ method: 'PUT', path: `/${names.meta}/_doc/${encodeURIComponent(id)}`, body: { value } });
}
