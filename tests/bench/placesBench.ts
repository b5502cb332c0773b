import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '#samples/records/random.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { findPostgres } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';
import { startProgram } from '#services/query/testing/startProgram.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { fillCollection } from './searchCollection.ts';

/** Views by chance, each asked once: nothing of it is remembered. */
const views = 200;

/** Most bytes of what a map is sent. */
const bytesGoal = 60_000;

/**
 * Searches in a part of the country, with all facets, and what a map shows of it, among 300,000 records on both databases
 * (`PLACES_BENCH_SIZE` for another number).
 */
export async function benchPlaces(): Promise<Row[]> {
  const count = Number(process.env.PLACES_BENCH_SIZE ?? 300_000);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-places-'));
  const programs = findPostgres();
  try {
    const rows = await benchDatabase({ name: 'PGlite', address: join(folder, 'pglite'), goal: 120, count });
    if (programs.kind === 'missing') return rows;
    const server = await startPostgres(programs.folder, { durable: true, settings: ['shared_buffers=512MB'] });
    const outside = { name: 'PostgreSQL', address: server.url, goal: 60, count };
    return [...rows, ...(await benchDatabase(outside).finally(server.remove))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly name: string;
  readonly address: string;
  /** Milliseconds. */
  readonly goal: number;
  readonly count: number;
}

async function benchDatabase({ name, address, goal, count }: Measured): Promise<Row[]> {
  const what = `${count.toLocaleString('en')} records on ${name}`;
  console.error(`  ${what}: filling …`);
  const isServer = address.startsWith('postgres:');
  const database = await openDatabase({ url: isServer ? address : undefined, folder: isServer ? '' : address });
  await fillCollection(database, count);
  await database.close();
  const service = await startProgram(address, 'bench');
  try {
    const [searches, maps, bytes] = await timeViews(service.origin);
    const row = (part: string, times: readonly number[]): Row => {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      const value = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
      return { what: `${part}, ${what}`, value, goal: `p95 ≤ ${goal} ms`, met: p95 <= goal };
    };
    const most = Math.max(...bytes);
    return [
      row('search in a view or a circle with all facets', searches),
      row('what a map shows of a view', maps),
      { what: `most of it, ${what}`, value: `${most} bytes`, goal: `< ${bytesGoal}`, met: most < bytesGoal },
    ];
  } finally {
    await service.end('SIGTERM');
  }
}

async function timeViews(origin: string): Promise<[searches: number[], maps: number[], bytes: number[]]> {
  const random = createRandom('views');
  const between = (least: number, most: number) => least + random.next() * (most - least);
  // The terms are warm, as in a service that runs; no view is.
  const terms = ['*', 'bodem', 'weidevogels'];
  for (const term of terms) await timeOf(`${origin}/gkn3?q=${term}`);
  const [searches, maps, bytes]: [number[], number[], number[]] = [[], [], []];
  for (let view = 0; view < views; view += 1) {
    const [lat, lon, zoom] = [between(50.8, 53.2), between(3.5, 6.8), random.between(7, 13)];
    const half = 360 / 2 ** zoom;
    const box = [lon - half, lat - half / 2, lon + half, lat + half / 2].map((side) => side.toFixed(4)).join(',');
    const area = view % 2 === 0 ? `box=${box}` : `near=${lat.toFixed(4)},${lon.toFixed(4)},${random.between(5, 50)}`;
    const term = random.pick(terms);
    searches.push((await timeOf(`${origin}/gkn3?q=${term}&${area}&facet_values=8`)).milliseconds);
    const map = await timeOf(`${origin}/gkn3/clusters?q=${term}&view=${box}&zoom=${zoom}`);
    maps.push(map.milliseconds);
    bytes.push(map.bytes);
  }
  return [searches, maps, bytes];
}

async function timeOf(address: string): Promise<{ milliseconds: number; bytes: number }> {
  const began = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 200)}`);
  return { milliseconds: performance.now() - began, bytes: Buffer.byteLength(text) };
}
