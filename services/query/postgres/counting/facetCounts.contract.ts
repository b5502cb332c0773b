import fc from 'fast-check';
import { expect } from 'vitest';
import type { RunQuery } from '#services/database/database.ts';
import { type Facet, rangeOf } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { indexedWords } from '#services/query/engine/indexing/indexedWords.ts';
import type { Area } from '#services/query/places/geometry.ts';
import { type Choice, facetValuesMax, type SearchPort } from '#services/query/ports/searchPort.ts';

const terms = ['*', 'bodem', 'mest -zeugen', 'water or droogte', '"dairy farms"', 'nitrogen', 'grasland', 'warmte'];

/** What a search asks for in plain SQL, without columns or cache: of its term, and of each facet that was chosen. */
interface PlainSearch {
  readonly term: string;
  readonly chosen: ReadonlyMap<Facet, string>;
  readonly params: readonly string[];
}

function plainSearch(
  facets: readonly Facet[],
  { term, choices, area }: { term: string; choices: readonly Choice[]; area?: Area | undefined },
): PlainSearch {
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
  const chosen = facets.flatMap((facet): [Facet, string][] => {
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    if (values.length === 0) return [];
    return [
      [facet, facet.combine === 'and' ? values.map((value) => has(facet, [value])).join(' and ') : has(facet, values)],
    ];
  });
  const inTerm = term === '*' ? 'true' : inText(bind(term));
  const inArea =
    area === undefined ? 'true' : `exists (select from plain_place where item = item.id and ${inSql(area, bind)})`;
  return { term: `${inTerm} and ${inArea}`, chosen: new Map(chosen), params };
}

/** Whether a row of `plain_place` lies in an area: the circle by another formula than the engine's. */
function inSql(area: Area, bind: (value: string) => string): string {
  const number = (value: number) => `${bind(String(value))}::float8`;
  if (area.kind === 'box') {
    const { west, south, east, north } = area;
    return `lon between ${number(west)} and ${number(east)} and lat between ${number(south)} and ${number(north)}`;
  }
  const [lat, lon] = [number(area.lat), number(area.lon)];
  return `acosd(least(1, sind(lat) * sind(${lat}) + cosd(lat) * cosd(${lat}) * cosd(lon - ${lon}))) * pi() / 180 * 6371.0088
    <= ${number(area.kilometres)}`;
}

function inText(term: string): string {
  return `(select search from plain_text where plain_text.id = item.id) @@
    case language when 'en' then websearch_to_tsquery('english', ${term}) else websearch_to_tsquery('dutch', ${term}) end`;
}

const all = (conditions: readonly string[]) => ['true', ...conditions].join(' and ');

async function hitsInSql(query: RunQuery, { term, chosen, params }: PlainSearch): Promise<number> {
  const [row] = await query(`select count(*)::int as hits from item where ${all([term, ...chosen.values()])}`, params);
  return Number(row?.hits);
}

/**
 * How many hits have each value, by the facets' numbers. Of a facet whose values are joined by "or" the own choice
 * does not count. All facets are counted at once: each condition is then asked of each record once.
 */
async function countsInSql(query: RunQuery, { term, chosen, params }: PlainSearch) {
  const asked = [...chosen].map(([facet, condition], index) => ({ facet, condition, column: `chosen_${index}` }));
  const ofOthers = (own: Facet) => all(asked.filter(({ facet }) => facet !== own).map(({ column }) => column));
  const ownCases = asked
    .filter(({ facet }) => facet.combine === 'or')
    .map(({ facet }) => `when ${facet.number} then ${ofOthers(facet)}`);
  const ofAll = all(asked.map(({ column }) => column));
  const rows = await query(
    `with found as materialized (
       select ${['id', ...asked.map(({ condition, column }) => `${condition} as ${column}`)].join(', ')}
       from item where ${term})
     select f.facet, d.value, count(*)::int as count from found join item_facet f on f.item = found.id
       join dim d on d.facet = f.facet and d.id = f.value
     where ${ownCases.length === 0 ? ofAll : `case f.facet ${ownCases.join(' ')} else ${ofAll} end`}
     group by f.facet, d.value`,
    params,
  );
  const counts = new Map<number, Map<string, number>>();
  for (const row of rows) {
    const ofFacet = counts.get(Number(row.facet)) ?? new Map<string, number>();
    counts.set(Number(row.facet), ofFacet.set(String(row.value), Number(row.count)));
  }
  return (facet: Facet): ReadonlyMap<string, number> => counts.get(facet.number) ?? new Map();
}

