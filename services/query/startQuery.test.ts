import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { startOnDatabase } from './testing/startOnDatabase.ts';

const linkSchema = z.strictObject({ url: z.string(), access: z.string(), filetype: z.string() });
const recordSchema = z.strictObject({
  ...linkSchema.shape,
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  journal: z.string(),
  year: z.int(),
  abstract: z.string(),
  keywords: z.array(z.string()),
  documenttype: z.string(),
  language: z.enum(['nl', 'en']),
  theme: z.string(),
  links: z.array(linkSchema).min(1),
  places: z.array(z.strictObject({ lat: z.number(), lon: z.number(), kind: z.string(), name: z.string() })).optional(),
});
const countSchema = z.strictObject({ value: z.string(), count: z.int() });
const piecesSchema = z.array(z.strictObject({ text: z.string(), match: z.boolean() }));
const hitSchema = recordSchema.extend({
  highlight: z.strictObject({ title: piecesSchema, abstract: piecesSchema }),
});
const searchSchema = z.strictObject({
  hits: z.int(),
  matched: z.enum(['all', 'most']),
  meant: z.array(z.strictObject({ words: z.string(), also: z.array(z.string()) })).optional(),
  records: z.array(hitSchema),
  partial: z.array(hitSchema).optional(),
  facets: z.array(z.strictObject({ name: z.string(), properties: z.array(countSchema) })),
  without: z.array(z.strictObject({ name: z.string(), value: z.string(), hits: z.int() })),
});
const titlesSchema = z.array(z.strictObject({ id: z.string(), title: z.string() }));
const suggestSchema = z.strictObject({
  terms: z.array(z.strictObject({ text: z.string(), count: z.int() })),
  titles: titlesSchema,
  dossiers: titlesSchema,
});
const namedSchema = countSchema.extend({
  display: z.string(),
  'display-eng': z.string(),
  parent: z.string().optional(),
});
const propertySchema = namedSchema.extend({ id: z.string(), checked: z.literal(false) });
const valuesSchema = z.strictObject({ facet: z.string(), values: z.array(namedSchema), more: z.int() });
const filtersSchema = z.strictObject({
  filters: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      alias: z.string(),
      'alias-eng': z.string(),
      combine: z.enum(['and', 'or']),
      kind: z.enum(['terms', 'range']),
      properties: z.array(propertySchema),
      more: z.int(),
    }),
  ),
  areas: z.literal(true),
});
const mistakeSchema = z.object({ error: z.object({ parameter: z.string(), given: z.string(), mend: z.string() }) });

const facetNames = [
  'trefwoord',
  'documenttype',
  'jaar',
  'uitgever',
  'taal',
  'toegang',
  'thema',
  'auteur',
  'organisatie',
  'tijdschrift',
];

let dataDir: string;
let database: Database;
let service: ListeningService;
let events: { event: string; fields: Record<string, unknown> | undefined }[] = [];
const log = (event: string, fields?: Record<string, unknown>) => void events.push({ event, fields });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'query-service-'));
  database = await startDatabase(join(dataDir, 'database'));
  service = await startOnDatabase({ database, log });
});

