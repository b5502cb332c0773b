import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

/*
 * Views that are the portal's own: no page of the CMS stands behind them, and the CMS is not asked for one.
 */

let running: TestPortal;

beforeAll(async () => {
  running = await startTestPortal({
    query: (request, response) => {
      const path = request.url ?? '';
      if (path.endsWith('/filters')) return json(response, { filters: [] });
      if (path === '/gkn3/7') return json(response, { id: '7', title: 'Mest in de sloot' });
      if (path === '/gkn3/8') return json(response, { id: '8', title: 'Mest op het land' });
      return response.writeHead(path === '/gkn3/9' ? 500 : 404).end();
    },
  });
});
afterAll(() => running.close());

const other = 'http://eurcaw-pigs.localhost:3000';

describe('a view of the portal’s own', () => {
  it.each([
    ['/mijn-gkn', 200, 'nl', 'Mijn GKN'],
    ['/mijn-gkn?language=en', 200, 'en', 'My GKN'],
    ['/logout', 200, 'nl', 'Je bent niet ingelogd'],
    ['/ai-zoeken', 200, 'nl', 'Stel een vraag'],
    ['/ai-search/how%20much', 200, 'en', 'how much'],
    [`${other}/mijn-gkn`, 200, 'en', 'My GKN'],
    [`${other}/ai-search`, 200, 'en', 'Ask a question'],
    ['/search/result/manure?id=7&id=8', 200, 'en', 'Mest op het land'],
    ['/zoeken/*?id=8&id=7', 200, 'nl', 'Mest in de sloot'],
    ['/zoeken/resultaat/mest?id=7&id=404&id=8', 200, 'nl', 'Mest in de sloot'],
    ['/zoeken/resultaat/weg?id=404', 404, 'nl', 'Deze pagina bestaat niet (meer)'],
    ['/zoeken/resultaat/niets', 404, 'nl', 'Deze pagina bestaat niet (meer)'],
  ])('answers %s with %i in %s', async (path, status, language, words) => {
    const asked = running.cms.calls.length;
    const response = await running.get(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.slice(0, html.indexOf('id="portal-state"'))).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(running.cms.calls.slice(asked).filter((call) => !call.includes('paginasectie'))).toEqual([]);
  });

  it('leads to itself in the other language', async () => {
    const html = await (await running.get('/zoeken/resultaat/mest?id=7')).text();
    expect(html).toContain('href="/search/result/mest?id=7"');
    expect(await (await running.get('/mijn-gkn')).text()).toContain('href="/mijn-gkn?language=en"');
  });
});
