import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Connection, isPassing } from '#services/query/opensearch/connection.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';

/** A document to be written, or one to be deleted. */
export type Write = At & ({ readonly kind: 'put'; readonly document: object } | { readonly kind: 'delete' });

interface At {
  readonly index: string;
  readonly id: string;
  /** Where the document that is there has a later one, it stays. */
  readonly version?: number;
}

const item = z.object({
  status: z.int(),
  error: z.object({ reason: z.string().nullish(), type: z.string() }).optional(),
});
const answer = z.object({ items: z.array(z.record(z.string(), item)) });

/** As much as goes into one call: documents, and characters of text. */
const documentsMax = 500;
const charactersMax = 5_000_000;

/** How often a document that OpenSearch is too busy for is sent again, and how long is waited at first (ms). */
const triesMax = 8;
const pauseMs = 100;

/** Documents that OpenSearch does not take, whatever is waited. */
export class RefusedDocuments extends Error {
  override readonly name = 'RefusedDocuments';
}

/** What is to be written is older than what is there: another writer took the turn meanwhile. It is worth trying again. */
export class Overtaken extends EngineAway {}

/**
 * Writes documents in calls of a size that a cluster takes. Those it is too busy for are sent again after a while that
 * doubles: whoever imports waits, and nothing piles up. Rejects with `RefusedDocuments` that names them, with
 * `Overtaken` or with `EngineAway`; some documents may then be written.
 */
export async function writeBulk(connection: Connection, writes: readonly Write[]): Promise<void> {
  for (const part of partsOf(writes)) {
    let left = part;
    for (let tries = 1; left.length > 0; tries += 1) {
      const busy = await writeOnce(connection, left);
      if (busy.length > 0 && tries === triesMax) {
        throw new EngineAway(`OpenSearch was too busy for ${busy.length} of ${writes.length} documents.`);
      }
      if (busy.length > 0) await wait(pauseMs * 2 ** tries);
      left = busy;
    }
  }
}

type Line = { readonly write: Write; readonly text: number };

function partsOf(writes: readonly Write[]): Write[][] {
  const parts: Line[][] = [[]];
  let characters = 0;
  for (const write of writes) {
    const text = write.kind === 'put' ? JSON.stringify(write.document).length : 0;
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && (last.length === documentsMax || characters + text > charactersMax)) {
      parts.push([{ write, text }]);
      characters = text;
      continue;
    }
    last.push({ write, text });
    characters += text;
  }
  return parts.map((part) => part.map(({ write }) => write));
}

/** Gives those that OpenSearch was too busy for. */
async function writeOnce(connection: Connection, writes: readonly Write[]): Promise<Write[]> {
  const lines = writes.flatMap((write) => {
    const { index, id, version } = write;
    const at = { _index: index, _id: id, ...(version === undefined ? {} : { version, version_type: 'external_gte' }) };
    return write.kind === 'put' ? [{ index: at }, write.document] : [{ delete: at }];
  });
  const { body } = await connection.ask({ method: 'POST', path: '/_bulk', lines });
  const { items } = answer.parse(body);
  const busy: Write[] = [];
  const refused: string[] = [];
  let overtaken = 0;
  items.forEach((each, at) => {
    const write = writes[at];
    const { status, error } = Object.values(each)[0] ?? { status: 500 };
    // What is not there need not be deleted.
    if (write === undefined || error === undefined) return;
    if (isPassing(status)) busy.push(write);
    else if (status === 409 && write.version !== undefined) overtaken += 1;
    else refused.push(`${write.id}: ${error.reason ?? error.type}`);
  });
  if (overtaken > 0)
    throw new Overtaken(`${overtaken} of ${writes.length} documents have been written anew meanwhile.`);
  if (refused.length > 0) {
    throw new RefusedDocuments(
      `OpenSearch refused ${refused.length} of ${writes.length} documents: ${refused.slice(0, 5).join('; ')}`,
    );
  }
  return busy;
}
