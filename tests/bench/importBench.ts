import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { generateMany } from '#samples/records/generateMany.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { findPostgres } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';
import type { SourceRecord } from '#services/query/collection/record.ts';
import { startProgram } from '#services/query/testing/startProgram.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { fillCollection } from './searchCollection.ts';
import { shapes } from './searchShapes.ts';
import { timeOf, token } from './searchTimes.ts';

/** Records that are there, and records that come in beside them. */
const held = 20_000;
const imported = 10_000;

/** What real records have: characters of an abstract, and keywords. */
const [abstractLength, keywordCount] = [1600, 19];

/** How much later searches may be answered while an import runs (ms, at the 95th percentile). */
const delayGoal = 20;

/** Somebody searches all the time, with so long a pause between two searches (ms). */
const pause = 30;
const calmSeconds = 20;

/** How quickly records of real length come in while searches go on, and what that costs the searches. */
export async function benchImport(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-import-'));
  const file = join(folder, 'import.jsonl');
  writeFileSync(file, [...longRecords(imported)].map((record) => `${JSON.stringify(record)}\n`).join(''));
  const programs = findPostgres();
  try {
    const rows = await benchPlace('PGlite', join(folder, 'pglite'), file, 600);
    if (programs.kind === 'missing') return rows;
    const server = await startPostgres(programs.folder, { durable: true, settings: ['shared_buffers=512MB'] });
    return [...rows, ...(await benchPlace('PostgreSQL', server.url, file, 1000).finally(server.remove))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchPlace(name: string, address: string, file: string, goal: number): Promise<Row[]> {
  const database = await openDatabase(
    address.startsWith('postgres:') ? { url: address, folder: '' } : { url: undefined, folder: address },
  );
  await fillCollection(database, held).finally(() => database.close());
  const service = await startProgram(address, token);
  try {
    // The code and the database's pages are warm in a service that runs.
    await searchWhile(service.origin, setTimeout(5000));
    const calm = await searchWhile(service.origin, setTimeout(calmSeconds * 1000));
    const began = performance.now();
    const sending = send(service.origin, file);
    const busy = await searchWhile(service.origin, sending);
    const rate = (imported / (performance.now() - began)) * 1000;
    const [before, during] = [percentile(calm, 0.95), percentile(busy, 0.95)];
    const what = `${imported.toLocaleString('en')} records of ${abstractLength} characters and ${keywordCount} keywords, into ${held.toLocaleString('en')} on ${name}`;
    return [
      {
        what: `records a second, searches going on: ${what}`,
        value: rate.toFixed(0),
        goal: `≥ ${goal}`,
        met: rate >= goal,
      },
      {
        what: `searches meanwhile: ${what}`,
        value: `p95 ${during.toFixed(0)} ms, ${before.toFixed(0)} ms without`,
        goal: `≤ ${delayGoal} ms more`,
        met: during - before <= delayGoal,
      },
    ];
  } finally {
    await service.end('SIGTERM');
  }
}

/** In a process of its own, as an import is: who searches is not kept waiting by reading the file. */
async function send(origin: string, file: string): Promise<void> {
  const program = join(import.meta.dirname, 'importProgram.ts');
  const child = spawn(process.execPath, [program, origin, token, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

/** Searches of all kinds, one after the other, until something has ended; how long each took (ms). */
async function searchWhile(origin: string, until: Promise<unknown>): Promise<number[]> {
  const queries = shapes.flatMap((shape) => shape.queries);
  const times: number[] = [];
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  for (let at = 0; !isOver; at += 1) {
    times.push(await timeOf(`${origin}/gkn3?${queries[at % queries.length]}`));
    await setTimeout(pause);
  }
  await ended;
  return times;
}

/** Records as long as real ones: several invented ones make one of them. */
function* longRecords(count: number): Generator<SourceRecord> {
  const many = generateMany(Number.POSITIVE_INFINITY);
  for (let number = 0; number < count; number += 1) {
    const first = many.next().value;
    if (first === undefined) return;
    let { abstract } = first;
    const keywords = new Set(first.keywords);
    while (abstract.length < abstractLength || keywords.size < keywordCount) {
      const more = many.next().value;
      if (more === undefined) return;
      if (more.language !== first.language) continue;
      abstract = `${abstract} ${more.abstract}`;
      for (const keyword of more.keywords) keywords.add(keyword);
    }
    const id = `long-${number}`;
    yield { ...first, id, abstract: abstract.slice(0, abstractLength), keywords: [...keywords].slice(0, keywordCount) };
  }
}
