import { z } from 'zod';
import type { SearchFilter, SearchHit } from '#app/data/portalState.ts';
import type { Language } from '#templates/plan/context.ts';

const text = z.string().catch('');
const number = z.coerce.number().int().nonnegative();

const link = z.object({ url: text, access: text, filetype: text });

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
  })
  .transform(
    ({
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
    }): SearchHit => ({
      ...hit,
      type: documenttype || undefined,
      publisher: publisher || undefined,
      journal: journal || undefined,
      abstract: abstract || description || summary || undefined,
      // An older record has one link spread over three keys, or none: then it is one empty link.
      links: links.length > 0 ? links : [{ url, access, filetype }],
    }),
  );

const readableOnly = <T>(entries: readonly (T | undefined)[]) => entries.filter((entry) => entry !== undefined);

const facetSchema = z.object({
  name: z.string(),
  properties: z.array(z.object({ value: z.coerce.string(), count: number })),
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
});

const filterSchema = z.object({
  id: z.coerce.string().min(1),
  name: z.string().catch(''),
  alias: z.string().catch(''),
  'alias-eng': z.string().catch(''),
  properties: z
    .array(z.object({ value: z.coerce.string(), display: z.string().catch('') }))
    .catch([])
    .transform((properties) => new Map(properties.map(({ value, display }) => [value, display]))),
});
export type KnownFilter = z.output<typeof filterSchema>;

/** Answer of `/filters` (specification, section 3). */
export const filtersResponseSchema = z.object({ filters: list(filterSchema) });

/** One record by its id. */
export const recordResponseSchema = hitSchema;

/**
 * The filters beside the results: titles in the visitor's language, counts of this very search, and what is chosen
 * marked; a chosen value that no record has any more stays, so that it can be taken away.
 */
export function mergeFilters(
  known: readonly KnownFilter[],
  facets: readonly Facet[],
  choices: ReadonlyMap<string, readonly string[]>,
  language: Language,
): SearchFilter[] {
  return known.flatMap((filter): SearchFilter[] => {
    const counted = facets.find(({ name }) => name === filter.name || name === filter.id)?.properties ?? [];
    const chosen = choices.get(filter.id) ?? [];
    const absent = chosen.filter((value) => !counted.some((property) => property.value === value));
    const options = [...counted, ...absent.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
      value,
      label: filter.properties.get(value) || value,
      count,
      checked: chosen.includes(value),
    }));
    const title = (language === 'en' ? filter['alias-eng'] : filter.alias) || filter.alias || filter.name || filter.id;
    return options.length > 0 ? [{ id: filter.id, title, options }] : [];
  });
}
