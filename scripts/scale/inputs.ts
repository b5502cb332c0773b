import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const positive = z.number().positive();
const machine = z.strictObject({ processors: positive, memoryGb: positive, perMonth: z.number().nonnegative() });

const pricesSchema = z.strictObject({
  /** Where the prices are from; empty for placeholders. */
  source: z.string(),
  currency: z.string(),
  machines: z.strictObject({ portal: machine, search: machine, database: machine }),
  diskPerGbMonth: z.number().nonnegative(),
  /** Of what a cache in front sends to visitors. */
  edgePerTb: z.number().nonnegative(),
});
export type Prices = z.output<typeof pricesSchema>;

const demandSchema = z.strictObject({ records: positive, sites: positive, requestsPerSecond: positive });
export type Demand = z.output<typeof demandSchema>;

const names = [
  ...['edgeShare', 'keptPageShare', 'freshPageShare', 'searchShare', 'rememberedShare', 'takenMost'],
  ...['keptPageMs', 'freshPageMs', 'answerKb', 'portalMegabytes', 'shardsAtOnce', 'copies', 'indexInMemory'],
  ...['countedMost', 'authorsPerRecord', 'slowestSearchMs', 'longestStartSeconds', 'heapMegabytes', 'largestShardGb'],
] as const;
const assumptionsSchema = z.record(z.enum(names), z.strictObject({ value: positive, why: z.string() }));
export type Assumptions = z.output<typeof assumptionsSchema>;

/** Reads a file that an owner may change; throws with its name and what is wrong. */
function read<T>(schema: z.ZodType<T>, name: string): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')));
  if (!parsed.success) throw new Error(`scripts/scale/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export const readPrices = (): Prices => read(pricesSchema, 'prices.json');
export const readDemand = (): Demand => read(demandSchema, 'demand.json');
export const readAssumptions = (): Assumptions => read(assumptionsSchema, 'assumptions.json');
