import type { RunQuery } from '#services/database/database.ts';
import { type Facet, holdsMany } from '#services/query/collection/facet.ts';
import { placeFacet } from '#services/query/engine/indexing/placeFacet.ts';
import type { Held, Patch } from './applyChanges.ts';
import { type Columns, type FacetColumn, manyColumn, oneColumn, type Pairs } from './columns.ts';
import { unpack } from './packed.ts';
import { placeColumn } from './placeColumn.ts';

/**
 * Reads everything that counting and sorting need into memory, a column a statement, each as one packed value. Call it
 * inside a transaction that sees one state of the database throughout.
 */
export async function loadColumns(query: RunQuery, facets: readonly Facet[]): Promise<Held> {
  const version = await loadVersion(query);
  const order = async (by: string) =>
    unpack((await query(`select string_agg(int4send(id), '' order by ${by}) as ids from item`))[0]?.ids);
  const byTitle = await order('title_key collate "C", id');
  const byNewest = await order('year desc, id desc');
  const byOldest = await order('year, id desc');
  const size = byTitle.reduce((highest, id) => Math.max(highest, id + 1), 0);

  const columns: FacetColumn[] = [];
  for (const facet of facets) columns.push(await loadFacet(query, facet, size));
  const places = placeColumn(await loadFacet(query, placeFacet, size));
  const { titleKeys, years, english } = await loadKeys(query, size);
  return {
    version,
    columns: { size, facets: columns, places, byTitle, byNewest, byOldest, english },
    titleKeys,
    years,
  };
}

async function loadVersion(query: RunQuery): Promise<number> {
  const [row] = await query('select coalesce(max(version), 0) as version from item_change');
  return Number(row?.version);
}

async function loadKeys(
  query: RunQuery,
  size: number,
): Promise<Pick<Held, 'titleKeys' | 'years'> & Pick<Columns, 'english'>> {
  const [row] = await query(
    `select string_agg(int4send(id), '' order by id) as ids, string_agg(int4send(year), '' order by id) as years,
       string_agg(int4send((language = 'en')::int4), '' order by id) as english,
       string_agg(title_key, E'\\n' order by id) as keys from item`,
  );
  const [ids, yearsById, englishById] = [unpack(row?.ids), unpack(row?.years), unpack(row?.english)];
  const keys = String(row?.keys ?? '').split('\n');
  const titleKeys = new Array<string>(size).fill('');
  const years = new Array<number>(size).fill(0);
  const english = new Uint8Array(size);
  ids.forEach((id, at) => {
    titleKeys[id] = keys[at] ?? '';
    years[id] = yearsById[at] ?? 0;
    english[id] = englishById[at] ?? 0;
  });
  return { titleKeys, years, english };
}

async function loadFacet(query: RunQuery, facet: Facet, size: number): Promise<FacetColumn> {
  const ids = new Map<string, number>();
  const names: string[] = [];
  for (const { id, value } of await loadValues(query, facet)) {
    ids.set(value, id);
    names[id] = value;
  }
  const pairs = await loadPairs(query, facet);
  return { facet, names, ids, column: holdsMany(facet) ? manyColumn(pairs, size) : oneColumn(pairs, size) };
}

async function loadValues(query: RunQuery, facet: Facet): Promise<{ id: number; value: string }[]> {
  const rows = await query('select id, value from dim where facet = $1', [facet.number]);
  return rows.map(({ id, value }) => ({ id: Number(id), value: String(value) }));
}

const packedPairs = `string_agg(int4send(item), '' order by item, value) as items,
  string_agg(int4send(value), '' order by item, value) as values`;

async function loadPairs(query: RunQuery, facet: Facet): Promise<Pairs> {
  const [row] = await query(`select ${packedPairs} from item_facet where facet = $1`, [facet.number]);
  return { items: unpack(row?.items), values: unpack(row?.values) };
}

/** What some items have, by the numbers of the facets. */
async function loadPairsOf(query: RunQuery, items: readonly number[]): Promise<ReadonlyMap<number, Pairs>> {
  const rows = await query(`select facet, ${packedPairs} from item_facet where item = any($1::int4[]) group by facet`, [
    items,
  ]);
  return new Map(rows.map((row) => [Number(row.facet), { items: unpack(row.items), values: unpack(row.values) }]));
}

/** The values that the columns do not have yet, by the numbers of the facets. */
async function loadFresh(
  query: RunQuery,
  columns: readonly Pick<FacetColumn, 'facet' | 'names'>[],
): Promise<ReadonlyMap<number, readonly { id: number; value: string }[]>> {
  const rows = await query(
    `select dim.facet, dim.id, dim.value from unnest($1::int2[], $2::int4[]) as known (facet, first)
     join dim on dim.facet = known.facet and dim.id >= known.first`,
    [columns.map(({ facet }) => facet.number), columns.map(({ names }) => Math.max(1, names.length))],
  );
  return Map.groupBy(
    rows.map(({ facet, id, value }) => ({ facet: Number(facet), id: Number(id), value: String(value) })),
    ({ facet }) => facet,
  );
}

/** A portal that has more items to look at reads everything anew, which is no slower. */
const patchMax = 20_000;

/**
 * What has changed since a version; `undefined` when nothing has, `everything` when it is too much, or too long ago, to
 * be told item by item.
 */
export async function loadPatch(query: RunQuery, held: Held): Promise<Patch | 'everything' | undefined> {
  const changes = await query(
    `select version, array_to_string(items, ' ') as items from item_change where version > $1 order by version`,
    [held.version],
  );
  const last = changes.at(-1);
  // A lower number means that the tables have been made anew.
  if (last === undefined) return (await loadVersion(query)) < held.version ? 'everything' : undefined;
  const told = changes.map(({ version, items }) => ({
    version: Number(version),
    items: String(items).split(' ').map(Number),
  }));
  const items = [...new Set(told.flatMap((change) => change.items))].sort((a, b) => a - b);
  const isWhole = Number(last.version) === held.version + changes.length;
  if (!isWhole || items.length > patchMax) return 'everything';

  const rows = await query('select id, year, title_key, language from item where id = any($1::int4[])', [items]);
  const columns = [...held.columns.facets, held.columns.places];
  const pairs = await loadPairsOf(query, items);
  const fresh = await loadFresh(query, columns);
  return {
    version: Number(last.version),
    touched: Uint32Array.from(items),
    changes: told,
    live: rows.map((row) => ({
      id: Number(row.id),
      year: Number(row.year),
      titleKey: String(row.title_key),
      isEnglish: row.language === 'en',
    })),
    facets: columns.map(({ facet: { number } }) => ({
      pairs: pairs.get(number) ?? { items: new Uint32Array(0), values: new Uint32Array(0) },
      fresh: fresh.get(number) ?? [],
    })),
  };
}
