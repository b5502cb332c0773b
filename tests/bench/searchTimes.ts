import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMany } from '#samples/records/generateMany.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { percentile } from './percentile.ts';
import { shapes } from './searchShapes.ts';

/** Times every query is asked while nothing of it is remembered. */
export const rounds = 3;

/** Records of an import that is timed, into a collection that is full and indexed already. */
const importedRecords = 5000;

/** What the service under measurement lets imports in by. */
export const token = 'bench';

/** How long every search takes (ms), while nothing of it is remembered and once more. */
export async function timeSearches(origin: string) {
  const [fresh, remembered]: [number[], number[]] = [[], []];
  const byShape = new Map<string, number[]>();
  // The code and the database's pages are warm in a service that runs; nothing that is found is remembered from here.
  for (const query of shapes.flatMap(({ queries }) => queries)) await timeOf(`${origin}/gkn3?${query}`);
  for (let round = 0; round < rounds; round += 1) {
    for (const place of shapes[0]?.queries.keys() ?? []) {
      await change(origin, `${round} ${place}`);
      for (const { name, queries } of shapes) {
        const query = queries[place] ?? '';
        const milliseconds = await timeOf(`${origin}/gkn3?${query}`);
        fresh.push(milliseconds);
        byShape.set(name, [...(byShape.get(name) ?? []), milliseconds]);
      }
      for (const { queries } of shapes) remembered.push(await timeOf(`${origin}/gkn3?${queries[place] ?? ''}`));
    }
  }
  const worst = [...byShape]
    .map(([name, times]) => ({ name, p95: percentile(times, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  for (const { name, p95 } of worst) console.error(`    ${name}: p95 ${p95.toFixed(0)} ms`);
  return { fresh, remembered, slowest: worst[0]?.name ?? '' };
}

/** A record that changes makes the service forget what it has found. */
export async function change(origin: string, title: string): Promise<void> {
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
