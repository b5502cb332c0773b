import { z } from 'zod';
import { type FacetRule, specifiedRule } from '#app/search/specifiedFacets.ts';
import { capitalised } from '#languages/capitalised.ts';
import { type Language, rowOf } from '#languages/languages.ts';

/** `parent` is the value that this one is a part of; beyond the specification. */
export const valueSchema = z.looseObject({
  value: z.coerce.string(),
  parent: z
    .union([z.string().min(1), z.number()])
    .transform(String)
    .optional()
    .catch(undefined),
});

/**
 * A filter as `/filters` announces it (specification, section 3). `combine` and `kind` are beyond the specification:
 * where a service sends neither, its rule for the group holds.
 */
export const queryFilterSchema = z
  .looseObject({
    id: z.coerce.string().min(1),
    name: z.string().catch(''),
    combine: z.enum(['and', 'or']).optional().catch(undefined),
    kind: z.enum(['terms', 'range']).optional().catch(undefined),
    /** How many values are not among the properties; also beyond the specification. */
    more: z.number().optional().catch(undefined),
    properties: z
      .array(valueSchema)
      .catch([])
      .transform((properties) => new Map(properties.map((property) => [property.value, property]))),
  })
  .transform((filter) => {
    const { combine, kind } = specifiedRule(filter.id);
    return { ...filter, combine: filter.combine ?? combine, kind: filter.kind ?? kind };
  });
export type QueryFilter = z.output<typeof queryFilterSchema>;

/** Whether a value can be chosen: any one where the service does not say that it names all there are. */
export function hasValue({ kind, more, properties }: QueryFilter, value: string): boolean {
  return kind === 'range' || more !== 0 || properties.has(value);
}

/** How a facet's chosen values combine, whether or not the service is known to have it. */
export function ruleOf(known: readonly QueryFilter[] | undefined, id: string): FacetRule {
  return known?.find((filter) => filter.id === id) ?? specifiedRule(id);
}

/** All that a value is a part of, from the nearest. Where a service leads round in circles, it is a part of nothing. */
export function aboveOf({ properties }: Pick<QueryFilter, 'properties'>, value: string): readonly string[] {
  const above: string[] = [];
  for (let at = properties.get(value)?.parent; at !== undefined; at = properties.get(at)?.parent) {
    if (at === value || above.includes(at)) return [];
    // Nobody would know what it is called.
    if (!properties.has(at)) break;
    above.push(at);
  }
  return above;
}

/** A filter's title in a language. */
export function titleOf(filter: QueryFilter, language: Language): string {
  return textOf(filter, 'alias', language) || filter.name || filter.id;
}

/** A value as people call it. The query service names its most frequent ones, which all begin with a capital. */
export function labelOf(filter: QueryFilter | undefined, value: string, language: Language): string {
  const property = filter?.properties.get(value);
  return (property && textOf(property, 'display', language)) || capitalised(value);
}

/** A text that comes once for each language: `alias`, `alias-eng`. One that is missing is the one without an ending. */
export function textOf(entry: Readonly<Record<string, unknown>>, key: string, language: Language): string {
  const own = entry[key + rowOf(language).serviceSuffix];
  const general = entry[key];
  return (typeof own === 'string' && own) || (typeof general === 'string' && general) || '';
}
