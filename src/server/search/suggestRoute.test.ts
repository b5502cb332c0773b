import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';

const nothing = { terms: [], titles: [], dossiers: [] };
const mest = { ...nothing, terms: [{ text: 'mest', count: 20 }] };
let running: TestPortal;

afterEach(() => running.close());

async function portalOver(query: Answer) {
  running = await startTestPortal({ query });
  return running.get;
}

describe('GET /api/suggest', () => {
  it('answers from the collection of the site, in the language asked for', async () => {
    const get = await portalOver((_, response) => json(response, mest));
    const response = await get('/api/suggest?q=mest&language=en');
    expect(await response.json()).toEqual(mest);
    expect(running.query.calls).toEqual(['/gkn3/suggest?q=mest&lang=en']);
  });

  it('may be kept as long as other answers', async () => {
    const get = await portalOver((_, response) => json(response, mest));
    const { headers } = await get('/api/suggest?q=mest');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  });

  it('says nothing instead of failing, which nobody keeps', async () => {
    const get = await portalOver((_, response) => response.writeHead(500).end());
    const response = await get('/api/suggest?q=mest');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(nothing);
  });

  it('asks nobody about nothing', async () => {
    const get = await portalOver((_, response) => json(response, mest));
    expect(await (await get('/api/suggest')).json()).toEqual(nothing);
    expect(await (await get('/api/suggest?q=+++')).json()).toEqual(nothing);
    expect(running.query.calls).toEqual([]);
  });

  it('answers a portlet from its own part, also inside a page without an origin', async () => {
    const get = await portalOver((_, response) => json(response, { hits: 0, records: [], facets: [], values: [] }));
    const response = await get('/api/suggest?q=mest&portlet=groene-agenda');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    // Which filters there are is the same for every part.
    const asked = running.query.calls.filter((call) => !call.endsWith('/filters'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((call) => call.includes('wq_flt=thema&wq_val=groen-en-gezondheid'))).toBe(true);
  });

  it('knows no portlet that is not there', async () => {
    const get = await portalOver((_, response) => json(response, mest));
    expect((await get('/api/suggest?q=mest&portlet=nergens')).status).toBe(404);
  });
});
