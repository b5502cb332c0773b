import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#languages/languages.ts';
import { allSites } from '#sites/sites.ts';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { createRecordSource } from '../records/recordSource.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { json, startTestService, type TestService } from '../testing/testService.ts';
import { createSearchLoader, type SearchAsked } from './loadSearch.ts';

const { site } = createSiteDirectory(allSites, readSettings({})).find('localhost');
const filters = [
  { id: 'trefwoord', name: 'trefwoord', alias: 'Trefwoord', 'alias-eng': 'Keyword', properties: [] },
  {
    id: 'taal',
    name: 'taal',
    alias: 'Taal',
    'alias-eng': 'Language',
    properties: [
      { value: 'nl', display: 'Nederlands', 'display-eng': 'Dutch', count: 5, checked: false, id: 'taal-nl' },
    ],
  },
];

let service: TestService;
let query: JsonClient;
let answer: unknown;
let filtersAnswer: unknown;
let valuesAnswer: unknown;

beforeEach(async () => {
  answer = { hits: 0, records: [], facets: [] };
  filtersAnswer = { filters };
  valuesAnswer = undefined;
  service = await startTestService((request, response) => {
    const value = answerTo(request.url ?? '');
    return value === undefined ? response.writeHead(500).end() : json(response, value);
  });
  query = createJsonClient({ baseUrl: service.origin, timeoutMs: 2000 });
});
function answerTo(url: string) {
  if (url.endsWith('/filters')) return filtersAnswer;
  return url.includes('/values?') ? valuesAnswer : answer;
}
afterEach(async () => {
  await query.close();
  await service.close();
});

function search(term: string, parameters = '', language: Language = 'nl') {
  return loader().search({ site, term, language, parameters: new URLSearchParams(parameters) });
}
/** The values of the filter that the parameters unfold. */
function valuesOf(parameters: string, language: Language = 'nl') {
  return loader().values({ site, term: 'mest', language, parameters: new URLSearchParams(parameters) });
}
const loader = () => {
  const loadRecords = createRecordSource({ query, freshSeconds: 60 });
  return createSearchLoader({ query, loadRecords, freshSeconds: 60, log: createLog('silent') });
};
/** The same in a part of the collection. */
function searchWithin(within: SearchAsked['within'], parameters: string) {
  return loader().search({ site, term: '*', language: 'nl', parameters: new URLSearchParams(parameters), within });
}
/** The call the query service got for the search itself, as far as the specification has it. */
const call = () => service.calls.find((path) => path.includes('?q='))?.replace('&facet_values=8', '');

