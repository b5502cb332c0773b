import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = join(import.meta.dirname, 'measured.json');

const ofEach = z.object({ service: z.number(), engine: z.number() });

const measuredSchema = z.object({
  engine: z.string(),
  records: z.int(),
  date: z.string(),
  /** Least and most of the machine's load average meanwhile, measuring included. */
  load: z.array(z.number()),
  /** Into an empty collection, and beside the records that are there. */
  filledPerSecond: z.number(),
  importedPerSecond: z.number(),
  startSeconds: z.number(),
  /** Each search of eleven kinds or so, with all facets, while nothing of it was remembered, and once more. */
  searchMs: z.array(z.number()),
  rememberedMs: z.array(z.number()),
  /** Of the processors, for one such search; left out where it could not be counted. */
  processorMs: ofEach.optional(),
  memoryMegabytes: ofEach,
  diskMegabytes: z.number(),
});

/** What an engine with so many records did on the machine of the bench, with two processors. */
export type Measured = z.output<typeof measuredSchema>;

/** What `npm run bench -- scale` kept; throws where the file is of another form. */
export function readMeasured(): Measured[] {
  return existsSync(file) ? z.array(measuredSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Puts it in the place of what was measured of that engine and size before. */
export function keepMeasured(fresh: Measured): void {
  const others = readMeasured().filter(({ engine, records }) => engine !== fresh.engine || records !== fresh.records);
  const all = [...others, fresh].sort((a, b) => a.engine.localeCompare(b.engine) || a.records - b.records);
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
