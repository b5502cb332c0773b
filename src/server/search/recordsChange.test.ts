import { expect, it } from 'vitest';
import { startTestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

it('filters are asked for anew when the collection has something new, and not before', async () => {
  let filtersAsked = 0;
  let tell = () => {};
  const { get, close } = await startTestPortal({
    query: ({ url = '' }, response) => {
      if (url.endsWith('/filters')) filtersAsked += 1;
      json(response, url.endsWith('/filters') ? { filters: [] } : { hits: 0, records: [], facets: [] });
    },
    onRecordsChange: (heard) => {
      tell = heard;
    },
  });
  const search = async () => (await get('/api/search?term=bodem&language=nl')).json();
  expect((await search()).state).not.toBe('error');
  await search();
  expect(filtersAsked).toBe(1);
  tell();
  await search();
  expect(filtersAsked).toBe(2);
  await close();
});