describe('loadSearch', () => {
  it('asks for twenty records from the first', async () => {
    await search('melk vee');
    expect(call()).toBe('/gkn3?q=melk+vee&wq_max=20&wq_ofs=0');
  });

  it.each(['', '   '])('asks for everything when the term is %j', async (term) => {
    expect(await search(term)).toMatchObject({ term: '*' });
    expect(call()).toBe('/gkn3?q=*&wq_max=20&wq_ofs=0');
  });

  it('asks for exactly what is typed where the address does, and never else', async () => {
    await search('aardapel', 'exact=1');
    expect(call()).toBe('/gkn3?q=aardapel&wq_max=20&wq_ofs=0&exact=1');
    service.calls.length = 0;
    await search('aardapel', 'exact=nee');
    expect(call()).toBe('/gkn3?q=aardapel&wq_max=20&wq_ofs=0');
  });

  it('hands on what was meant, as far as it can be read', async () => {
    answer = {
      hits: 3,
      records: [],
      facets: [],
      spelling: { term: 'aardappel', hits: 3, applied: true },
      meant: [{ words: 'aardappel', also: ['potato'] }, { words: 'bodem', also: [] }, 'soil'],
    };
    expect(await search('aardapel')).toMatchObject({
      spelling: { term: 'aardappel', hits: 3, applied: true },
      meant: [{ words: 'aardappel', also: ['potato'] }],
    });
    answer = { hits: 0, records: [], facets: [], spelling: { term: '' }, meant: 'potato' };
    expect(await search('aardapel')).toMatchObject({ spelling: undefined, meant: [] });
  });

  it('has records with some of the words apart, where the service gives any', async () => {
    answer = { hits: 1, records: [{ id: '7', title: 'Mest' }], partial: [{ id: '8', title: 'Gier' }, 9], facets: [] };
    expect(await search('mest gier')).toMatchObject({ hits: 1, records: [{ id: '7' }], partial: [{ id: '8' }] });
    answer = { hits: 1, records: [{ id: '7', title: 'Mest' }], partial: 'Gier', facets: [] };
    expect(await search('mest gier')).toMatchObject({ hits: 1, partial: undefined });
  });

  it('is whole without all that a service of the specification alone does not know', async () => {
    answer = { hits: 1, records: [{ id: '7', title: 'Mest' }], facets: [] };
    const found = await search('mest');
    expect(found).toMatchObject({ state: 'results', hits: 1, matched: 'all', spelling: undefined, meant: [] });
  });

  it('repeats the group for each keyword, and joins the values of other groups', async () => {
    await search('*', 'trefwoord=bodem&trefwoord=klei&taal=nl&taal=en');
    expect(new URLSearchParams(call()?.split('?')[1]).toString()).toBe(
      'q=*&wq_max=20&wq_ofs=0&wq_flt=trefwoord&wq_val=bodem&wq_flt=trefwoord&wq_val=klei&wq_flt=taal&wq_val=nl%7C%7Cen',
    );
  });

  it('hands on offset and sort order', async () => {
    await search('*', 'start=40&srt=titel&srt_direction=desc');
    expect(call()).toBe('/gkn3?q=*&wq_max=20&wq_ofs=40&wq_srt_desc=titel');
  });

  it('sorts upwards unless told otherwise', async () => {
    await search('*', 'srt=jaar');
    expect(call()).toContain('&wq_srt_asc=jaar');
  });

  it('passes over what is no filter, no field and no number', async () => {
    await search('*', 'utm_source=mail&wq_flt=x&start=-5&srt=wachtwoord&jaar=2020');
    expect(call()).toBe('/gkn3?q=*&wq_max=20&wq_ofs=0');
  });

  it('gives records in the shape of the specification, old single links folded into one', async () => {
    answer = {
      hits: 2,
      records: [
        { id: 1, title: 'Oud', year: '1999', url: 'https://a.example/1.pdf', access: 'open', filetype: 'pdf' },
        { id: '2', title: 'Zonder', keywords: ['klei'], language: 'nl', documenttype: 'rapport', publisher: 'WUR' },
        { id: '3' },
        { id: '4', title: ' \n ' },
      ],
      facets: [],
    };
    expect(await search('x')).toMatchObject({
      state: 'results',
      hits: 2,
      records: [
        {
          id: '1',
          title: 'Oud',
          year: 1999,
          links: [{ url: 'https://a.example/1.pdf', access: 'open', filetype: 'pdf' }],
        },
        { id: '2', type: 'rapport', publisher: 'WUR', links: [{ url: '', access: '', filetype: '' }] },
      ],
    });
  });

  it.each([
    [2019, 2019],
    ['2019', 2019],
    [' 2019 ', 2019],
    [null, undefined],
    ['', undefined],
    [' ', undefined],
    [[], undefined],
    [true, undefined],
    [0, undefined],
    ['ooit', undefined],
    [-5, undefined],
  ])('takes for a year what is one: %j', async (year, read) => {
    answer = { hits: 1, records: [{ id: '1', title: 'Klei', year }], facets: [] };
    expect(await search('x')).toMatchObject({ records: [{ title: 'Klei', year: read }] });
  });

  it.each([
    [null, 'results'],
    ['', 'results'],
    [true, 'error'],
    [[], 'error'],
  ])('takes no number of records from what is none: %j', async (count, state) => {
    answer = { hits: count, records: [], facets: [] };
    expect(await search('x')).toMatchObject({ state });
    const properties = [
      { value: 'nl', count },
      { value: 'en', count: '5' },
    ];
    answer = { hits: 5, records: [], facets: [{ name: 'taal', properties }] };
    expect(await search('x')).toMatchObject({ filters: [{ id: 'taal', options: [{ value: 'en', count: 5 }] }] });
  });

  it('titles filters in the language and marks what is chosen', async () => {
    answer = { hits: 5, records: [], facets: [{ name: 'taal', properties: [{ value: 'nl', count: 5 }] }] };
    expect(await search('x', 'taal=nl', 'en')).toMatchObject({
      filters: [{ id: 'taal', title: 'Language', options: [{ value: 'nl', label: 'Dutch', count: 5, checked: true }] }],
    });
  });

  it('keeps a chosen value that no record has, so that it can be taken away', async () => {
    expect(await search('x', 'trefwoord=eenhoorn')).toMatchObject({
      filters: [
        {
          id: 'trefwoord',
          title: 'Trefwoord',
          options: [{ value: 'eenhoorn', label: 'Eenhoorn', count: 0, checked: true }],
        },
      ],
    });
  });

  it('folds a long filter to its first values and the chosen ones, and says how many are left', async () => {
    const properties = Array.from({ length: 8 }, (_, place) => ({ value: `woord ${place}`, count: 9 - place }));
    answer = { hits: 9, records: [], facets: [{ name: 'trefwoord', properties, more: 30 }] };
    const found = await search('x', 'trefwoord=woord 7');
    const [keywords] = found.state === 'results' ? found.filters : [];
    expect(keywords?.options.map(({ value }) => value)).toEqual(
      [0, 1, 2, 3, 4, 5, 7].map((number) => `woord ${number}`),
    );
    expect(keywords?.more).toBe(31);
  });

  it('asks for the values of the filter that the address unfolds, and shows them all', async () => {
    answer = { hits: 9, records: [], facets: [{ name: 'trefwoord', properties: [{ value: 'klei', count: 2 }] }] };
    valuesAnswer = { facet: 'trefwoord', values: [{ value: 'bodem', display: 'Bodem', count: 4 }], more: 2 };
    expect(await search('x', 'facet=trefwoord&find= bod')).toMatchObject({
      filters: [{ id: 'trefwoord', find: 'bod', options: [{ value: 'bodem', label: 'Bodem', count: 4 }], more: 2 }],
    });
    expect(service.calls).toContain('/gkn3/values?facet=trefwoord&find=bod&max=100&q=x');
  });

  it('keeps chosen values in front of those that match, with their own counts', async () => {
    const properties = [{ value: 'klei', count: 2 }];
    answer = { hits: 9, records: [], facets: [{ name: 'trefwoord', properties }] };
    valuesAnswer = { values: [{ value: 'bodem', display: 'Bodem', count: 4 }], more: 0 };
    const found = await search('x', 'facet=trefwoord&find=bod&trefwoord=klei');
    const [keywords] = found.state === 'results' ? found.filters : [];
    expect(keywords?.options).toEqual([
      { value: 'klei', label: 'Klei', count: 2, checked: true },
      { value: 'bodem', label: 'Bodem', count: 4, checked: false },
    ]);
  });

  it('keeps a range of years that nothing is in, so that it can be taken away', async () => {
    filtersAnswer = { filters: [{ id: 'jaar', name: 'jaar', alias: 'Jaar', properties: [] }] };
    expect(await search('x', 'jaar_van=1900&jaar_tot=1901')).toMatchObject({
      filters: [{ id: 'jaar', range: { from: '1900', to: '1901' }, options: [] }],
    });
  });

  it('takes two years for the range between them, and shows it as one', async () => {
    filtersAnswer = { filters: [{ id: 'jaar', name: 'jaar', alias: 'Jaar', properties: [] }] };
    answer = { hits: 9, records: [], facets: [{ name: 'jaar', properties: [{ value: '2019', count: 2 }] }] };
    const found = await search('x', 'jaar_van=2015&jaar_tot=');
    expect(call()).toContain('&wq_flt=jaar&wq_val=2015-');
    expect(found).toMatchObject({
      filters: [{ id: 'jaar', range: { from: '2015', to: '' }, options: [{ value: '2019', checked: false }] }],
    });
  });

  it('hands on why records were found, plain and marked words in turn, instead of the abstract', async () => {
    const piece = (text: string, match: boolean) => ({ text, match });
    const highlight = {
      title: [piece('Mest', true), piece(' op het land', false)],
      abstract: [piece('… ', false), piece('Wie ', false), piece('mest', true)],
    };
    answer = { hits: 1, records: [{ id: '1', title: 'Mest op het land', abstract: 'Lang.', highlight }], facets: [] };
    const found = await search('mest');
    expect(found.state === 'results' && found.records[0]).toMatchObject({
      abstract: undefined,
      found: { title: ['', 'Mest', ' op het land'], passage: ['… Wie ', 'mest'] },
    });
  });

  it('says what each filter keeps away when nothing is found', async () => {
    answer = { hits: 0, records: [], facets: [], without: [{ name: 'taal', value: 'nl', hits: 12 }] };
    expect(await search('x', 'taal=nl')).toMatchObject({ without: [{ filter: 'taal', value: 'nl', hits: 12 }] });
  });

  it('gives the records that an address names by id, and searches nothing', async () => {
    answer = { id: '7', title: 'Over klei' };
    expect(await search('*', 'id=7&id=urn:x&id=7')).toMatchObject({ state: 'results', hits: 1, filters: [] });
    expect(service.calls).not.toContain('/gkn3/urn%3Ax');
    expect(call()).toBeUndefined();
  });

  it.each([
    ['the search', () => (answer = undefined)],
    ['its answer', () => (answer = { records: 'none' })],
    ['the list of filters', () => (filtersAnswer = undefined)],
  ])('is an error when %s fails', async (_, fail) => {
    fail();
    expect(await search('bodem')).toEqual({ state: 'error', term: 'bodem' });
  });
});

