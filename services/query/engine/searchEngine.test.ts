import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { startDatabase } from '../../database/startDatabase.ts';
import { type Facet, facets } from '../facets.ts';
import { createRandom } from '../records/random.ts';
import { followColumns } from '../store/followColumns.ts';
import { type ItemStore, openItemStore } from '../store/itemStore.ts';
import { seed } from '../store/seed.ts';
import type { Choice } from './count.ts';
import { createSearchEngine, FACET_VALUES_MAX, type SearchEngine, type SearchRequest } from './searchEngine.ts';
import { normaliseTerm } from './term.ts';

let folder: string;
let database: Database;
let store: ItemStore;
let engine: SearchEngine;
/** How often the database was asked for the items of a term. */
let asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'query-engine-'));
  database = await startDatabase(folder);
  await seed(database);
  store = await openItemStore(database);
  const watched = {
    findIds: (term: string) => {
      asked.push(term);
      return store.findIds(term);
    },
  };
  engine = createSearchEngine(watched, (await followColumns(database, () => {})).current);
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const search = (request: Partial<SearchRequest>) =>
  engine.search({ term: '*', choices: [], order: { by: 'score' }, offset: 0, limit: 20, ...request });

/** The same search in plain SQL, without columns or cache. `except` leaves out one facet's own choice. */
function matching(term: string, choices: readonly Choice[], except?: Facet): { where: string; params: string[] } {
  const params: string[] = [];
  const bind = (value: string) => `$${params.push(value)}`;
  const has = (facet: Facet, values: readonly string[]) =>
    `exists (select from item_facet f join dim d on d.facet = f.facet and d.id = f.value
       where f.item = item.id and f.facet = ${facet.number} and d.value in (${values.map(bind).join()}))`;
  const conditions = facets.flatMap((facet) => {
    const values = choices.filter((choice) => choice.facet === facet.id).flatMap((choice) => choice.values);
    if (values.length === 0 || facet === except) return [];
    return facet.combine === 'and' ? values.map((value) => has(facet, [value])) : [has(facet, values)];
  });
  if (term !== '*') {
    const text = bind(term);
    conditions.push(`search @@ case language when 'en' then websearch_to_tsquery('english', ${text})
      else websearch_to_tsquery('dutch', ${text}) end`);
  }
  return { where: ['true', ...conditions].join(' and '), params };
}

async function countsInSql(term: string, choices: readonly Choice[], facet: Facet): Promise<Map<string, number>> {
  const { where, params } = matching(term, choices, facet.combine === 'or' ? facet : undefined);
  const rows = await database.query(
    `select d.value, count(*)::int as count from item join item_facet f on f.item = item.id and f.facet = ${facet.number}
       join dim d on d.facet = f.facet and d.id = f.value where ${where} group by d.value`,
    params,
  );
  return new Map(rows.map((row) => [String(row.value), Number(row.count)]));
}

async function hitsInSql(term: string, choices: readonly Choice[]): Promise<number> {
  const { where, params } = matching(term, choices);
  const [row] = await database.query(`select count(*)::int as hits from item where ${where}`, params);
  return Number(row?.hits);
}

const terms = ['*', 'bodem', 'varkens -zeugen', 'water or droogte', '"dairy farms"', 'nitrogen', 'koe', 'warmte'];

function randomSearch(number: number): { term: string; choices: Choice[] } {
  const random = createRandom(`search ${number}`);
  const chosen = random.shuffle(engine.overview()).slice(0, random.between(0, 3));
  const choices = chosen.map(({ facet, values }) => {
    const frequent = values.slice(0, 12).map(({ value }) => value);
    return { facet: facet.id, values: random.shuffle(frequent).slice(0, random.between(1, 3)) };
  });
  return { term: random.pick(terms), choices };
}

describe('hits and counts', () => {
  it.each(Array.from({ length: 60 }, (_, number) => randomSearchName(number)))(
    'equal plain SQL for %s',
    async (_, number) => {
      const { term, choices } = randomSearch(number);
      const answer = await search({ term, choices });
      expect(answer.hits).toBe(await hitsInSql(term, choices));

      for (const { facet, values } of answer.facets) {
        const expected = await countsInSql(term, choices, facet);
        for (const { value, count } of values)
          expect([facet.id, value, count]).toEqual([facet.id, value, expected.get(value) ?? 0]);
        // What is not listed does not occur, or less often than the hundred values that are.
        const listed = new Set(values.map(({ value }) => value));
        const left = [...expected].filter(([value]) => !listed.has(value)).map(([, count]) => count);
        const least =
          values.length < FACET_VALUES_MAX
            ? 0
            : Math.min(...values.slice(0, FACET_VALUES_MAX).map(({ count }) => count));
        expect(Math.max(0, ...left)).toBeLessThanOrEqual(least);
      }
    },
  );

  it('list a chosen value that no hit has, with count 0', async () => {
    const { facets: answered } = await search({ choices: [{ facet: 'uitgever', values: ['Niemand'] }] });
    const publishers = answered.find(({ facet }) => facet.id === 'uitgever');
    expect(publishers?.values).toContainEqual({ value: 'Niemand', count: 0 });
  });
});

/** Vitest names each case before the collection is there: by its number. */
function randomSearchName(number: number): [name: string, number: number] {
  return [`random search ${number + 1}`, number];
}

