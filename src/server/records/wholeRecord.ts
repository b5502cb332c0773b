import { z } from 'zod';
import { queryRecordSchema } from './queryRecord.ts';

const text = z.string().catch('');
const named = z.array(
  z
    .object({ name: z.string().min(1) })
    .optional()
    .catch(undefined),
);
const names = named.transform((list) => list.flatMap((each) => each ?? [])).catch([]);

/** A record with all that a copy of it should have. */
export const wholeRecordSchema = queryRecordSchema.extend({
  authors: names,
  organisations: names,
  doi: text,
  isbn: z.array(text).catch([]),
  handle: text,
});
export type WholeRecord = z.output<typeof wholeRecordSchema>;
