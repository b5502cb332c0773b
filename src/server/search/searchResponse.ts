import { z } from 'zod';
import type { MarkedText, SearchRecord } from '#app/api/responses.ts';

const text = z.string().catch('');
const number = z.coerce.number().int().nonnegative();

const link = z.object({ url: text, access: text, filetype: text });

const pieces = z.array(z.object({ text, match: z.boolean().catch(false) }));

/** Neighbours of a kind are one piece, so that plain and marked ones take turns. */
const marked = pieces.transform((all): MarkedText => {
  const texts = [''];
  for (const { text: piece, match } of all) {
    // An odd number of pieces ends with a plain one.
    const endsMarked = texts.length % 2 === 0;
    if (match === endsMarked) texts[texts.length - 1] += piece;
    else texts.push(piece);
  }
  return texts;
});

const hitSchema = z
  .object({
    id: z.coerce.string().min(1),
    title: z.string().min(1),
    documenttype: text,
    publisher: text,
    journal: text,
    year: number.optional().catch(undefined),
    abstract: text,
    description: text,
    summary: text,
    language: z.enum(['nl', 'en']).optional().catch(undefined),
    keywords: z.array(text).catch([]),
    links: z.array(link).catch([]),
    url: text,
    access: text,
    filetype: text,
    highlight: z.object({ title: marked, abstract: marked }).optional().catch(undefined),
  })
  .transform(
    ({
      highlight,
      documenttype,
      publisher,
      journal,
      abstract,
      description,
      summary,
      links,
      url,
      access,
      filetype,
      ...hit
    }): SearchRecord => ({
      ...hit,
      type: documenttype || undefined,
      publisher: publisher || undefined,
      journal: journal || undefined,
      // The passage is of the abstract, which the list needs no more then.
      abstract: highlight ? undefined : abstract || description || summary || undefined,
      found: highlight && { title: highlight.title, passage: highlight.abstract },
      // An older record has one link spread over three keys, or none: then it is one empty link.
      links: links.length > 0 ? links : [{ url, access, filetype }],
    }),
  );

const readableOnly = <T>(entries: readonly (T | undefined)[]) => entries.filter((entry) => entry !== undefined);

const facetSchema = z.object({
  name: z.string(),
  properties: z.array(z.object({ value: z.coerce.string(), count: number })),
  /** How many values are not listed. */
  more: number.catch(0),
});
export type Facet = z.output<typeof facetSchema>;

/** A list whose unreadable entries are left out. */
const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry.optional().catch(undefined)).transform(readableOnly<z.output<S>>);

/** Answer of a search (specification, section 3). */
export const searchResponseSchema = z.object({
  hits: number,
  records: list(hitSchema),
  facets: list(facetSchema).catch([]),
  matched: z.enum(['all', 'most']).catch('all'),
  without: list(z.object({ name: z.string(), value: z.coerce.string(), hits: number })).catch([]),
});

const valueSchema = z.object({
  value: z.coerce.string(),
  count: number,
  display: text,
  'display-eng': text,
});

/** Answer of `/values`. */
export const valuesResponseSchema = z.object({ values: list(valueSchema), more: number.catch(0) });

const filterSchema = z.object({
  id: z.coerce.string().min(1),
  name: z.string().catch(''),
  alias: z.string().catch(''),
  'alias-eng': z.string().catch(''),
  properties: z
    .array(z.object({ value: z.coerce.string(), display: text, 'display-eng': text }))
    .catch([])
    .transform((properties) => new Map(properties.map((property) => [property.value, property]))),
});
export type KnownFilter = z.output<typeof filterSchema>;

/** Answer of `/filters` (specification, section 3). */
export const filtersResponseSchema = z.object({ filters: list(filterSchema) });

/** One record by its id. */
export const recordResponseSchema = hitSchema;
