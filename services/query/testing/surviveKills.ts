import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { sendFile } from '../import/sendFile.ts';
import { createSummary } from '../import/summary.ts';
import { partSize } from '../postgres/writing/createApply.ts';
import { type QueryProgram, startProgram } from './startProgram.ts';

const token = 'the token of this test';
const recordCount = 1500;
/** What the records say before and after the update. */
const [first, second] = ['Eerste uitgever', 'Tweede uitgever'];

const answerSchema = z.object({
  hits: z.int(),
  facets: z.array(z.object({ name: z.string(), properties: z.array(z.object({ value: z.string(), count: z.int() })) })),
});

/** How many records of a publisher searches find, and how many the facet counts. */
async function found({ origin }: QueryProgram, publisher: string) {
  const response = await fetch(`${origin}/gkn3?q=*&wq_flt=uitgever&wq_val=${encodeURIComponent(publisher)}`);
  const { hits, facets } = answerSchema.parse(await response.json());
  const counted = facets.find(({ name }) => name === 'uitgever')?.properties.find(({ value }) => value === publisher);
  return { hits, counted: counted?.count };
}

function fileOf(folder: string, publisher: string): string {
  const file = join(folder, `${publisher}.jsonl`);
  const records = Array.from({ length: recordCount }, (_, at) => ({
    id: `k-${at}`,
    title: `Titel ${at}`,
    year: 2020,
    publisher,
  }));
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}

/** Records that are sent at once. */
const batch = 250;

/** How many of a batch may have been written: the embedded database takes it in parts, all others whole. */
const partsAt = (place: string) =>
  URL.canParse(place) ? [0] : Array.from({ length: Math.ceil(batch / partSize) }, (_, part) => part * partSize);

/** Sends a file; `killed` ends the service without a word while its third batch is being written. */
function send(program: QueryProgram, file: string, killed: boolean) {
  const resumed: number[] = [];
  const sending = sendFile({
    file,
    reading: { summary: createSummary() },
    origin: program.origin,
    token,
    onResume: (line) => resumed.push(line),
    onProgress: (_, line) => {
      // Not at once: the next batch has to be on its way, and its transaction under way.
      if (killed && line === 500) setTimeout(() => program.child.kill('SIGKILL'), 20);
    },
  });
  return sending.then((tally) => ({ ...tally, resumed }));
}

/**
 * Kills a service during an import; it has to go on where it was. Resolves with the service, which has all of the file.
 *
 * @param place of the database (`startProgram`)
 * @param folder for the files that are sent
 */
export async function surviveKilledImport(place: string, folder: string): Promise<QueryProgram> {
  const killed = await startProgram(place, token);
  const imported = fileOf(folder, first);
  await expect(send(killed, imported, true)).rejects.toThrow(
    /^It stopped after record \d+ .* it goes on from there\.$/,
  );
  await killed.end('SIGKILL');

  const program = await startProgram(place, token);
  try {
    await goOn(program, imported, partsAt(place));
    return program;
  } catch (error) {
    await program.end('SIGKILL');
    throw error;
  }
}

async function goOn(program: QueryProgram, imported: string, parts: readonly number[]): Promise<void> {
  const { hits: left } = await found(program, first);
  expect(left).toBeGreaterThanOrEqual(500);
  expect(parts).toContain(left % batch);
  // The parts of the last batch are there just so when it comes again.
  const read = left - (left % batch);
  const again = await send(program, imported, false);
  expect(again.resumed).toEqual([read]);
  expect([again.written, again.unchanged]).toEqual([recordCount - left, left - read]);
  expect(await found(program, first)).toEqual({ hits: recordCount, counted: recordCount });
}

/** Kills a service during an import, and during an update of what came in; each time it has to go on where it was. */
export async function surviveKills(place: string, folder: string): Promise<void> {
  const killed = await surviveKilledImport(place, folder);
  const updated = fileOf(folder, second);
  await expect(send(killed, updated, true)).rejects.toThrow(/It stopped after record/);
  await killed.end('SIGKILL');

  const program = await startProgram(place, token);
  const [before, after] = [await found(program, first), await found(program, second)];
  expect(before.hits + after.hits).toBe(recordCount);
  expect(partsAt(place)).toContain(after.hits % batch);
  await send(program, updated, false);
  expect(await found(program, second)).toEqual({ hits: recordCount, counted: recordCount });
  expect((await found(program, first)).hits).toBe(0);
  await program.end('SIGTERM');
}
