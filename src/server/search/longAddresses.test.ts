import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

/*
 * One address may ask for so much and no more: what is longer is led to the address that it amounts to.
 */

const properties = (...names: string[]) => names.map((value) => ({ value, display: value, count: 3 }));
const filters = [
  { id: 'trefwoord', name: 'trefwoord', alias: 'Trefwoord', properties: properties('bodem'), more: 400 },
  { id: 'taal', name: 'taal', alias: 'Taal', properties: properties('nl', 'en'), more: 0 },
  // It does not say whether there are others.
  { id: 'documenttype', name: 'documenttype', alias: 'Soort', properties: properties('rapport') },
  { id: 'jaar', name: 'jaar', alias: 'Jaar', kind: 'range', combine: 'or', properties: properties('2020'), more: 0 },
];

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal({
    query: ({ url }, response) =>
      json(response, url?.endsWith('/filters') ? { filters } : { hits: 3, records: [], facets: [] }),
  });
});
afterEach(() => portal.close());

const many = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name}=waarde-${place}`);

/** Where an address leads to in the end, and after how many redirects. */
async function follow(path: string) {
  let response = await portal.get(path);
  let at = path;
  let redirects = 0;
  for (; response.status === 302 && redirects < 10; redirects++) {
    at = response.headers.get('location') ?? '';
    response = await portal.get(at);
  }
  const [pathname = '', query = ''] = at.split('?');
  return { response, redirects, pathname, parameters: new URLSearchParams(query) };
}
const chosen = () => {
  const call = new URLSearchParams(portal.query.calls.findLast((path) => path.includes('q='))?.split('?')[1]);
  return call.getAll('wq_val').flatMap((value) => value.split('||'));
};

describe.each(['/zoeken/*', '/portlet/kringlooplandbouw/*'])('an address of a search, %s', (path) => {
  it('holds thirty choices in all', async () => {
    const asked = [...many('trefwoord', 40), ...many('documenttype', 15)].join('&');
    const { response, parameters } = await follow(`${path}?${asked}`);
    expect(response.status).toBe(200);
    expect(parameters.size).toBe(30);
    expect(chosen().filter((value) => value.startsWith('waarde-'))).toHaveLength(30);
  });

  it('holds what is typed in the fields of a range, however much is ticked', async () => {
    await follow(`${path}?${many('trefwoord', 40).join('&')}&jaar_van=2015`);
    expect(chosen().filter((value) => value.startsWith('waarde-'))).toHaveLength(29);
    expect(chosen()).toContain('2015-');
  });

  it('holds thirty choices, however many one text joins', async () => {
    const joined = encodeURIComponent(Array.from({ length: 60 }, (_, place) => `waarde-${place}`).join('||'));
    await follow(`${path}?documenttype=${joined}&trefwoord=een%7C%7Ctwee`);
    expect(chosen()).toEqual(expect.arrayContaining(['een', 'twee']));
    expect(chosen().filter((value) => value.startsWith('waarde-'))).toEqual([]);
  });

  it('holds no value that its filter does not have, where the service names all there are', async () => {
    const { response, parameters } = await follow(
      `${path}?taal=nl&taal=klingon&trefwoord=eenhoorn&documenttype=gedicht`,
    );
    expect(response.status).toBe(200);
    expect(parameters.toString()).toBe('taal=nl&trefwoord=eenhoorn&documenttype=gedicht');
  });

  it('holds each value once', async () => {
    const { parameters } = await follow(`${path}?taal=nl&taal=nl&jaar=2020&jaar_van=2015&start=20&utm_source=mail`);
    expect(parameters.toString()).toBe('taal=nl&jaar=2020&jaar_van=2015&start=20&utm_source=mail');
  });

  it('is led on in at most two steps, however long it is, and then stays', async () => {
    const asked = [...many('trefwoord', 900), ...many('taal', 100), ...many('utm', 900)].join('&');
    const { response, redirects, parameters } = await follow(`${path}?${asked}`);
    expect(response.status).toBe(200);
    expect(redirects).toBeLessThanOrEqual(2);
    expect(parameters.size).toBeLessThanOrEqual(60);
  });
});

describe('a term', () => {
  it('is searched for as far as 500 characters', async () => {
    const { response, pathname } = await follow(`/zoeken/${'a'.repeat(5000)}`);
    expect([response.status, pathname]).toEqual([200, `/zoeken/${'a'.repeat(500)}`]);
  });

  it('is never cut inside a letter', async () => {
    const { response, pathname } = await follow(`/zoeken/${'a'.repeat(499)}${encodeURIComponent('🌾'.repeat(9))}`);
    expect([response.status, decodeURIComponent(pathname)]).toEqual([200, `/zoeken/${'a'.repeat(499)}\ufffd`]);
  });

  it('is cut for the API as well', async () => {
    await portal.get(`/api/search?language=nl&term=${'a'.repeat(5000)}&${many('trefwoord', 400).join('&')}`);
    const call = new URL(`http://x${portal.query.calls.findLast((path) => path.includes('q='))}`);
    expect(call.searchParams.get('q')).toHaveLength(500);
    expect(chosen()).toHaveLength(30);
  });
});

describe('records by their ids', () => {
  it('are sixty at most', async () => {
    const { response } = await follow(`/zoeken/resultaat/x?${many('id', 80).join('&')}`);
    expect(response.status).toBeLessThan(500);
    expect(portal.query.calls.filter((path) => path.includes('waarde-'))).toHaveLength(60);
  });
});

describe('a visitor who leaves', () => {
  it('is not worked for any more', async () => {
    let dropped: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      dropped = resolve;
    });
    const leaving = new AbortController();
    const other = await startTestPortal({
      query: (request, response) => {
        if (request.url?.endsWith('/filters')) return json(response, { filters });
        // Never answered; the portal hangs up.
        request.on('close', dropped);
        leaving.abort();
      },
    });
    const request = new Request('http://localhost:3000/zoeken/bodem', { signal: leaving.signal });
    const response = await other.portal.fetch(request);
    expect([response.status, await response.text()]).toEqual([499, '']);
    await gone;
    await other.close();
  });
});
