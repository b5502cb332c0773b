import { afterEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

it('somebody’s records on the map, around a place and in a spot are theirs alone', async () => {
  running = await startTestPortal({
    query: (request, response) => {
      const path = request.url ?? '';
      if (path.endsWith('/filters')) return json(response, { filters: [], areas: true });
      return json(response, { hits: 1, records: [{ id: '7', title: 'Mest' }], facets: [] });
    },
  });
  const html = await (await running.get('/zoeken/auteur/Jansen?map=1')).text();
  // The way to close the map, and the form that looks around a place.
  expect(html).toContain('href="/zoeken/auteur/Jansen"');
  expect(html).toContain('action="/zoeken/auteur/Jansen"');
  expect(html).not.toContain('action="/zoeken/*"');
});

it('somebody none of whose records is on the map is somebody all the same', async () => {
  running = await startTestPortal({
    query: ({ url = '' }, response) => {
      if (url.endsWith('/filters')) return json(response, { filters: [], areas: true });
      const records = url.startsWith('/gkn3?') ? [{ id: '7', title: 'Mest' }] : [];
      return json(response, { hits: records.length, records, facets: [] });
    },
  });
  const page = await running.get('/zoeken/auteur/Jansen?map=1');
  expect(running.query.calls.some((path) => path.startsWith('/map?'))).toBe(true);
  expect(page.status).toBe(200);
});

it('somebody without records is told of by name, not by filters that nobody chose', async () => {
  running = await startTestPortal({
    query: (request, response) =>
      json(response, request.url?.endsWith('/filters') ? { filters: [] } : { hits: 0, records: [], facets: [] }),
  });
  const html = await (await running.get('/search/author/Jansen')).text();
  expect(html).toContain('Nothing by Jansen was found.');
});
