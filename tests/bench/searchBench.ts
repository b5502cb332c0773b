import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#services/database/openDatabase.ts';
import { findPostgres } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';
import { startProgram } from '#services/query/testing/startProgram.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { fillCollection } from './searchCollection.ts';
import { benchCrowd } from './searchCrowd.ts';
import { timeImport, timeOf, timeSearches, token } from './searchTimes.ts';

/** Milliseconds. */
const suggestionGoal = 30;

interface Place {
  readonly name: string;
  readonly address: string;
  readonly goal: number;
}

/**
 * Searches of twelve shapes with the counts of all facets, at two sizes and on both databases: how long, how much
 * memory, how soon after a start, and how quickly records come in. It takes some minutes and half a gigabyte of disk.
 *
 * `SEARCH_BENCH_SIZES=20000` measures that size only.
 */
export async function benchSearch(): Promise<Row[]> {
  const sizes = (process.env.SEARCH_BENCH_SIZES ?? '20000,300000').split(',').map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-search-'));
  const programs = findPostgres();
  const rows: Row[] = [];
  try {
    for (const count of sizes) {
      const embedded = {
        name: 'PGlite',
        address: join(folder, `pglite-${count}`),
        goal: count > 50_000 ? 250 : 30,
      };
      rows.push(...(await benchPlace(embedded, count, folder)));
      if (programs.kind === 'missing') continue;
      const server = await startPostgres(programs.folder, { durable: true, settings: ['shared_buffers=512MB'] });
      const outside = { name: 'PostgreSQL', address: server.url, goal: count > 50_000 ? 110 : 30 };
      rows.push(...(await benchPlace(outside, count, folder).finally(server.remove)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function benchPlace({ name, address, goal }: Place, count: number, folder: string): Promise<Row[]> {
  const what = `${count.toLocaleString('en')} records on ${name}`;
  console.error(`  ${what}: filling …`);
  const filled = await fill(address, count);
  const service = await startProgram(address, token);
  try {
    const started = memoryOf(service.child);
    console.error(`  ${what}: searching …`);
    const { fresh, remembered, changed, slowest } = await timeSearches(service.origin);
    const used = memoryOf(service.child);
    const imported = await timeImport(service.origin, count, folder);
    const [p50, p95] = [percentile(fresh, 0.5), percentile(fresh, 0.95)];
    return [
      {
        what: `search in ${what}, all facets, never asked before`,
        value: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (slowest: ${slowest})`,
        goal: `p95 ≤ ${goal} ms`,
        met: p95 <= goal,
      },
      figure(`the same searches again`, times(remembered)),
      figure(`searches asked before, right after a record has changed`, times(changed)),
      ...(await benchSuggestions(service.origin, what)),
      figure(`start with ${what}`, `${(service.milliseconds / 1000).toFixed(1)} s`),
      figure(`memory of the service with ${what}`, `${started} MB after the start, ${used} MB after the searches`),
      figure(`records a second`, `${filled.toFixed(0)} into new tables, ${imported.toFixed(0)} imported into these`),
      ...(count > 50_000 ? await benchCrowd(service.origin, what) : []),
    ];
  } finally {
    await service.end('SIGTERM');
  }
}

const times = (all: readonly number[]) =>
  `p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms`;

const figure = (what: string, value: string): Row => ({ what, value, goal: '–', met: undefined });

/** Records a second. */
async function fill(address: string, count: number): Promise<number> {
  const database = await openDatabase(
    address.startsWith('postgres:') ? { url: address, folder: '' } : { url: undefined, folder: address },
  );
  const began = performance.now();
  await fillCollection(database, count);
  const seconds = (performance.now() - began) / 1000;
  await database.close();
  return count / seconds;
}

/** What people type into a search field: each of them letter by letter, several times. */
const rounds = 3;
const typed = ['bodemverdichting', 'mest uitrijden', 'weidevogels', 'soil carbon', 'tail biting'];

async function benchSuggestions(origin: string, what: string): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      for (let length = 1; length <= text.length; length += 1) {
        const query = new URLSearchParams({ q: text.slice(0, length), lang: 'nl' });
        times.push(await timeOf(`${origin}/gkn3/suggest?${query}`));
      }
    }
  }
  const p95 = percentile(times, 0.95);
  return [
    {
      what: `suggestions while typing, ${what}`,
      value: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
      goal: `p95 ≤ ${suggestionGoal} ms`,
      met: p95 <= suggestionGoal,
    },
  ];
}

/** Of the process, in megabytes, as the kernel counts it. */
function memoryOf(child: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
