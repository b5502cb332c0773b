import type { RunQuery } from '../../database/database.ts';
import { facets } from '../facets.ts';
import { foldLinks, type SourceRecord } from '../record.ts';
import { indexedText } from '../text/indexedText.ts';

/** As many items as one statement takes: the text of a statement's parameter stays around a megabyte. */
const BATCH = 500;

/** Writes records into empty tables, numbered in the order given. Call it inside a transaction. */
export async function writeItems(query: RunQuery, records: readonly SourceRecord[]): Promise<void> {
  const folded = records.map(foldLinks);
  const items = folded.map((record, id) => ({
    id,
    record_id: record.id,
    language: record.language,
    year: record.year,
    title: record.title,
    title_key: titleKey(record.title),
    searched: indexedText(record),
    record,
  }));
  for (const batch of batches(items)) await query(insertItems, [JSON.stringify(batch)]);

  for (const facet of facets) {
    const ids = new Map<string, number>();
    const pairs = folded.flatMap((record, item) =>
      [...new Set(facet.valuesOf(record))]
        .filter((value) => value !== '')
        .map((value) => ({ item, value: numberOf(ids, value) })),
    );
    await query(
      `insert into dim select $1, ordinality, value from unnest($2::text[]) with ordinality as given (value)`,
      [facet.number, [...ids.keys()]],
    );
    for (const batch of batches(pairs)) {
      await query(
        `insert into item_facet select item, $1, value from unnest($2::int4[], $3::int4[]) as p (item, value)`,
        [facet.number, batch.map((pair) => pair.item), batch.map((pair) => pair.value)],
      );
    }
  }
}

const insertItems = `
  insert into item (id, record_id, language, year, title, title_key, record, search)
  select id, record_id, language, year, title, title_key, record,
    setweight(to_tsvector(config, searched->>'title'), 'A')
      || setweight(to_tsvector(config, searched->>'keywords'), 'B')
      || setweight(to_tsvector(config, searched->>'abstract'), 'D')
  from (
    select *, case language when 'en' then 'english'::regconfig else 'dutch'::regconfig end as config
    from json_to_recordset($1::json) as given (
      id int4, record_id text, language text, year int4, title text, title_key text, searched json, record json)
  ) as item`;

/** What a title is sorted by: letters and digits only, without case or accents. */
export function titleKey(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Values are numbered from 1, in the order in which they turn up: 0 means no value in the columns. */
function numberOf(ids: Map<string, number>, value: string): number {
  const id = ids.get(value) ?? ids.size + 1;
  ids.set(value, id);
  return id;
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
