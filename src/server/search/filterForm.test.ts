import { afterEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

it('the form of the filters carries along what is no filter, so that it works without script', async () => {
  running = await startTestPortal({
    query: ({ url = '' }, response) => {
      if (url.endsWith('/filters')) {
        const filters = [{ id: 'trefwoord', titles: { nl: 'Trefwoord' }, options: [] }];
        return json(response, { filters, areas: true });
      }
      if (url.includes('/places?')) return json(response, { kind: 'found', name: 'Ede', lat: 52.04, lon: 5.66 });
      const facets = [{ name: 'trefwoord', properties: [{ value: 'mest', count: 1 }] }];
      return json(response, { hits: 1, records: [{ id: '7', title: 'Mest' }], facets });
    },
  });
  const asked = 'near=Ede&km=25&map=1&exact=1&srt=jaar&srt_direction=desc&trefwoord=mest&start=20';
  const html = await (await running.get(`/zoeken/mest?${asked}`)).text();
  const [form = ''] =
    /<form[^>]*>(?:(?!<\/form>).)*name="trefwoord"/s.exec(html.slice(html.indexOf('id="filters"'))) ?? [];
  const carried = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  expect(Object.fromEntries(carried.map(([, name, value]) => [name, value]))).toEqual({
    ...{ near: 'Ede', km: '25', map: '1', exact: '1' },
    ...{ srt: 'jaar', srt_direction: 'desc' },
  });
});