async function writePlainPlaces(query: RunQuery): Promise<void> {
  await query('drop table if exists plain_place');
  await query(`create table plain_place as select id as item, (place->>'lat')::float8 as lat, (place->>'lon')::float8 as lon
    from item, json_array_elements(record->'places') as place`);
  await query('create index on plain_place (item)');
  await query('analyze plain_place');
}

/** Views of a map, and circles, in and around the country; on no line that a place lies on. */
const anyArea: fc.Arbitrary<Area> = fc
  .record({
    lat: fc.integer({ min: 5060, max: 5360 }),
    lon: fc.integer({ min: 320, max: 720 }),
    side: fc.integer({ min: 3, max: 200 }),
    isCircle: fc.boolean(),
  })
  .map(({ lat, lon, side, isCircle }) => {
    const [south, west] = [lat / 100 + 0.000_51, lon / 100 + 0.000_51];
    const half = side / 100;
    return isCircle
      ? { kind: 'circle', lat: south, lon: west, kilometres: side }
      : { kind: 'box', west, south, east: west + half, north: south + half };
  });

/** Compares what is counted in views of a map, and put together for it, with plain SQL over the records. */
export async function expectViewsOfSql(engine: SearchPort, query: RunQuery, runs: number): Promise<void> {
  await writePlainPlaces(query);
  await fc.assert(
    fc.asyncProperty(anyArea, fc.integer({ min: 6, max: 14 }), async (area, zoom) => {
      const everything = { scope: 'gkn3' as const, term: '*', choices: [] };
      const search = plainSearch([], { ...everything, area });
      const hits = await hitsInSql(query, search);
      const page = { order: { by: 'score' as const }, offset: 0, limit: 0, facetValues: 0 };
      expect((await engine.search({ ...everything, ...page, area })).hits).toBe(hits);
      if (area.kind === 'circle') return;
      const shown = await engine.clusters({ ...everything, view: area, zoom });
      expect(shown.hits).toBe(hits);
      for (const { bounds, count } of shown.clusters.slice(0, 5)) {
        expect(count).toBe(
          await hitsInSql(query, plainSearch([], { ...everything, area: { kind: 'box', ...bounds } })),
        );
      }
    }),
    { numRuns: runs },
  );
}

/** The whole text of every record, as PostgreSQL reads it by itself, beside the index that is to be compared with it. */
async function writePlainTexts(query: RunQuery): Promise<void> {
  const rows = await query('select id, record::text as record from item');
  const texts = rows.map(({ id, record }) => {
    const read: CollectionRecord = JSON.parse(String(record));
    return { id: Number(id), language: read.language, text: Object.values(indexedWords(read)).flat(2).join(' ') };
  });
  await query('drop table if exists plain_text');
  await query('create table plain_text (id int4 primary key, search tsvector)');
  await query(
    `insert into plain_text select id,
       to_tsvector(case language when 'en' then 'english'::regconfig else 'dutch'::regconfig end, text)
     from json_to_recordset($1::json) as given (id int4, language text, text text)`,
    [JSON.stringify(texts)],
  );
  // Tests before may have left statistics of nearly empty tables, by which plain SQL takes ten times as long.
  for (const table of ['plain_text', 'item', 'item_facet', 'dim']) await query(`analyze ${table}`);
}

/** Searches by chance: a term, an area or none, and up to three facets with up to three of their values, numbers also as ranges. */
export async function anySearch(
  engine: SearchPort,
): Promise<fc.Arbitrary<{ term: string; choices: Choice[]; area: Area | undefined }>> {
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
    area: fc.option(anyArea, { nil: undefined }),
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
  await writePlainPlaces(query);
  await fc.assert(
    fc.asyncProperty(await anySearch(engine), async ({ term, choices, area }) => {
      const answer = await engine.search({
        scope: 'gkn3',
        term,
        choices,
        area,
        order: { by: 'score' },
        offset: 0,
        limit: 0,
        facetValues: facetValuesMax,
      });
      const search = plainSearch(facets, { term, choices, area });
      expect(answer.hits).toBe(await hitsInSql(query, search));
      const countsOf = await countsInSql(query, search);
      for (const { facet, values, more } of answer.facets) {
        const expected = countsOf(facet);
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
