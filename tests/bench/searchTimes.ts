import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMany } from '#samples/records/generateMany.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { percentile } from './percentile.ts';
import { shapes, unaskedShapes } from './searchShapes.ts';

/** Records of an import that is timed, into a collection that is full and indexed already. */
const importedRecords = 5000;

/** What the service under measurement lets imports in by. */
export const token = 'bench';

/**
 * How long every search takes (ms): one that was never asked, the same once more, and one that was asked before a record
 * changed. What was looked up stays remembered then, but all is counted anew, and so are the words to correct with.
 */
export async function timeSearches(origin: string) {
  const byShape = new Map<string, number[]>();
  const [remembered, changed]: [number[], number[]] = [[], []];
  const time = (query: string) => timeOf(`${origin}/gkn3?${query}`);
  // The code and the database's pages are warm in a service that runs.
  for (const query of shapes.flatMap(({ queries }) => queries)) await time(query);
  const unasked = unaskedShapes();
  for (const place of unasked[0]?.queries.keys() ?? []) {
    for (const { name, queries } of unasked) {
      byShape.set(name, [...(byShape.get(name) ?? []), await time(queries[place] ?? '')]);
    }
    for (const { queries } of unasked) remembered.push(await time(queries[place] ?? ''));
  }
  for (const place of shapes[0]?.queries.keys() ?? []) {
    await change(origin, `${place}`);
    for (const { queries } of shapes) changed.push(await time(queries[place] ?? ''));
  }
  const worst = [...byShape]
    .map(([name, times]) => ({ name, p95: percentile(times, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  for (const { name, p95 } of worst) console.error(`    ${name}: p95 ${p95.toFixed(0)} ms`);
  return { fresh: [...byShape.values()].flat(), remembered, changed, slowest: worst[0]?.name ?? '' };
}

async function change(origin: string, title: string): Promise<void> {
  const body = JSON.stringify({ id: 'bench', title, year: 2020 });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/import`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The import answered ${response.status}.`);
}

/** Milliseconds to the end of the answer. */
export async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - began;
}

/** Records a second of an ordinary import: new ones, with all indexes in place. */
export async function timeImport(origin: string, count: number, folder: string): Promise<number> {
  const file = join(folder, 'import.jsonl');
  let text = '';
  let number = 0;
  for (const record of generateMany(count + importedRecords)) {
    number += 1;
    if (number > count) text += `${JSON.stringify(record)}\n`;
  }
  writeFileSync(file, text);
  const summary = createSummary();
  const began = performance.now();
  let ended = began;
  await sendFile({
    file,
    reading: { summary },
    origin,
    token,
    onResume: () => undefined,
    onProgress: () => {
      ended = performance.now();
    },
  });
  return (importedRecords / (ended - began)) * 1000;
}
