import type { RunQuery } from '../../database/database.ts';
import { type Columns, type FacetColumn, manyColumn, oneColumn } from '../engine/columns.ts';
import { type Facet, facets } from '../facets.ts';
import { unpack } from './packed.ts';

/** Reads everything that counting and sorting need into memory, a column a statement, each as one packed value. */
export async function loadColumns(query: RunQuery): Promise<Columns> {
  const order = async (by: string) =>
    unpack((await query(`select string_agg(int4send(id), '' order by ${by}) as ids from item`))[0]?.ids);
  const byTitle = await order('title_key collate "C", id');
  const byNewest = await order('year desc, id desc');
  const byOldest = await order('year, id desc');
  const size = byTitle.reduce((highest, id) => Math.max(highest, id + 1), 0);

  const columns: FacetColumn[] = [];
  for (const facet of facets) columns.push(await loadFacet(query, facet, size));
  return { size, facets: columns, byTitle, byNewest, byOldest };
}

async function loadFacet(query: RunQuery, facet: Facet, size: number): Promise<FacetColumn> {
  const ids = new Map<string, number>();
  const names: string[] = [];
  for (const { id, value } of await query('select id, value from dim where facet = $1', [facet.number])) {
    if (typeof id !== 'number' || typeof value !== 'string') throw new Error(`Unexpected value of facet ${facet.id}.`);
    ids.set(value, id);
    names[id] = value;
  }
  const [row] = await query(
    `select string_agg(int4send(item), '' order by item, value) as items,
            string_agg(int4send(value), '' order by item, value) as values
     from item_facet where facet = $1`,
    [facet.number],
  );
  const pairs = { items: unpack(row?.items), values: unpack(row?.values) };
  return { facet, names, ids, column: facet.combine === 'and' ? manyColumn(pairs, size) : oneColumn(pairs, size) };
}