afterAll(async () => {
  await service.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (path: string) => fetch(`${service.origin}${path}`);
const search = async (query: string) => searchSchema.parse(await (await ask(`/gkn3?${query}`)).json());
const mistakeOf = async (path: string) => {
  const response = await ask(path);
  return { status: response.status, ...mistakeSchema.parse(await response.json()).error };
};

describe('a search', () => {
  it('answers hits, a page of twenty whole records, and the counts of all facets', async () => {
    const { hits, records, facets } = await search('q=*');
    expect(hits).toBeGreaterThan(1000);
    expect(records).toHaveLength(20);
    expect(facets.map(({ name }) => name)).toEqual(facetNames);
    const languages = facets.find(({ name }) => name === 'taal')?.properties ?? [];
    expect(languages.reduce((sum, { count }) => sum + count, 0)).toBe(hits);
  });

  it('takes a blank term for everything', async () => {
    expect((await search('q=+')).hits).toBe((await search('q=*')).hits);
    expect((await search('')).hits).toBe((await search('q=*')).hits);
  });

  it('has records with some of the words behind the few with all, and says nothing of them elsewhere', async () => {
    const few = await search('q=peatland+subsidence');
    expect(few.hits).toBeLessThan(20);
    expect(few.records.length + (few.partial?.length ?? 0)).toBe(20);
    expect((await search('q=bodem')).partial).toBeUndefined();
  });

  it.each(['gkn3', 'gkz', 'map'])('is answered in the scope %s', async (scope) => {
    expect((await ask(`/${scope}?q=bodem`)).status).toBe(200);
  });

  it('pages by offset and size', async () => {
    const whole = await search('q=bodem&wq_max=30');
    const page = await search('q=bodem&wq_max=10&wq_ofs=20');
    expect(page.records).toEqual(whole.records.slice(20));
    expect(page.hits).toBe(whole.hits);
  });

  it('narrows with every keyword, given one by one', async () => {
    const one = await search('wq_flt=trefwoord&wq_val=bodem');
    const two = await search('wq_flt=trefwoord&wq_val=bodem&wq_flt=trefwoord&wq_val=organische+stof');
    expect(two.hits).toBeGreaterThan(0);
    expect(two.hits).toBeLessThan(one.hits);
    for (const { keywords } of two.records)
      expect(keywords).toEqual(expect.arrayContaining(['bodem', 'organische stof']));
  });

  it('widens with every value of another group, joined with ||', async () => {
    const [first, second] = [await search('wq_flt=jaar&wq_val=2019'), await search('wq_flt=jaar&wq_val=2020')];
    const both = await search('wq_flt=jaar&wq_val=2019||2020&wq_max=1000');
    expect(both.hits).toBe(first.hits + second.hits);
    expect(new Set(both.records.map(({ year }) => year))).toEqual(new Set([2019, 2020]));
  });

  it('takes a range of years beside single ones', async () => {
    const { hits, records } = await search('wq_flt=jaar&wq_val=2001||2015-2016&wq_max=1000');
    expect(hits).toBeGreaterThan(0);
    expect(new Set(records.map(({ year }) => year))).toEqual(new Set([2001, 2015, 2016]));
  });

  it('sorts by title and by year, both ways', async () => {
    const years = async (query: string) => (await search(query)).records.map(({ year }) => year);
    expect((await years('q=*&wq_srt_asc=jaar'))[0]).toBe(1998);
    expect((await years('q=*&wq_srt_desc=jaar'))[0]).toBe(2026);
    const [first] = (await search('q=*&wq_srt_asc=titel&wq_max=1')).records;
    const { hits } = await search('q=*&wq_max=0');
    const [last] = (await search(`q=*&wq_srt_desc=titel&wq_max=1&wq_ofs=${hits - 1}`)).records;
    expect(last).toEqual(first);
  });

  it('folds the single link of an older record, and gives one without any link an empty one', async () => {
    const old = recordSchema.parse(await (await ask('/gkn3/1060020')).json());
    expect(old.links).toEqual([{ url: old.url, access: old.access, filetype: old.filetype }]);
    expect(old.url).toMatch(/^https:/);
    const none = recordSchema.parse(await (await ask('/gkn3/1060080')).json());
    expect(none.links).toEqual([{ url: '', access: '', filetype: '' }]);
  });
});

describe('the filters', () => {
  it('name every group in both languages and list its values, counted and unchecked', async () => {
    const { filters } = filtersSchema.parse(await (await ask('/gkn3/filters')).json());
    expect(filters.map(({ name }) => name)).toEqual(facetNames);
    expect(filters.map((filter) => filter['alias-eng'])).toContain('Document type');
    const languages = filters.find(({ id }) => id === 'taal')?.properties ?? [];
    expect(languages.map((property) => [property.value, property.display, property['display-eng']])).toEqual([
      ['nl', 'Nederlands', 'Dutch'],
      ['en', 'Engels', 'English'],
    ]);
    const spelled = (id: string) => filters.find((filter) => filter.id === id)?.properties ?? [];
    for (const { value, display, 'display-eng': english } of spelled('thema')) {
      expect(english).not.toBe(display);
      expect(english).not.toContain(value);
    }
    for (const { display, 'display-eng': english } of spelled('uitgever')) expect(english).toBe(display);
  });

  it('count the same as a search for everything', async () => {
    const { filters } = filtersSchema.parse(await (await ask('/gkz/filters')).json());
    const { facets } = await search('q=*');
    const counts = filters.map(({ name, properties }) => ({
      name,
      properties: properties.map(({ value, count }) => ({ value, count })),
    }));
    expect(counts).toEqual(facets);
  });
});

describe('the values of a facet', () => {
  const values = async (query: string) => valuesSchema.parse(await (await ask(`/gkn3/values?${query}`)).json());

  it('are those in a search that begin with what is typed, named in both languages', async () => {
    const found = await values('facet=thema&find=soil&q=bodem&wq_flt=taal&wq_val=nl');
    expect(found).toMatchObject({ facet: 'thema', more: 0 });
    const { facets } = await search('q=bodem&wq_flt=taal&wq_val=nl');
    const themes = facets.find(({ name }) => name === 'thema')?.properties ?? [];
    const countOf = (theme: string) => themes.find(({ value }) => value === theme)?.count;
    const [whole, part] = ['bodem-en-water', 'bodem-en-water/bodem'];
    expect(found.values).toEqual([
      { value: whole, display: 'Bodem en water', 'display-eng': 'Soil and water', count: countOf(whole) },
      { value: part, parent: whole, display: 'Bodem', 'display-eng': 'Soil', count: countOf(part) },
    ]);
  });

  it('are fifty unless it says how many', async () => {
    const some = await values('facet=trefwoord');
    expect(some.values).toHaveLength(50);
    expect((await values('facet=trefwoord&max=2')).more).toBe(some.more + 48);
  });

  it.each([
    ['facet=kleur', 'facet', `Use one of ${facetNames.join(', ')}.`],
    ['', 'facet', `Use one of ${facetNames.join(', ')}.`],
    ['facet=taal&max=0', 'max', 'Give a whole number from 1 to 200.'],
    ['facet=taal&max=201', 'max', 'Give a whole number from 1 to 200.'],
    ['facet=taal&find=a&find=b', 'find', 'Give find once.'],
  ])('%s is a 400 that names the parameter and the mend', async (query, parameter, mend) => {
    expect(await mistakeOf(`/gkn3/values?${query}`)).toMatchObject({ status: 400, parameter, mend });
  });

  it('may be fewer in an answer, which then says how many more there are', async () => {
    const { facets } = z
      .object({ facets: z.array(z.object({ name: z.string(), properties: z.array(countSchema), more: z.int() })) })
      .parse(await (await ask('/gkn3?q=bodem&facet_values=3')).json());
    const keywords = facets.find(({ name }) => name === 'trefwoord');
    expect(keywords?.properties).toHaveLength(3);
    expect(keywords?.more).toBe((await values('facet=trefwoord&q=bodem&max=3')).more);
  });
});

describe('suggestions', () => {
  it('are terms, titles and dossiers', async () => {
    const { terms, titles, dossiers } = suggestSchema.parse(await (await ask('/gkn3/suggest?q=mest&lang=nl')).json());
    expect(terms.map(({ text }) => text)).toContain('mest uitrijden');
    expect(titles.length).toBeGreaterThan(0);
    expect(dossiers.length).toBeGreaterThan(0);
  });

  it('want a language that there is', async () => {
    expect(await mistakeOf('/gkn3/suggest?q=mest&lang=de')).toMatchObject({
      parameter: 'lang',
      mend: 'Use one of nl, en.',
    });
  });
});

describe('places', () => {
  const clusters = async (query: string) => (await ask(`/gkn3/clusters?zoom=7&view=3,50,8,54&${query}`)).json();

  it('narrow a search, and are put together for a map', async () => {
    const inside = await search('box=5,51.9,6,52.3');
    expect(inside.hits).toBeGreaterThan((await search('near=52.04,5.66,5')).hits);
    expect(await clusters('box=5,51.9,6,52.3')).toMatchObject({ hits: inside.hits });
    expect(await mistakeOf('/gkn3/clusters?q=bodem')).toMatchObject({ status: 400, parameter: 'view' });
  });

  it.each([
    ['6711 ab', { kind: 'found', name: '6711 AB Ede' }],
    ['Ede', { kind: 'found', name: 'Ede' }],
    ['67', { kind: 'malformed' }],
    ['6799 AB', { kind: 'notFound' }],
    ['6700 AA', { kind: 'notCovered' }],
    ['Valkenburg', { kind: 'several', names: ['Valkenburg (Zuid-Holland)', 'Valkenburg (Limburg)'] }],
    ['', { kind: 'unknown' }],
  ])('are found by what is typed: %j', async (typed, found) => {
    expect(await (await ask(`/gkn3/places?find=${encodeURIComponent(typed)}`)).json()).toMatchObject(found);
  });
});

describe('a search that finds nothing', () => {
  it('tells for each filter how many there would be without it', async () => {
    const { hits, without } = await search('q=bodem&wq_flt=jaar&wq_val=1900-1950&wq_flt=taal&wq_val=nl');
    expect(hits).toBe(0);
    expect(without.map(({ name, value }) => [name, value])).toEqual([
      ['jaar', '1900-1950'],
      ['taal', 'nl'],
    ]);
    expect(without[0]?.hits).toBe((await search('q=bodem&wq_flt=taal&wq_val=nl')).hits);
  });
});

describe('filters', () => {
  it('say how many of their values they do not name', async () => {
    const { filters } = filtersSchema.parse(await (await ask('/gkn3/filters')).json());
    expect(filters.find(({ id }) => id === 'taal')?.more).toBe(0);
    const keywords = filters.find(({ id }) => id === 'trefwoord');
    expect(keywords?.properties).toHaveLength(100);
    expect(keywords?.more).toBeGreaterThan(0);
  });
});

describe('a single record', () => {
  it.each(['1019774', '1034800', '1060001'])('is found by its identifier %s', async (id) => {
    expect(recordSchema.parse(await (await ask(`/gkz/${id}`)).json()).id).toBe(id);
  });

  it.each(['1', 'nope', '%00', '%ff', '1060001%27--'])('that does not exist is a 404: %s', async (id) => {
    expect(await mistakeOf(`/gkz/${id}`)).toMatchObject({ status: 404, parameter: 'id' });
  });
});

const mostChoices = 'Give at most 50 in all.';

describe('a wrong request', () => {
  it.each([
    ['facet_values=101', 'facet_values', 'Give a whole number from 0 to 100.'],
    ['wq_max=-1', 'wq_max', 'Give a whole number from 0 to 1000.'],
    ['wq_max=1001', 'wq_max', 'Give a whole number from 0 to 1000.'],
    ['wq_max=', 'wq_max', 'Give a whole number from 0 to 1000.'],
    ['wq_max=1&wq_max=2', 'wq_max', 'Give wq_max once.'],
    ['wq_ofs=1.5', 'wq_ofs', 'Give a whole number from 0.'],
    ['wq_ofs=twintig', 'wq_ofs', 'Give a whole number from 0.'],
    ['q=a&q=b', 'q', 'Give q once.'],
    ['wq_flt=jaar', 'wq_flt', 'Give one wq_val after every wq_flt.'],
    ['wq_val=2020', 'wq_val', 'Give one wq_val after every wq_flt.'],
    [`wq_flt=jaar&wq_val=${Array.from({ length: 51 }, (_, at) => 1900 + at).join('||')}`, 'wq_val', mostChoices],
    ['wq_flt=jaar&wq_val=2020&'.repeat(51).slice(0, -1), 'wq_val', mostChoices],
    [`wq_flt=trefwoord&wq_val=${Array.from({ length: 51 }, (_, at) => `t${at}`).join('||')}`, 'wq_val', mostChoices],
    ['wq_flt=kleur&wq_val=rood', 'wq_flt', `Use one of ${facetNames.join(', ')}.`],
    ['wq_srt_asc=prijs', 'wq_srt_asc', 'Use one of score, titel, jaar, toegevoegd.'],
    ['wq_srt_asc=jaar&wq_srt_desc=titel', 'wq_srt_desc', 'Give either wq_srt_asc or wq_srt_desc.'],
    ['box=5,52,6', 'box', 'Give 4 numbers with commas between them.'],
    ['box=6,52,5,53', 'box', 'Give west,south,east,north in degrees, the lower of each two first.'],
    ['near=52,5,0', 'near', 'Give latitude,longitude,kilometres, up to 500 km.'],
    ['box=5,52,6,53&near=52,5,10', 'near', 'Give either box or near.'],
    ['wq_sort=jaar', 'wq_sort', 'Use one of wq_max, wq_ofs, wq_flt, wq_val, wq_srt_asc, wq_srt_desc.'],
  ])('%s is a 400 that names the parameter and the mend', async (query, parameter, mend) => {
    expect(await mistakeOf(`/gkn3?${query}`)).toMatchObject({ status: 400, parameter, mend });
  });

  it.each(['/other?q=*', '/other/filters', '/other/1060001'])('for an unknown scope is a 404: %s', async (path) => {
    const mend = 'Use one of gkn3, gkz, map.';
    expect(await mistakeOf(path)).toMatchObject({ status: 404, parameter: 'scope', given: 'other', mend });
  });

  it.each(['/', '/gkn3/', '/gkn3/1060001/links'])('for an unknown path is a 404: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('odd input is ordinary text', () => {
  it.each([
    ["'; drop table item; --", 'SQL'],
    ["koe' or '1'='1", 'SQL'],
    ['a & b | !c <-> (d:*', 'search syntax'],
    ['((( ))) \\ % _ !!!', 'signs'],
    ['"niet gesloten', 'an open quote'],
    ['koe\u0000\u0007\u001b', 'control characters'],
    ['\ufffd\ud83d\udc16 🐖', 'half and whole emoji'],
    ['x'.repeat(10_000), 'a word of 10,000 characters'],
    ['€'.repeat(10_000), '10,000 characters of three bytes'],
    ['woord '.repeat(1_667), '10,000 characters of words'],
    ['- '.repeat(5_000), 'thousands of minus signs'],
    ['-"'.repeat(5_000), 'thousands of quotes'],
    ['koe-'.repeat(2_500), 'one endless compound'],
  ])('%# in a term', async (term) => {
    const { status } = await ask(`/gkn3?q=${encodeURIComponent(term.toWellFormed())}`);
    expect(status).toBe(200);
    expect((await search('q=*')).hits).toBeGreaterThan(1000);
  });

  it('as an offset behind everything, however large', async () => {
    const { hits, records } = await search(`q=*&wq_ofs=${'9'.repeat(400)}`);
    expect(records).toEqual([]);
    expect(hits).toBeGreaterThan(1000);
  });

  it('as a filter value that nothing has', async () => {
    expect((await search(`wq_flt=uitgever&wq_val=${encodeURIComponent("x' or 1=1")}`)).hits).toBe(0);
  });
});

describe('the service', () => {
  it('is healthy while the database answers', async () => {
    const response = await ask('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('refuses a second start in the same folder with one clear sentence', async () => {
    const second = startDatabase(join(dataDir, 'database'));
    await expect(second).rejects.toThrow(
      /database is in use by process \d+ on .+: stop that one first, or set DATA_DIR/,
    );
    expect((await search('q=*')).hits).toBeGreaterThan(1000);
  });

  it('starts again from what it wrote, without seeding, and answers the same', async () => {
    const before = await search('q=bodem');
    await service.close();
    await database.close();
    events = [];
    database = await startDatabase(join(dataDir, 'database'));
    service = await startOnDatabase({ database, log });
    expect(events.map(({ event }) => event)).toEqual(['query.started']);
    expect(await search('q=bodem')).toEqual(before);
  });

  it('leaves nothing behind when its port is taken', async () => {
    await service.close();
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(startOnDatabase({ port, database, log })).rejects.toThrow(/EADDRINUSE/);
    stranger.close();
    service = await startOnDatabase({ port, database, log });
    expect(service.origin).toBe(`http://127.0.0.1:${port}`);
  });
});
