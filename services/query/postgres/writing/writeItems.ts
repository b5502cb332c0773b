import { setImmediate } from 'node:timers/promises';
import type { RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { recordText } from './recordText.ts';
import { readSearchTexts, searchText } from './searchText.ts';

/** Longer than what PostgreSQL leaves in a row: see `item_text`. */
const paddingLength = 2100;

/** Records of one statement: putting it together holds the thread for some milliseconds. */
const perStatement = 50;

/** A record with the number it has in the database. */
export interface NumberedRecord {
  readonly id: number;
  readonly record: CollectionRecord;
}

/**
 * Writes records with all that is derived from them; one whose number is there already takes that one's place. Call it
 * inside a transaction, with some hundred at a time.
 */
export async function writeItems(
  query: RunQuery,
  facets: readonly Facet[],
  records: readonly NumberedRecord[],
  sample: boolean,
): Promise<void> {
  const writing: Promise<unknown>[] = [];
  // The connection takes one after the other: none is waited for before the next is sent.
  const send = (sent: Promise<unknown>) => {
    // It is told when all are waited for.
    sent.catch(() => undefined);
    writing.push(sent);
  };
  send(query('delete from item_facet where item = any($1::int4[])', [records.map(({ id }) => id)]));
  for (let at = 0; at < records.length; at += perStatement) {
    const some = records.slice(at, at + perStatement);
    await readSearchTexts(some.map(({ record }) => record));
    // Searches have their turn.
    await setImmediate();
    send(query(putItems, [`[${some.map(itemText).join()}]`, sample]));
    send(putFacetValues(query, facets, some, addValues));
  }
  await Promise.all(writing);
}

/** An item as JSON, for `putItems`: the text of its record, which is there already, is most of it. */
function itemText({ id, record }: NumberedRecord): string {
  const rest = JSON.stringify({
    id,
    record_id: record.id,
    language: textLanguage(record),
    // Behind all others when the newest come first.
    year: record.year ?? 0,
    title: record.title,
    title_key: titleKey(record.title),
    search: searchText(record),
  });
  return `{"record":${recordText(record)},${rest.slice(1)}`;
}

/** Writes which values of these facets the records have; those that they have already stay. */
export function addFacetValues(
  query: RunQuery,
  facets: readonly Facet[],
  records: readonly NumberedRecord[],
): Promise<unknown> {
  return putFacetValues(query, facets, records, `${addValues} on conflict do nothing`);
}

function putFacetValues(
  query: RunQuery,
  facets: readonly Facet[],
  records: readonly NumberedRecord[],
  sql: string,
): Promise<unknown> {
  const pairs = records.flatMap(({ id, record }) =>
    facets.flatMap((facet) =>
      [...new Set(facet.valuesOf(record))]
        .filter((value) => value !== '')
        .map((value) => ({ item: id, facet: facet.number, value })),
    ),
  );
  return query(sql, [pairs.map(({ item }) => item), pairs.map(({ facet }) => facet), pairs.map(({ value }) => value)]);
}

const putItems = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given (
      id int4, record_id text, language text, year int4, title text, title_key text, record json, search text)
  ), items as (
    insert into item (id, record_id, sample, language, year, title, title_key, record)
    select id, record_id, $2, language, year, title, title_key, record from given
    on conflict (id) do update set sample = excluded.sample, language = excluded.language, year = excluded.year,
      title = excluded.title, title_key = excluded.title_key, record = excluded.record
  )
  insert into item_text (item, search, pad)
  select id, search::tsvector, repeat(' ', ${paddingLength}) from given
  on conflict (item) do update set search = excluded.search`;

// Numbers new values, and adds those of the items, which must have none of them yet: looking for these would take as
// long again. Values are numbered from 1, in the order in which they turn up: 0 means no value in the columns.
const addValues = `
  with given as materialized (
    select item, facet, value, place, dim.id
    from unnest($1::int4[], $2::int2[], $3::text[]) with ordinality as given (item, facet, value, place)
    left join dim using (facet, value)
  ), fresh as (
    insert into dim (facet, id, value)
    select facet, coalesce((select max(id) from dim where dim.facet = missing.facet), 0)
        + row_number() over (partition by facet order by place), value
    from (select facet, value, min(place) as place from given where id is null group by facet, value) as missing
    returning facet, id, value
  )
  insert into item_facet (item, facet, value)
  select item, facet, id from given where id is not null
  union all
  select item, facet, fresh.id from given join fresh using (facet, value)`;
