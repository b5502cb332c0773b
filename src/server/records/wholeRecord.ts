import { z } from 'zod';
import { queryRecordSchema } from './queryRecord.ts';

const text = z.string().catch('');

/** A record with all that a copy of it should have. */
export const wholeRecordSchema = queryRecordSchema.extend({
  doi: text,
  isbn: z.array(text).catch([]),
  handle: text,
});
export type WholeRecord = z.output<typeof wholeRecordSchema>;