describe('the values of a filter', () => {
  it('are those that match, chosen or not, in the language of the page', async () => {
    const words = { value: 'bodem', display: 'Bodem', 'display-eng': 'Soil', count: 4 };
    valuesAnswer = { values: [words, { value: 'bos', count: 3 }], more: 7 };
    expect(await valuesOf('facet=trefwoord&find=bo&trefwoord=bos&trefwoord=klei', 'en')).toEqual({
      filter: 'trefwoord',
      options: [
        { value: 'bodem', label: 'Soil', count: 4, checked: false },
        { value: 'bos', label: 'Bos', count: 3, checked: true },
      ],
      more: 7,
    });
  });

  it('are looked for among those of the search where the service has no such call', async () => {
    const properties = ['klei', 'zware klei', 'zand'].map((value) => ({ value, count: 1 }));
    answer = { hits: 3, records: [], facets: [{ name: 'trefwoord', properties }] };
    const found = await valuesOf('facet=trefwoord&find=Klei');
    expect(found).toMatchObject({ options: [{ value: 'klei' }, { value: 'zware klei' }] });
  });

  it('are unknown for what is no filter, and failed when the service is', async () => {
    expect(await valuesOf('facet=wachtwoord')).toBe('unknown');
    answer = undefined;
    expect(await valuesOf('facet=taal')).toBe('failed');
    filtersAnswer = undefined;
    expect(await valuesOf('facet=taal')).toBe('failed');
  });
});

