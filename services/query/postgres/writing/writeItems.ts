import { setImmediate } from 'node:timers/promises';
import type { RunQuery } from '#services/database/database.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { indexedText } from '#services/query/engine/indexing/indexedText.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { titleKey } from '#services/query/engine/text/titleKey.ts';
import { type Zone, zoneNames, zones } from '#services/query/engine/text/zones.ts';

/** Longer than what PostgreSQL leaves in a row: see `item_text`. */
const paddingLength = 2100;

/** Records whose words are read in one go: some milliseconds of work. */
const madeAtOnce = 20;

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
  const items: object[] = [];
  for (const [at, numbered] of records.entries()) {
    // Searches have their turn.
    if (at % madeAtOnce === 0) await setImmediate();
    items.push(itemOf(numbered));
  }
  await query(putItems, [JSON.stringify(items), sample]);
  await query('delete from item_facet where item = any($1::int4[])', [records.map(({ id }) => id)]);
  await addFacetValues(query, facets, records);
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
  ...indexedText(record),
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
  await query(addValues, [facetNumbers, values]);
  await query(addPairs, [pairs.map(({ item }) => item), facetNumbers, values]);
}

/**
 * SQL for words as the index has them: each behind the letter of its part of the record and that of its language (see
 * `zones`). PostgreSQL writes every word in quotes, and no word has one in it.
 */
const mark = (words: string, zone: Zone) =>
  `replace(' ' || (${words})::text, ' ''', ' ''${zones[zone]}' || left(language, 1))`;

const putItems = `
  with given as materialized (
    select id, record_id, language, year, title, title_key, record, to_tsvector(config, title_words) as in_title,
      to_tsvector(config, keyword_words) as in_keywords, to_tsvector(config, author_words) as in_authors,
      to_tsvector(config, abstract_words) as in_abstract, to_tsvector(config, source_words) as in_sources,
      -- Without their places, which would say nothing.
      strip(to_tsvector(config, subject_parts)) as "in_subjectParts",
      strip(to_tsvector(config, abstract_parts)) as "in_abstractParts"
    from (
      select *, case language when 'en' then 'english'::regconfig else 'dutch'::regconfig end as config
      from json_to_recordset($1::json) as given (
        id int4, record_id text, language text, year int4, title text, title_key text, record json,
        title_words text, keyword_words text, author_words text, abstract_words text, source_words text,
        subject_parts text, abstract_parts text)
    ) as given
  ), items as (
    insert into item (id, record_id, sample, language, year, title, title_key, record)
    select id, record_id, $2, language, year, title, title_key, record from given
    on conflict (id) do update set sample = excluded.sample, language = excluded.language, year = excluded.year,
      title = excluded.title, title_key = excluded.title_key, record = excluded.record
  )
  insert into item_text (item, search, pad)
  select id, (${zoneNames.map((zone) => mark(`"in_${zone}"`, zone)).join(' || ')})::tsvector, repeat(' ', ${paddingLength})
  from given
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
