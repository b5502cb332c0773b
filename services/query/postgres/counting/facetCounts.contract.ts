import fc from 'fast-check';
import { expect } from 'vitest';
import type { RunQuery } from '#services/database/database.ts';
import { type Facet, rangeOf } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { type Choice, facetValuesMax, type SearchPort } from '#services/query/ports/searchPort.ts';
import { indexedText } from '#services/query/postgres/text/indexedText.ts';

const terms = ['*', 'bodem', 'mest -zeugen', 'water or droogte', '"dairy farms"', 'nitrogen', 'koe', 'warmte'];

/** A search in plain SQL, without columns or cache. `except` leaves out one facet's own choice. */
function matching(
  facets: readonly Facet[],
  term: string,
  choices: readonly Choice[],
  except?: Facet,
): { where: string; params: string[] } {
  const params: string[] = [];
  const bind = (value: string) => `$${params.push(value)}`;
  const is = (facet: Facet, value: string) => {
    const range = rangeOf(facet, value);
    if (range === undefined) return `d.value = ${bind(value)}`;
    const bounds = [range.from, range.to].map((bound) =>
      bind(String(Number.isFinite(bound) ? bound : Math.sign(bound) * 1e6)),
    );
    return `d.value::int between ${bounds[0]}::int and ${bounds[1]}::int`;
  };
  const has = (facet: Facet, values: readonly string[]) =>
    `exists (select from item_facet f join dim d on d.facet = f.facet and d.id = f.value
       where f.item = item.id and f.facet = ${facet.number} and (${values.map((value) => is(facet, value)).join(' or ')}))`;
  const conditions = facets.flatMap((facet) => {
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    if (values.length === 0 || facet === except) return [];
    return facet.combine === 'and' ? values.map((value) => has(facet, [value])) : [has(facet, values)];
  });
  if (term !== '*') {
    const text = bind(term);
    conditions.push(`(select search from plain_text where plain_text.id = item.id) @@
      case language when 'en' then websearch_to_tsquery('english', ${text})
      else websearch_to_tsquery('dutch', ${text}) end`);
  }
  return { where: ['true', ...conditions].join(' and '), params };
}

async function countsInSql(
  query: RunQuery,
  facets: readonly Facet[],
  term: string,
  choices: readonly Choice[],
  facet: Facet,
) {
  const { where, params } = matching(facets, term, choices, facet.combine === 'or' ? facet : undefined);
  const rows = await query(
    `select d.value, count(*)::int as count from item join item_facet f on f.item = item.id and f.facet = ${facet.number}
       join dim d on d.facet = f.facet and d.id = f.value where ${where} group by d.value`,
    params,
  );
  return new Map(rows.map((row) => [String(row.value), Number(row.count)]));
}

/** The whole text of every record, as PostgreSQL reads it by itself, beside the index that is to be compared with it. */
async function writePlainTexts(query: RunQuery): Promise<void> {
  const rows = await query('select id, record::text as record from item');
  const texts = rows.map(({ id, record }) => {
    const read: CollectionRecord = JSON.parse(String(record));
    return { id: Number(id), language: read.language, text: Object.values(indexedText(read)).join(' ') };
  });
  await query('drop table if exists plain_text');
  await query('create table plain_text (id int4 primary key, search tsvector)');
  await query(
    `insert into plain_text select id,
       to_tsvector(case language when 'en' then 'english'::regconfig else 'dutch'::regconfig end, text)
     from json_to_recordset($1::json) as given (id int4, language text, text text)`,
    [JSON.stringify(texts)],
  );
}

/** Searches by chance: a term, and up to three facets with up to three of their values, numbers also as ranges. */
async function anySearch(engine: SearchPort): Promise<fc.Arbitrary<{ term: string; choices: Choice[] }>> {
  const choicesOf = (await engine.overview('gkn3')).map(({ facet, values }) => {
    const numbers = facet.kind === 'range' ? values.map(({ value }) => Number(value)) : [0];
    const number = fc.integer({ min: Math.min(...numbers) - 2, max: Math.max(...numbers) + 2 });
    const ranges = fc.oneof(
      fc.tuple(number, number).map(([from, to]) => `${from}-${to}`),
      number.map((from) => `${from}-`),
      number.map((to) => `-${to}`),
    );
    const value = fc.constantFrom(...values.slice(0, 12).map((counted) => counted.value), 'nobody has this');
    const any = facet.kind === 'range' ? fc.oneof(value, ranges) : value;
    return fc.uniqueArray(any, { minLength: 1, maxLength: 3 }).map((chosen) => ({ facet: facet.id, values: chosen }));
  });
  return fc.record({
    term: fc.constantFrom(...terms),
    choices: fc.uniqueArray(fc.oneof(...choicesOf), { maxLength: 3, selector: ({ facet }) => facet }),
  });
}

/** Compares hits and all counts of random searches with plain SQL over the tables. */
export async function expectCountsOfSql(
  engine: SearchPort,
  query: RunQuery,
  facets: readonly Facet[],
  runs: number,
): Promise<void> {
  await writePlainTexts(query);
  await fc.assert(
    fc.asyncProperty(await anySearch(engine), async ({ term, choices }) => {
      const answer = await engine.search({
        scope: 'gkn3',
        term,
        choices,
        order: { by: 'score' },
        offset: 0,
        limit: 0,
        facetValues: facetValuesMax,
      });
      const { where, params } = matching(facets, term, choices);
      const [row] = await query(`select count(*)::int as hits from item where ${where}`, params);
      expect(answer.hits).toBe(Number(row?.hits));
      for (const { facet, values, more } of answer.facets) {
        const expected = await countsInSql(query, facets, term, choices, facet);
        const counted = Object.fromEntries(values.map(({ value, count }) => [value, count]));
        expect(counted).toEqual(Object.fromEntries(values.map(({ value }) => [value, expected.get(value) ?? 0])));
        // What is not listed does not occur, or less often than the hundred values that are.
        const left = [...expected].filter(([value]) => !(value in counted)).map(([, count]) => count);
        expect(more).toBe(left.length);
        const most = values.map(({ count }) => count).sort((a, b) => b - a);
        expect(Math.max(0, ...left)).toBeLessThanOrEqual(most[facetValuesMax - 1] ?? 0);
      }
    }),
    { numRuns: runs },
  );
}
