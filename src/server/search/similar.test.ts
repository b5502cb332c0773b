import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;

afterEach(() => running.close());

/** A portal over a query service that has one record, and tells of others about the same, or cannot. */
async function portalWith(similar: object | undefined) {
  running = await startTestPortal({
    query: (request, response) => {
      const path = request.url ?? '';
      if (path.endsWith('/filters')) return json(response, { filters: [] });
      if (path.includes('/similar') && similar) return json(response, similar);
      return path === '/gkn3/7' ? json(response, { id: '7', title: 'Mest' }) : response.writeHead(404).end();
    },
  });
  return running.get;
}

const others = [{ id: '8', title: 'Mest en melk', documenttype: 'rapport', year: 2020 }, { title: 'Geen id' }];

describe('more about the same', () => {
  it('stands under a record, each with its own page', async () => {
    const get = await portalWith({ records: others });
    const html = await (await get('/zoeken/resultaat/mest?id=7')).text();
    expect(html).toContain('Meer over hetzelfde');
    expect(html).toContain('href="/zoeken/resultaat/mest-en-melk?id=8"');
    expect(html).not.toContain('Geen id');
    expect((await (await get('/api/search?id=7&language=nl')).json()).similar).toHaveLength(1);
  });

  it.each([
    ['tells of none', { records: [] }],
    ['says something else', { records: 'none' }],
    ['knows the specification’s calls alone', undefined],
  ])('is not there where the service %s', async (_, similar) => {
    const get = await portalWith(similar);
    const response = await get('/zoeken/resultaat/mest?id=7');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Meer over hetzelfde');
  });

  it('is asked once of a service that cannot tell', async () => {
    const get = await portalWith(undefined);
    await get('/zoeken/resultaat/mest?id=7');
    await get('/api/search?id=7&language=nl');
    expect(running.query.calls.filter((path) => path.includes('similar'))).toHaveLength(1);
  });

  it('is not asked for a file with the reference, nor for several records', async () => {
    const get = await portalWith({ records: others });
    await get('/api/citation?id=7&format=csl');
    await get('/zoeken/resultaat/mest?id=7&id=8');
    expect(running.query.calls.filter((path) => path.includes('similar'))).toEqual([]);
  });
});
