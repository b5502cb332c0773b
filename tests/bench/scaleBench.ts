import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { keepMeasured, type Measured } from '#scripts/scale/measured.ts';
import { type QueryProgram, startProgram } from '#services/query/testing/startProgram.ts';
import { percentile } from './percentile.ts';
import { type Cost, costsBelow } from './processCost.ts';
import type { Row } from './row.ts';
import { scalePlaces } from './scalePlaces.ts';
import { type Shape, shapes, unaskedShapes } from './searchShapes.ts';
import { timeImport, timeOf, timeSearches, token } from './searchTimes.ts';

/**
 * What many records cost on each engine: time, memory, disk, and the processors' time of a search, which other programs
 * on the machine do not change. What was measured is kept for `npm run scale`.
 *
 * `SCALE_BENCH_ENGINES=OpenSearch` and `SCALE_BENCH_SIZES=300000` measure that alone; `SCALE_BENCH_HEAP=1024` gives
 * OpenSearch another heap than 1 GB (MB).
 */
export async function benchScale(): Promise<Row[]> {
  const engines = (process.env.SCALE_BENCH_ENGINES ?? 'OpenSearch,PostgreSQL').split(',');
  const sizes = (process.env.SCALE_BENCH_SIZES ?? '300000').split(',').map(Number);
  const rows: Row[] = [];
  for (const records of sizes) {
    for (const engine of engines) {
      const measured = await measure(engine, records);
      keepMeasured(measured);
      rows.push(...rowsOf(measured));
    }
  }
  return rows;
}

async function measure(engine: string, records: number): Promise<Measured> {
  const start = scalePlaces[engine];
  if (start === undefined) throw new Error(`There is no ${engine}; there are ${Object.keys(scalePlaces).join(', ')}.`);
  const loads: number[] = [];
  const look = (doing: string) => {
    loads.push(loadavg()[0] ?? 0);
    console.error(`  ${engine}, ${records} records: ${doing}; load ${loads.at(-1)?.toFixed(1)}`);
  };
  look('filling');
  const place = await start(Number(process.env.SCALE_BENCH_HEAP ?? 1024));
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-scale-'));
  try {
    const began = performance.now();
    await place.fill(records);
    const filled = (records / (performance.now() - began)) * 1000;
    look('starting');
    const service = await startProgram(place.address, token);
    const timed = await timeService(service, records, folder, look).finally(() => service.end('SIGTERM'));
    look('counting processor time');
    const cost = await costOfSearches(place.address);
    look('done');
    const of = (costs: ReadonlyMap<string, Cost>, what: keyof Cost) => ({
      service: round(costs.get('queryProgram.ts')?.[what] ?? 0),
      engine: round(costs.get(place.program)?.[what] ?? 0),
    });
    return {
      engine,
      records,
      date: new Date().toISOString().slice(0, 10),
      load: [Math.min(...loads), Math.max(...loads)].map(round),
      filledPerSecond: round(filled),
      importedPerSecond: round(timed.imported),
      startSeconds: round(service.milliseconds / 1000),
      searchMs: timed.fresh.map(round),
      rememberedMs: timed.remembered.map(round),
      processorMs: of(cost, 'processorMs'),
      memoryMegabytes: of(timed.memory, 'megabytes'),
      diskMegabytes: round(await place.diskMegabytes()),
    };
  } finally {
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeService({ origin }: QueryProgram, records: number, folder: string, look: (doing: string) => void) {
  look('searching');
  const { fresh, remembered } = await timeSearches(origin);
  const memory = costsBelow();
  look('importing');
  const imported = await timeImport(origin, records, folder);
  return { fresh, remembered, memory, imported };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** What a search of which nothing is remembered takes of the processors, in each program, once the code is warm. */
async function costOfSearches(address: string): Promise<ReadonlyMap<string, Cost>> {
  const service = await startProgram(address, token);
  try {
    const ask = async (queries: readonly string[]) => {
      for (const query of queries) await timeOf(`${service.origin}/gkn3?${query}`);
      return queries.length;
    };
    await ask(queriesOf(shapes));
    const before = costsBelow();
    const searches = await ask(queriesOf(unaskedShapes()));
    const spent = ([name, { processorMs }]: [string, Cost]) => processorMs - (before.get(name)?.processorMs ?? 0);
    return new Map([...costsBelow()].map((cost) => [cost[0], { megabytes: 0, processorMs: spent(cost) / searches }]));
  } finally {
    await service.end('SIGTERM');
  }
}

const queriesOf = (kinds: readonly Shape[]) => kinds.flatMap(({ queries }) => queries);

function rowsOf(measured: Measured): Row[] {
  const { engine, records, load, searchMs, rememberedMs, processorMs, memoryMegabytes } = measured;
  const what = `${records.toLocaleString('en')} records on ${engine}, at a load of ${load.join(' to ')}`;
  const row = (of: string, value: string): Row => ({ what: `${of}: ${what}`, value, goal: '–', met: undefined });
  const times = (all: readonly number[]) =>
    `p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms`;
  return [
    row('search with all facets, nothing remembered', times(searchMs)),
    row('the same again', times(rememberedMs)),
    row('processors’ time of such a search', `service ${processorMs?.service} ms, engine ${processorMs?.engine} ms`),
    row('memory (PSS)', `service ${memoryMegabytes.service} MB, engine ${memoryMegabytes.engine} MB`),
    row('on disk', `${measured.diskMegabytes} MB`),
    row('start of the service', `${measured.startSeconds} s`),
    row(
      'records a second',
      `${measured.filledPerSecond} into an empty one, ${measured.importedPerSecond} beside these`,
    ),
  ];
}
