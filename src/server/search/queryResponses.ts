import { z } from 'zod';
import { queryRecordSchema } from '../records/queryRecord.ts';
import { sentHits, sentNumber } from '../records/sentNumber.ts';
import { queryFilterSchema, valueSchema } from './queryFilter.ts';

/*
 * What the query service answers (specification, section 3), read leniently: entries that cannot be read are left out.
 */

const readableOnly = <T>(entries: readonly (T | undefined)[]) => entries.filter((entry) => entry !== undefined);

const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry.optional().catch(undefined)).transform(readableOnly<z.output<S>>);

const facetSchema = z.object({
  name: z.string(),
  properties: list(z.object({ value: z.coerce.string(), count: sentNumber })),
  /** How many values are not listed. */
  more: sentNumber.catch(0),
});
export type QueryFacet = z.output<typeof facetSchema>;

/** Answer of a search. */
export const querySearchSchema = z.object({
  hits: sentHits,
  records: list(queryRecordSchema),
  partial: list(queryRecordSchema).catch([]),
  facets: list(facetSchema).catch([]),
  matched: z.enum(['all', 'most']).catch('all'),
  spelling: z
    .object({ term: z.string().trim().min(1), hits: sentNumber, applied: z.boolean() })
    .optional()
    .catch(undefined),
  meant: list(z.object({ words: z.string(), also: list(z.string()) })).catch([]),
  without: list(z.object({ name: z.string(), value: z.coerce.string(), hits: sentNumber })).catch([]),
});

export type QuerySearch = z.output<typeof querySearchSchema>;

/** Answer of `/values`; each value also has its names by language, `display` and `display-eng`. */
export const queryValuesSchema = z.object({
  values: list(valueSchema.extend({ count: sentNumber })),
  more: sentNumber.catch(0),
});

/** Answer of `/filters`. */
export const queryFiltersSchema = z.object({
  filters: list(queryFilterSchema),
  /** Whether searches may be narrowed to a part of the earth. */
  areas: z.boolean().catch(false),
});
