import type { RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { readSearchTexts, searchText } from './searchText.ts';

/** Longer than what PostgreSQL leaves in a row: see `item_text`. */
const paddingLength = 2100;

/** Records that are written by one statement, while the words of the next are read. */
const writtenAtOnce = 50;

/** A record with the number it has in the database. */
export interface NumberedRecord {
  readonly id: number;
  readonly record: CollectionRecord;
}

/**
 * Writes records with all that is derived from them; one whose number is there already takes that one's place. Call it
 * inside a transaction, with some hundred at a time: the text of a statement's parameter then stays below a megabyte.
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
  for (let at = 0; at < records.length; at += writtenAtOnce) {
    const some = records.slice(at, at + writtenAtOnce);
    await readSearchTexts(some.map(({ record }) => record));
    send(query(putItems, [JSON.stringify(some.map(itemOf)), sample]));
  }
  send(query('delete from item_facet where item = any($1::int4[])', [records.map(({ id }) => id)]));
  send(addFacetValues(query, facets, records));
  await Promise.all(writing);
}

const itemOf = ({ id, record }: NumberedRecord) => ({
  id,
  record_id: record.id,
  language: textLanguage(record),
  // Behind all others when the newest come first.
  year: record.year ?? 0,
  title: record.title,
  title_key: titleKey(record.title),
  record,
  search: searchText(record),
});

/** Writes which values of these facets the records have; those that they have already stay. */
export async function addFacetValues(
  query: RunQuery,
  facets: readonly Facet[],
  records: readonly NumberedRecord[],
): Promise<void> {
  const pairs = records.flatMap(({ id, record }) =>
    facets.flatMap((facet) =>
      [...new Set(facet.valuesOf(record))]
        .filter((value) => value !== '')
        .map((value) => ({ item: id, facet: facet.number, value })),
    ),
  );
  const [facetNumbers, values] = [pairs.map(({ facet }) => facet), pairs.map(({ value }) => value)];
  await Promise.all([
    query(addValues, [facetNumbers, values]),
    query(addPairs, [pairs.map(({ item }) => item), facetNumbers, values]),
  ]);
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

// Values are numbered from 1, in the order in which they turn up: 0 means no value in the columns.
const addValues = `
  insert into dim (facet, id, value)
  select facet, coalesce((select max(id) from dim where dim.facet = fresh.facet), 0)
      + row_number() over (partition by facet order by place), value
  from (
    select facet, value, min(place) as place
    from unnest($1::int2[], $2::text[]) with ordinality as given (facet, value, place)
    where not exists (select from dim where dim.facet = given.facet and dim.value = given.value)
    group by facet, value
  ) as fresh`;

const addPairs = `
  insert into item_facet (item, facet, value)
  select item, facet, dim.id from unnest($1::int4[], $2::int2[], $3::text[]) as given (item, facet, value)
  join dim using (facet, value)
  on conflict do nothing`;
