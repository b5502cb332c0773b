import { z } from 'zod';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { CollectionState } from '#services/query/opensearch/indexing/collectionState.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import type { Reached } from '#services/query/ports/collectionPort.ts';
import { Overtaken } from './bulk.ts';

/** What one batch makes of a record: its text and its number; no text for a deletion. */
const entrySchema = z.object({
  id: z.string(),
  number: z.int(),
  sample: z.boolean(),
  changed: z.int(),
  record: z.string().optional(),
});
export type Entry = z.output<typeof entrySchema>;

/**
 * A batch as it is noted before any of it is written. Whoever writes next carries out what a writer left that ended
 * halfway, so that a batch is there as a whole in the end.
 */
const batchSchema = z.object({
  entries: z.array(entrySchema),
  state: z.object({ version: z.int(), next: z.int(), changed: z.int(), samples: z.string() }),
  reached: z.object({ source: z.string(), line: z.int() }).optional(),
});
export interface Batch {
  readonly entries: readonly Entry[];
  readonly state: CollectionState;
  readonly reached?: Reached | undefined;
}

/** Which note is the last one; `undefined` before the first. */
export type NoteAt = { readonly seqNo: number; readonly primaryTerm: number } | undefined;

const place = z.object({ _seq_no: z.int(), _primary_term: z.int() });
const noted = place.extend({ _source: z.object({ value: batchSchema.nullable() }) });

const placeOf = ({ _seq_no, _primary_term }: z.output<typeof place>): NoteAt => ({
  seqNo: _seq_no,
  primaryTerm: _primary_term,
});

const pathOf = ({ meta }: IndexNames) => `/${meta}/_doc/batch`;

/** The last note; its batch is there for as long as it has not been carried out. */
export async function readNote(
  connection: Connection,
  names: IndexNames,
): Promise<{ batch: Batch | undefined; at: NoteAt }> {
  const { status, body } = await connection.ask({ method: 'GET', path: pathOf(names) }, [404]);
  if (status === 404) return { batch: undefined, at: undefined };
  const note = noted.parse(body);
  return { batch: note._source.value ?? undefined, at: placeOf(note) };
}

/**
 * Writes a note upon the one before, or that the batch of that one is carried out (`null`). A note is never taken away,
 * so that a writer that slept and does not know the last one can write none: rejects with `Overtaken`.
 */
export async function putNote(
  connection: Connection,
  names: IndexNames,
  value: Batch | null,
  before: NoteAt,
): Promise<NoteAt> {
  const query =
    before === undefined ? { op_type: 'create' } : { if_seq_no: before.seqNo, if_primary_term: before.primaryTerm };
  const request = { method: 'PUT', path: pathOf(names), query, body: { value } } as const;
  const { status, body } = await connection.ask(request, [409]);
  if (status === 409) throw new Overtaken('Another writer has noted a batch meanwhile.');
  return placeOf(place.parse(body));
}
