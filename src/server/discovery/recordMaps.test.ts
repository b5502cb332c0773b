import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;

afterEach(() => running.close());

const site = 'https://groenkennisnet.nl';

/** A portal over a query service with so many records; every fifth part of a file cannot be had if `isTroubled`. */
async function portalWith(records: number, isTroubled = () => false) {
  running = await startTestPortal({
    query: (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://query');
      if (!pathname.endsWith('/listing')) return response.writeHead(404).end();
      const [part, size] = [Number(searchParams.get('part')), Number(searchParams.get('size'))];
      if (isTroubled() && part % 5 === 0) return response.writeHead(500).end();
      const first = (part - 1) * size;
      const count = Math.max(0, Math.min(size, records - first));
      const listed = Array.from({ length: count }, (_, at) => ({ id: `r&${first + at}`, title: `Mest ${first + at}` }));
      return json(response, { parts: Math.ceil(records / size), records: listed });
    },
  });
  return running.get;
}

describe('the records in the site map', () => {
  it('stand in every language in files of at most 50,000 addresses', async () => {
    const get = await portalWith(25_002);
    expect(await (await get('/robots.txt')).text()).toContain(`\nSitemap: ${site}/sitemap-records.xml\n`);
    const index = await parseSitemapIndex(Readable.from([await (await get('/sitemap-records.xml')).text()]));
    expect(index.map(({ url }) => url)).toEqual([`${site}/sitemap-records-1.xml`, `${site}/sitemap-records-2.xml`]);
    const first = await (await get('/sitemap-records-1.xml')).text();
    expect(first.match(/<loc>/g)?.length).toBe(50_000);
    const last = await parseSitemap(Readable.from([await (await get('/sitemap-records-2.xml')).text()]));
    expect(last.map(({ url }) => url)).toEqual([
      `${site}/zoeken/resultaat/mest-25000?id=r%2625000`,
      `${site}/search/result/mest-25000?id=r%2625000`,
      `${site}/zoeken/resultaat/mest-25001?id=r%2625001`,
      `${site}/search/result/mest-25001?id=r%2625001`,
    ]);
    expect((await get('/sitemap-records-3.xml')).status).toBe(404);
  });

  it('are asked once for all who ask', async () => {
    const get = await portalWith(3);
    await Promise.all([get('/sitemap-records-1.xml'), get('/sitemap-records-1.xml')]);
    const before = running.query.calls.length;
    expect((await get('/sitemap-records-1.xml')).status).toBe(200);
    expect(running.query.calls.length).toBe(before);
  });

  it('are not half there when the service fails in between', async () => {
    let isTroubled = true;
    const get = await portalWith(30_000, () => isTroubled);
    expect((await get('/sitemap-records-1.xml')).status).toBe(404);
    isTroubled = false;
  });

  it('are nowhere where a service cannot list them', async () => {
    running = await startTestPortal();
    const { get } = running;
    expect((await get('/sitemap-records.xml')).status).toBe(404);
    expect((await get('/sitemap-records-1.xml')).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).not.toContain('records');
  });

  it('are asked of such a service once, not for each robot', async () => {
    running = await startTestPortal();
    await running.get('/robots.txt');
    await running.get('/robots.txt');
    expect(running.query.calls.filter((path) => path.includes('/listing'))).toHaveLength(1);
  });
});
