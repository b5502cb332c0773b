import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { createRecordSource } from '../records/recordSource.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { json, startTestService, type TestService } from '../testing/testService.ts';
import { createSearchLoader, type SearchAsked } from './loadSearch.ts';

const { site } = createSiteDirectory(allSites, readSettings({})).find('localhost');
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: 'Tegels' };

let service: TestService;
let query: JsonClient;
/** Answers by a part of the address that they are asked at. */
let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = {
    '/filters': { filters: [], areas: true },
    '/places?': { kind: 'found', name: 'Ede', lat: 52.04, lon: 5.66 },
    '/clusters?': { hits: 0, clusters: [] },
    '?q=': { hits: 3, records: [{ id: '7', title: 'Mest', places: [{ lat: 52, lon: 5, name: 'Ede' }] }], facets: [] },
  };
  service = await startTestService((request, response) => {
    const value = Object.entries(answers).find(([part]) => request.url?.includes(part))?.[1];
    return value === undefined ? response.writeHead(500).end() : json(response, value);
  });
  query = createJsonClient({ baseUrl: service.origin, timeoutMs: 2000 });
});
afterEach(async () => {
  await query.close();
  await service.close();
});

const loader = () =>
  createSearchLoader({
    ...{ query, tiles, freshSeconds: 60, log: createLog('silent') },
    loadRecords: createRecordSource({ query, freshSeconds: 60 }),
  });
const asked = (parameters: string, within?: SearchAsked['within']): SearchAsked => ({
  ...{ site, term: 'mest', language: 'nl', parameters: new URLSearchParams(parameters), within },
});
const search = (parameters: string, within?: SearchAsked['within']) => loader().search(asked(parameters, within));
const call = () => service.calls.find((path) => path.includes('?q=')) ?? '';

describe('a search in a place', () => {
  it('asks within a box', async () => {
    expect(await search('box=5,52,6,53')).toMatchObject({ hits: 3, places: { isOpen: false, box: [5, 52, 6, 53] } });
    expect(call()).toContain('/gkn3?');
    expect(call()).toContain('&box=5%2C52%2C6%2C53');
  });

  it('looks a name up, and asks around it', async () => {
    expect(await search('near=Ede&km=25')).toMatchObject({
      places: { near: { typed: 'Ede', kilometres: 25, kind: 'found', name: 'Ede' } },
    });
    expect(service.calls).toContainEqual('/gkn3/places?find=Ede');
    expect(call()).toContain('&near=52.04%2C5.66%2C25');
  });

  it('takes a point as it is, with the name behind it', async () => {
    expect(await search('near=52.5,5.25+Oosterwold')).toMatchObject({ places: { near: { name: 'Oosterwold' } } });
    expect(call()).toContain('&near=52.5%2C5.25%2C10');
    expect(service.calls.some((path) => path.includes('/places'))).toBe(false);
  });

  it('takes a point as maps elsewhere copy it', async () => {
    expect(await search('near=51.96917395632915,+5.665399999999999')).toMatchObject({
      places: { near: { kind: 'found', name: '51.96917, 5.6654' } },
    });
    expect(call()).toContain('&near=51.96917%2C5.6654%2C10');
  });

  it.each(['malformed', 'notFound', 'notCovered', 'unknown'])(
    'that is %s narrows nothing, and says so',
    async (kind) => {
      answers['/places?'] = { kind };
      expect(await search('near=67')).toMatchObject({ hits: 3, places: { near: { typed: '67', kind } } });
      expect(call()).not.toContain('near=');
    },
  );

  it('that cannot be looked up says that', async () => {
    answers['/places?'] = { kind: 'nonsense' };
    expect(await search('near=Ede')).toMatchObject({ places: { near: { kind: 'failed' } }, isPart: true });
    // A file would not say it.
    const wanted = { most: 10, newest: false };
    expect(await loader().list(asked('near=Ede'), wanted)).toBe('failed');
    expect(await loader().clusters(asked('map=1&near=Ede&view=5,52,6,53&zoom=8'))).toBe('failed');
    expect(await loader().list(asked(''), wanted)).toMatchObject({ hits: 3 });
  });

  it('with its map open holds what has a place: on a site by its scope, in a portlet by an area', async () => {
    expect(await search('map=1')).toMatchObject({ places: { isOpen: true, tiles } });
    expect(call()).toContain('/map?');
    service.calls.length = 0;
    const within = { scope: 'gkz', filters: {} };
    expect(await search('map=1', within)).toMatchObject({ places: { isOpen: true, tiles: undefined } });
    expect(call()).toContain('/gkz?');
    expect(call()).toContain('&box=-180%2C-90%2C180%2C90');
  });

  it('is told with its records', async () => {
    expect(await search('')).toMatchObject({ records: [{ places: [{ lat: 52, lon: 5, name: 'Ede' }] }] });
  });

  it('is not there where the query service knows none', async () => {
    answers['/filters'] = { filters: [] };
    expect(await search('map=1&near=Ede&box=5,52,6,53')).toMatchObject({ hits: 3, places: undefined });
    expect(call()).toContain('/gkn3?');
    expect(call()).not.toMatch(/near|box/);
    expect(await loader().clusters(asked('map=1&view=5,52,6,53&zoom=8'))).toBe('unknown');
  });
});

describe('what a map shows', () => {
  it('is asked of the query service with the search around it', async () => {
    const cluster = { lat: 52, lon: 5, count: 2, name: 'Ede', bounds: [5, 52, 6, 53] };
    answers['/clusters?'] = { hits: 2, clusters: [cluster] };
    expect(await loader().clusters(asked('map=1&near=Ede&view=5,52,6,53&zoom=8'))).toEqual({
      hits: 2,
      clusters: [cluster],
    });
    const clusters = service.calls.find((path) => path.includes('/clusters')) ?? '';
    expect(clusters).toContain('/map/clusters?q=mest&view=5%2C52%2C6%2C53&zoom=8&near=52.04%2C5.66%2C10');
  });

  it.each(['view=5,52,6,53', 'zoom=8', 'view=5,52,6,53&zoom=21', 'view=6,52,5,53&zoom=8'])(
    'is nothing for a view that is none: %s',
    async (parameters) => expect(await loader().clusters(asked(`map=1&${parameters}`))).toBe('unknown'),
  );

  it('may fail', async () => {
    answers['/clusters?'] = { clusters: 'none' };
    expect(await loader().clusters(asked('view=5,52,6,53&zoom=8'))).toBe('failed');
  });
});
