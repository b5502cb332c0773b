import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseReply, DatabaseRequest } from './protocol.ts';

// A thread of its own, because one broad count keeps the thread that runs the database busy for hundreds of
// milliseconds; health checks and answers from memory must not wait for it.

const port = parentPort;
if (port === null) throw new Error('databaseWorker.ts runs as a worker thread only.');

const reply = (message: DatabaseReply) => port.postMessage(message);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function serve(database: PGlite, request: DatabaseRequest): Promise<void> {
  if (request.kind === 'close') {
    await database.close();
    port?.close();
    return;
  }
  try {
    reply({ kind: 'rows', id: request.id, rows: await rowsFor(database, request) });
  } catch (error) {
    reply({ kind: 'error', id: request.id, message: messageOf(error) });
  }
}

async function rowsFor(database: PGlite, request: Exclude<DatabaseRequest, { kind: 'close' }>) {
  if (request.kind === 'query') {
    return (await database.query<Record<string, unknown>>(request.sql, [...request.params])).rows;
  }
  if (request.kind === 'copy') {
    await database.exec('checkpoint');
    // Nothing else runs in this thread meanwhile: the files are those of one moment.
    cpSync(String(workerData), request.target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return [];
  }
  const { channel } = request;
  await database.listen(channel, () => reply({ kind: 'notified', channel }));
  return [];
}

// A quarter of PostgreSQL's own choice: the collection fits in it, and the memory is taken at once and never given back.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

try {
  const database = await PGlite.create({ dataDir: String(workerData), startParams });
  // One after the other, so that closing waits for the statements sent before it.
  let work = Promise.resolve();
  port.on('message', (request: DatabaseRequest) => {
    work = work.then(() => serve(database, request));
  });
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed', message: messageOf(error) });
  port.close();
}
