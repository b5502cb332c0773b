import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createInOrder } from '#services/inOrder.ts';
import { CannotOpen } from './cannotOpen.ts';
import { giveCopies } from './copies.ts';
import type { Database, Heard, RunQuery } from './database.ts';
import { createdMarkOf, dataOf } from './databaseFolder.ts';
import { lockFreeFolder } from './folderLock.ts';
import type { DatabaseReply, DatabaseRequest, Row } from './protocol.ts';
import { untilOver } from './untilOver.ts';

/**
 * A search asks several times, and would wait for a long transaction each time where one follows the other, as in an
 * import. So after one that took this long (ms) and was waited for, the next waits until nobody has asked for `quiet`: at
 * most as long as the last one took, so that writing has half of the time however many ask.
 */
const long = 50;
const quiet = 10;

interface Waiting {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the embedded PostgreSQL in `folder` (created when absent) in a worker thread, for this process alone.
 * @throws {CannotOpen} one sentence when another process holds the folder or the database does not open.
 */
export async function startDatabase(folder: string): Promise<Database> {
  const unlock = await lockFreeFolder(folder);
  try {
    return await open(folder, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(folder: string, unlock: () => void): Promise<Database> {
  const data = dataOf(folder);
  // The mark stands only after the database has been created whole: a start that was killed halfway begins again.
  const created = createdMarkOf(folder);
  if (!existsSync(created)) rmSync(data, { recursive: true, force: true });
  const worker = new Worker(new URL('./databaseWorker.ts', import.meta.url), { workerData: data });
  await ready(worker, folder);
  writeFileSync(created, '');

  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Heard[]>();
  // There is one connection: statements that are not part of the transaction under way wait for its end.
  const inOrder = createInOrder();
  let underWay: Promise<unknown> | undefined;
  /** How long the last transaction took (ms), and whether somebody waited for it. */
  let [lastTook, isWaitedFor] = [0, false];
  /** Statements outside of transactions that are under way, and when the last one was answered. */
  let [asking, answeredAt] = [0, 0];
  let count = 0;
  let gone: Error | undefined;
  const send = (request: DatabaseRequest) => worker.postMessage(request);

  worker.on('message', (reply: DatabaseReply) => {
    if (reply.kind === 'notified') for (const heard of listeners.get(reply.channel) ?? []) heard('notice');
    if (reply.kind !== 'rows' && reply.kind !== 'error') return;
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'rows') asker?.resolve(reply.rows);
    else asker?.reject(new Error(reply.message));
  });
  const lose = (reason: Error) => {
    gone ??= reason;
    for (const asker of waiting.values()) asker.reject(gone);
    waiting.clear();
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The database is closed.')));

  const ask = (request: (id: number) => DatabaseRequest) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      if (gone !== undefined) return reject(gone);
      count += 1;
      waiting.set(count, { resolve, reject });
      send(request(count));
    });
  const run: RunQuery = (sql, params = []) => ask((id) => ({ kind: 'query', id, sql, params }));
  await run('set enable_seqscan = off');
  const stopCopying = await giveCopies(folder, async (target) => {
    await inOrder(() => ask((id) => ({ kind: 'copy', id, target })));
  });

  let closing: Promise<void> | undefined;
  const rest = async (most: number) => {
    const began = performance.now();
    do await setTimeout(quiet);
    while ((asking > 0 || performance.now() - answeredAt < quiet) && performance.now() - began < most);
  };
  const transaction: Database['transaction'] = (work) =>
    inOrder(async () => {
      if (isWaitedFor && lastTook >= long) await rest(lastTook);
      isWaitedFor = false;
      const began = performance.now();
      const own = runTransaction(run, work);
      underWay = own.catch(() => undefined);
      return own.finally(() => {
        underWay = undefined;
        lastTook = performance.now() - began;
      });
    });

  return {
    query: async (sql, params) => {
      while (underWay !== undefined) {
        isWaitedFor = true;
        await underWay;
      }
      asking += 1;
      return run(sql, params).finally(() => {
        asking -= 1;
        answeredAt = performance.now();
      });
    },
    transaction,
    takesTurns: true,
    // Nobody else writes between its statements.
    snapshot: transaction,
    listen: async (channel, heard) => {
      const others = listeners.get(channel);
      listeners.set(channel, [...(others ?? []), heard]);
      if (others === undefined) await ask((id) => ({ kind: 'listen', id, channel }));
    },
    close: () => {
      closing ??= stopCopying()
        .then(() => inOrder(async () => {}))
        .then(() => closeWorker(worker, send))
        .finally(unlock);
      return closing;
    },
  };
}

function ready(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new CannotOpen(
          `The database in ${folder} does not open (${reason}). Move that folder aside; then restore a backup (npm run restore), or start with an empty database.`,
        ),
      );
    worker.once('message', (reply: DatabaseReply) => {
      if (reply.kind === 'ready') resolve();
      else fail(reply.kind === 'failed' ? reply.message : 'it answered before it was ready.');
    });
    worker.once('error', (error) => fail(error.message));
    worker.once('exit', () => fail('its thread ended.'));
  });
}

async function runTransaction<T>(run: RunQuery, work: (query: RunQuery) => Promise<T>): Promise<T> {
  await run('begin');
  try {
    const result = await untilOver(run, work);
    await run('commit');
    return result;
  } catch (error) {
    await run('rollback');
    throw error;
  }
}

function closeWorker(worker: Worker, send: (request: DatabaseRequest) => void): Promise<void> {
  if (worker.threadId === -1) return Promise.resolve();
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    send({ kind: 'close' });
  });
}
