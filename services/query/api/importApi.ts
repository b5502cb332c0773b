import { createHash, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { createInOrder } from '#services/inOrder.ts';
import type { Log } from '#services/log.ts';
import { type Change, type CollectionPort, type Outcome, OutOfStep } from '#services/query/ports/collectionPort.ts';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import type { PagePort } from '#services/query/ports/passagePort.ts';
import { answerAway } from './answerAway.ts';
import { readChange } from './readChange.ts';
import { pageChanges } from './readPages.ts';

/** A request is a transaction of a server, and is held in memory: therefore it stays small. */
export const linesMax = 1000;
export const bytesMax = 8 * 1024 * 1024;

/** Lines that are read in one go: some milliseconds of work. */
const readAtOnce = 20;

/** `line` counts the lines of the request from 1. */
export interface BadLine {
  readonly line: number;
  readonly reason: string;
}
export type ImportAnswer = Outcome & { bad: readonly BadLine[] };

interface Parts {
  readonly collection: CollectionPort;
  readonly pages: PagePort;
  readonly token: string;
  readonly log: Log;
}

const line = z.coerce.number().int().min(0).optional();
const place = z.object({ source: z.string().max(200).optional(), line, after: line });

/**
 * How records come into the collection, all with `Authorization: Bearer {token}` and otherwise 401:
 * - `POST /import` with JSON Lines (`readChange`), at most 1,000 lines and 8 MB → `{ written, unchanged, deleted, bad }`
 *   once searches find them. All good lines are written; when it fails some of the first may be, and the same request
 *   may be sent again. With `?source=…&line=…` it is remembered, together with the last of them, that this source has been
 *   read up to this line. With `after=…` as well a request may be sent before the one before it is answered: it is written
 *   behind that one, and 409 where the source has not been read up to that line just then.
 * - `GET /import?source=…` → `{ line }`, up to which this source has been read; 0 at first
 * - `DELETE /import/samples` → `{ deleted }`: takes the records out that came with the portal
 * - `GET /import/pages?site=…` → `{ pages: [{ address, version }] }`, the pages of a site that answers may quote
 * - `POST /import/pages` with `{ changes: [{ kind: 'put', page } | { kind: 'delete', site, address }] }` (`SitePage`) →
 *   `{ changed }` once they are quoted; all of them or, with a 400, none
 * - `DELETE /import?source=…` when a source has been read to its end: forgets its line, and lets the database tidy up
 */
export function createImportApi({ collection, pages, token, log }: Parts): Hono {
  const api = new Hono();
  const inOrder = createInOrder();

  api.use('/import/*', async ({ req }, next) => {
    if (isToken(token, req.header('authorization') ?? '')) return next();
    const mend = 'send Authorization: Bearer and the token that stands in DATA_DIR';
    return Response.json({ error: { parameter: 'authorization', mend } }, { status: 401 });
  });

  api.post('/import', bodyLimit({ maxSize: bytesMax, onError: () => tooMuch() }), async ({ req }) => {
    const { source, line, after } = place.parse(req.query());
    const readBody = async () => readLines(await req.text());
    // Only those who count on it wait for one another: somebody may send slowly.
    const read = await (after === undefined ? readBody() : inOrder(readBody));
    if (read === undefined) return tooMuch();
    const reached = source === undefined || line === undefined ? undefined : { source, line, after };
    const outcome = await collection.apply(read.changes, reached);
    return Response.json({ ...outcome, bad: read.bad } satisfies ImportAnswer);
  });

  api.get('/import/pages', async ({ req }) => {
    const versions = await pages.versions(req.query('site') ?? '');
    return Response.json({ pages: [...versions].map(([address, version]) => ({ address, version })) });
  });

  api.post('/import/pages', bodyLimit({ maxSize: bytesMax, onError: () => tooMuch() }), async ({ req }) => {
    const read = pageChanges.safeParse(await req.json().catch(() => undefined));
    if (!read.success) {
      const mend = 'give changes of pages: each put with a page, or delete with a site and an address';
      return Response.json({ error: { parameter: 'body', mend } }, { status: 400 });
    }
    await pages.apply(read.data.changes);
    return Response.json({ changed: read.data.changes.length });
  });

  api.get('/import', async ({ req }) => {
    return Response.json({ line: await collection.progress.read(place.parse(req.query()).source ?? '') });
  });

  api.delete('/import', async ({ req }) => {
    await collection.progress.finish(place.parse(req.query()).source ?? '');
    return Response.json({ line: 0 });
  });

  api.delete('/import/samples', async () => Response.json({ deleted: await collection.clearSamples() }));

  api.onError((error, { req }) => {
    if (error instanceof z.ZodError) {
      const mend = 'give source as a text and line as a whole number';
      return Response.json({ error: { parameter: 'source', mend } }, { status: 400 });
    }
    log('import.failed', { path: req.path, reason: error.message });
    if (error instanceof EngineAway) return answerAway(error);
    if (error instanceof OutOfStep) {
      const mend = 'ask GET /import up to which line the source has been read, and go on from there';
      return Response.json({ error: { parameter: 'after', reason: error.message, mend } }, { status: 409 });
    }
    return Response.json({ error: { reason: error.message } }, { status: 500 });
  });

  return api;
}

const tooMuch = () =>
  Response.json(
    { error: { parameter: 'body', mend: `send at most ${linesMax} lines and ${bytesMax} bytes` } },
    { status: 413 },
  );

/** The changes that the lines of a request ask for; `undefined` for too many lines. */
async function readLines(body: string): Promise<{ changes: readonly Change[]; bad: readonly BadLine[] } | undefined> {
  const lines = body.trimEnd().split('\n');
  if (lines.length > linesMax) return undefined;
  const bad: BadLine[] = [];
  const changes: Change[] = [];
  for (const [at, text] of lines.entries()) {
    // Searches have their turn.
    if (at % readAtOnce === 0) await setImmediate();
    if (text.trim() === '') continue;
    const read = readLine(text);
    if (read.kind === 'bad') bad.push({ line: at + 1, reason: read.reason });
    else changes.push(read.change);
  }
  return { changes, bad };
}

function readLine(text: string) {
  try {
    return readChange(JSON.parse(text));
  } catch (error) {
    return {
      kind: 'bad' as const,
      reason: `this is not JSON (${error instanceof Error ? error.message : String(error)})`,
    };
  }
}

/** Compared by their hashes, which are of one length, in a time that tells nothing. */
function isToken(token: string, header: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(`Bearer ${token}`), hash(header));
}