describe('pages', () => {
  it('put together are all hits, each once', async () => {
    const term = 'bodem';
    const { hits } = await search({ term, limit: 0 });
    const pages: number[][] = [];
    for (let offset = 0; offset < hits; offset += 20) pages.push([...(await search({ term, offset })).items]);
    expect(hits).toBeGreaterThan(40);
    expect(new Set(pages.flat()).size).toBe(hits);
    expect(pages.flat()).toHaveLength(hits);
  });

  it.each(['score', 'titel', 'jaar'] as const)('hold no more than is asked for, sorted by %s', async (by) => {
    const order = by === 'score' ? { by } : { by, direction: 'asc' as const };
    expect((await search({ order, limit: 0 })).items).toHaveLength(0);
    expect((await search({ order, limit: 7, offset: 5 })).items).toHaveLength(7);
  });

  it('behind the last hit are empty', async () => {
    const { hits, items } = await search({ term: 'bodem', offset: Number.POSITIVE_INFINITY });
    expect(items).toEqual([]);
    expect(hits).toBeGreaterThan(0);
  });
});

describe('sorting', () => {
  const all = async (request: Partial<SearchRequest>) =>
    (await store.readRecords([...(await search({ limit: 1000, ...request })).items])).map((text): unknown =>
      JSON.parse(text),
    );
  const field = (records: readonly unknown[], name: string) =>
    records.map((record) => new Map(Object.entries(record ?? {})).get(name));

  it('by year runs from the oldest or the newest', async () => {
    const ascending = field(await all({ term: 'water', order: { by: 'jaar', direction: 'asc' } }), 'year').map(Number);
    const descending = field(await all({ term: 'water', order: { by: 'jaar', direction: 'desc' } }), 'year').map(
      Number,
    );
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    expect(descending).toEqual([...ascending].reverse());
    expect(new Set(ascending).size).toBeGreaterThan(5);
  });

  it('by title runs through the alphabet or back', async () => {
    const ascending = field(await all({ term: 'water', order: { by: 'titel', direction: 'asc' } }), 'title').map(
      String,
    );
    const descending = field(await all({ term: 'water', order: { by: 'titel', direction: 'desc' } }), 'title').map(
      String,
    );
    const initials = ascending.map((title) => title.charAt(0).toLowerCase());
    expect(initials).toEqual([...initials].sort());
    expect(descending).toEqual([...ascending].reverse());
  });

  const hasInTitle = (record: unknown) => /\bheide\b/i.test(String(field([record], 'title')[0]));

  it('by relevance starts with records that have the word in their title, and ends with those that mention it', async () => {
    const inTitle = (await all({ term: 'heide' })).map(hasInTitle);
    const places = (wanted: boolean) => inTitle.flatMap((is, place) => (is === wanted ? [place] : []));
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect([inTitle.at(0), inTitle.at(-1)]).toEqual([true, false]);
    expect(mean(places(true))).toBeLessThan(mean(places(false)) / 2);
  });

  it('above the limit of exact ranks puts all title matches first, the newest first', async () => {
    const coarse = await openItemStore(database, 5);
    const texts = await coarse.readRecords([...(await coarse.findIds('heide'))]);
    const found = texts.map((text): unknown => JSON.parse(text));
    const titled = found.filter(hasInTitle);
    expect(titled.length).toBeGreaterThan(1);
    expect(found.length).toBeGreaterThan(titled.length);
    expect(found.slice(0, titled.length)).toEqual(titled);
    const years = field(titled, 'year').map(Number);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });
});

describe('terms', () => {
  const hits = async (term: string) => (await search({ term })).hits;

  it('are stemmed in Dutch', async () => {
    expect(await hits('weidevogel')).toBe(await hits('weidevogels'));
    expect(await hits('weidevogel')).toBeGreaterThan(0);
  });

  it('are stemmed in English', async () => {
    expect(await hits('inspector')).toBe(await hits('inspectors'));
    expect(await hits('inspector')).toBeGreaterThan(0);
    expect(await hits('grazing')).toBe(await hits('grazed'));
  });

  it('leave out what stands behind a minus, and take either side of or', async () => {
    const [water, soil, both] = [await hits('water'), await hits('bodem'), await hits('water bodem')];
    expect(await hits('water -bodem')).toBe(water - both);
    expect(await hits('water or bodem')).toBe(water + soil - both);
  });

  it('between quotes find the words next to each other only', async () => {
    const [phrase, words] = [await hits('"organische stof"'), await hits('stof organische')];
    expect(phrase).toBeGreaterThan(0);
    expect(await hits('"stof organische"')).toBe(0);
    expect(words).toBeGreaterThanOrEqual(phrase);
  });

  it('are asked from the database once, whatever is filtered, sorted or paged', async () => {
    asked = [];
    const typed = ' Kringlopen ';
    await search({ term: typed });
    await search({ term: typed, offset: 20, choices: [{ facet: 'taal', values: ['nl'] }] });
    await search({ term: 'kringlopen', order: { by: 'jaar', direction: 'asc' } });
    expect(asked).toEqual([normaliseTerm(typed)]);
  });
});

describe('seeding', () => {
  it('is skipped when the database holds this very version', async () => {
    expect(await seed(database)).toBe(0);
  });

  it('writes everything anew when the database holds another version', async () => {
    await database.query(`update meta set value = 'older' where key = 'schema'`);
    await database.query('delete from item');
    const written = await seed(database);
    const [row] = await database.query('select count(*)::int as items from item');
    expect(row?.items).toBe(written);
    expect(written).toBeGreaterThan(0);
  }, 60_000);

  it('that fails halfway leaves what was there', async () => {
    const failing = database.transaction(async (query) => {
      await query('drop table item');
      throw new Error('The power went out.');
    });
    await expect(failing).rejects.toThrow('The power went out.');
    expect(await database.query('select 1 from item limit 1')).toHaveLength(1);
  });
});
