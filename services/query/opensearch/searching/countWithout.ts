import type { Facet } from '#services/query/collection/facet.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, type Query } from '#services/query/opensearch/dsl.ts';
import { countsOf, searchOne } from '#services/query/opensearch/searchIndex.ts';
import { type Chosen, queriesOf } from './choices.ts';

/** For each chosen value, how many records there would be without it. */
export async function countWithout(
  connection: Connection,
  index: string,
  query: Query,
  chosen: readonly Chosen[],
): Promise<{ facet: Facet; value: string; hits: number }[]> {
  const each = chosen.flatMap(({ facet, values }) => values.map((value) => ({ facet, value })));
  if (each.length === 0) return [];
  const filters = each.map(({ facet, value }) =>
    allOf(
      chosen.flatMap((choice) => {
        const values = choice.facet === facet ? choice.values.filter((other) => other !== value) : choice.values;
        return values.length === 0 ? [] : queriesOf({ facet: choice.facet, values });
      }),
    ),
  );
  const { aggregations } = await searchOne(connection, index, {
    query,
    size: 0,
    aggs: { without: { filters: { filters } } },
  });
  const counts = countsOf(aggregations.without);
  return each.map((asked, at) => ({ ...asked, hits: counts[at] ?? 0 }));
}
