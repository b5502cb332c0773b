import type { CollectionRecord } from '#services/query/collection/record.ts';
import { type CollectionState, readState } from '#services/query/opensearch/indexing/collectionState.ts';
import { readStored, type StoredRecord } from '#services/query/opensearch/indexing/records.ts';
import type { Change, Outcome, Reached } from '#services/query/ports/collectionPort.ts';
import { Overtaken, RefusedDocuments } from './bulk.ts';
import { carryOut, recordWrites, refresh, takeBack, type WritingParts } from './carryOut.ts';
import { type Batch, type Entry, type NoteAt, putNote, readNote } from './note.ts';

/** As many records as are looked at and noted together: those of a request that imports. */
export const batchSize = 1000;

/** What a turn goes on from: the collection as it is, and the last note. */
export interface Standing {
  readonly state: CollectionState;
  readonly note: NoteAt;
}

interface Options {
  readonly sample: boolean;
  readonly reached?: Reached | undefined;
  /** The version of the samples that the collection then holds; unchanged where it is left out. */
  readonly samples?: string;
}

/**
 * Brings records to the state given, several changes of one to the last of them; what is there just so stays. Takes at
 * most `batchSize` different records. Call it in a turn, with what `finishBatch` or the batch before gave.
 *
 * Rejects with `RefusedDocuments` when OpenSearch does not take some: all is then as it was. When it is away halfway,
 * the batch is carried out by whoever writes next. When another writer took the turn before anything was noted, rejects
 * with `Overtaken` and nothing has happened; afterwards that writer has carried the batch out, and this resolves.
 */
export async function applyBatch(
  parts: WritingParts,
  { state, note }: Standing,
  changes: readonly Change[],
  { sample, reached, samples = state.samples }: Options,
): Promise<{ standing: Standing; outcome: Outcome }> {
  const { connection, names } = parts;
  const last = new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change]));
  const known = await readStored(connection, names.records, [...last.keys()]);
  const { entries, after } = entriesOf(last, known, { ...state, samples }, sample);
  const batch: Batch = { entries, state: after, ...(reached === undefined ? {} : { reached }) };
  // Before it is noted: what cannot be made of a record here is no batch.
  const writes = recordWrites(parts, entries);
  const isNoted = entries.length > 0;
  let at = isNoted ? await putNote(connection, names, batch, note) : note;
  try {
    await carryOut(parts, batch, writes);
    if (isNoted) at = await putNote(connection, names, null, at);
  } catch (error) {
    if (error instanceof RefusedDocuments) {
      await takeBack(parts, batch, known, state);
      await putNote(connection, names, null, at);
    }
    // Who took the turn began with this batch.
    if (!(error instanceof Overtaken && isNoted)) throw error;
  }
  const deleted = entries.filter(({ record }) => record === undefined).length;
  return {
    standing: { state: after, note: at },
    outcome: { written: entries.length - deleted, deleted, unchanged: last.size - entries.length },
  };
}

/** What has to be written, and the state of the collection when that is done. */
function entriesOf(
  last: ReadonlyMap<string, Change>,
  known: ReadonlyMap<string, StoredRecord>,
  state: CollectionState,
  sample: boolean,
): { entries: Entry[]; after: CollectionState } {
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
  const { version, changed, samples } = state;
  return {
    entries,
    after: { version: version + Number(isChanged), next, changed: isChanged ? now + 1 : changed, samples },
  };
}

/** An imported record takes the place of a sample, never the other way round. */
function stays(known: StoredRecord, record: CollectionRecord, sample: boolean): boolean {
  if (sample && !known.sample) return true;
  return known.sample === sample && known.record === JSON.stringify(record);
}

/**
 * Begins a turn: carries out what a writer noted that ended before it was done. Where OpenSearch refuses some of it, the
 * others are written, and the batch is kept under another name for whoever reads the log.
 */
export async function finishBatch(parts: WritingParts): Promise<Standing> {
  const { connection, names, log } = parts;
  const { batch, at } = await readNote(connection, names);
  if (batch === undefined) return { state: await readState(connection, names), note: at };
  try {
    await carryOut(parts, batch, recordWrites(parts, batch.entries));
  } catch (error) {
    if (!(error instanceof RefusedDocuments)) throw error;
    const keptAs = `refused ${batch.state.version}`;
    const path = `/${names.meta}/_doc/${encodeURIComponent(keptAs)}`;
    await connection.ask({ method: 'PUT', path, body: { value: batch } });
    await carryOut(parts, { ...batch, entries: [] }, []);
    await refresh(parts);
    log('query.refused', { reason: error.message, keptAs });
  }
  const note = await putNote(connection, names, null, at);
  return { state: await readState(connection, names), note };
}
