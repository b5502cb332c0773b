import { z } from 'zod';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { documentId } from './document.ts';

const stored = z.object({ record: z.string(), number: z.int(), sample: z.boolean() });

/** A record as it stands in the index. */
export type StoredRecord = z.output<typeof stored>;

const documents = z.object({
  docs: z.array(
    z.object({
      _id: z.string(),
      found: z.boolean().optional(),
      _source: z.unknown().optional(),
      error: z.unknown().optional(),
    }),
  ),
});

/** The records with these identifiers, as they were written last; those that are not there are left out. */
export async function readStored(
  connection: Connection,
  index: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const sources = await readDocuments(connection, index, recordIds.map(documentId));
  return new Map(
    recordIds.flatMap((id) => {
      const source = sources.get(documentId(id));
      return source === undefined ? [] : [[id, stored.parse(source)] as const];
    }),
  );
}

/** What stands in documents, by their own ids. */
export async function readDocuments(
  connection: Connection,
  index: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const { body } = await connection.ask({ method: 'POST', path: `/${index}/_mget`, body: { ids: [...new Set(ids)] } });
  return new Map(
    documents.parse(body).docs.flatMap(({ _id, found, _source, error }) => {
      if (error !== undefined) throw new Error(`OpenSearch could not read a document: ${JSON.stringify(error)}`);
      return found === true ? [[_id, _source] as const] : [];
    }),
  );
}

/** Written by this very service. */
export const recordOf = (source: Readonly<Record<string, unknown>> | undefined): CollectionRecord =>
  JSON.parse(String(source?.record));