describe('a search within a part of the collection', () => {
  const facets = [
    { name: 'trefwoord', properties: ['mest', 'bodem'].map((value) => ({ value, count: 3 })) },
    { name: 'taal', properties: ['nl', 'en'].map((value) => ({ value, count: 4 })) },
  ];

  it('asks in its own scope, with its own filters', async () => {
    await searchWithin({ scope: 'gkz', filters: { taal: ['nl'] } }, '');
    expect(call()).toBe('/gkz?q=*&wq_max=20&wq_ofs=0&wq_flt=taal&wq_val=nl');
  });

  it('lets nobody choose themselves out of it', async () => {
    answer = { hits: 1, records: [], facets };
    const found = await searchWithin({ scope: 'gkz', filters: { taal: ['nl'] } }, 'taal=en');
    expect(call()).toContain('wq_flt=taal&wq_val=nl');
    expect(call()).not.toContain('en');
    expect(found.state === 'results' && found.filters.map(({ id }) => id)).toEqual(['trefwoord']);
  });

  it('adds keywords to the preset ones, which are not offered', async () => {
    answer = { hits: 1, records: [], facets };
    const found = await searchWithin({ scope: 'gkz', filters: { trefwoord: ['mest'] } }, 'trefwoord=bodem');
    expect(call()).toContain('wq_flt=trefwoord&wq_val=mest&wq_flt=trefwoord&wq_val=bodem');
    const keywords = found.state === 'results' ? found.filters.find(({ id }) => id === 'trefwoord') : undefined;
    expect(keywords?.options).toEqual([{ value: 'bodem', label: 'Bodem', count: 3, checked: true }]);
  });
});
