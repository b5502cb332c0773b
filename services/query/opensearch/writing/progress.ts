import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { OutOfStep, type Reached } from '#services/query/ports/collectionPort.ts';

const stored = z.object({ _source: z.object({ line: z.int() }) });

/** Names of sources may be longer than the ids of OpenSearch. */
export const progressId = (source: string) => `progress ${createHash('sha256').update(source).digest('hex')}`;

const pathOf = ({ meta }: IndexNames, source: string) => `/${meta}/_doc/${encodeURIComponent(progressId(source))}`;

/** Up to which line a source has been read; 0 when it has not been begun. */
export async function readProgress(connection: Connection, names: IndexNames, source: string): Promise<number> {
  const { status, body } = await connection.ask({ method: 'GET', path: pathOf(names, source) }, [404]);
  return status === 404 ? 0 : stored.parse(body)._source.line;
}

/**
 * Call it in a turn, before anything is written.
 * @throws {OutOfStep} when what came before is not there
 */
export async function checkStep(connection: Connection, names: IndexNames, { source, after }: Reached): Promise<void> {
  if (after === undefined) return;
  const before = await readProgress(connection, names, source);
  if (before !== after) throw new OutOfStep(`The source has been read up to ${before}, not ${after}.`);
}

export async function forgetProgress(connection: Connection, names: IndexNames, source: string): Promise<void> {
  await connection.ask({ method: 'DELETE', path: pathOf(names, source) }, [404]);
}
