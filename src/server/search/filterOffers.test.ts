import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;

afterEach(() => running.close());

const filters = ['taal', 'documenttype'].map((id) => ({ id, name: id, alias: id, properties: [] }));
const record = { id: '1', title: 'Mest' };

/** The page of a search with two filters, of which a service says what there would be without each. */
async function pageOf(hits: number, without: readonly object[] | undefined, path = 'taal=nl&documenttype=rapport') {
  running = await startTestPortal({
    query: (request, response) => {
      if (request.url?.endsWith('/filters')) return json(response, { filters });
      if (!request.url?.includes('wq_flt')) return json(response, { hits: 42, records: [record], facets: [] });
      return json(response, { hits, records: hits > 0 ? [record] : [], facets: [], without });
    },
  });
  const html = await (await running.get(`/zoeken/mest?${path}`)).text();
  // What stands between the marks of React is one text.
  return html.replaceAll('<!-- -->', '');
}

const without = [
  { name: 'taal', value: 'nl', hits: 7 },
  { name: 'documenttype', value: 'rapport', hits: 0 },
];

describe('the offer to drop a filter', () => {
  it('names those that bring something, with the number, and what there is without any', async () => {
    const html = await pageOf(0, without);
    expect(html).toContain('Zonder ‘Nl’: 7 resultaten');
    expect(html).not.toContain('Zonder ‘Rapport’');
    expect(html).toContain('Zonder filters: 42 resultaten');
  });

  it('is made where there is little as well, of those that bring more', async () => {
    const html = await pageOf(2, [{ ...without[0] }, { ...without[1], hits: 2 }]);
    expect(html).toContain('Deze filters laten weinig over. Meer vind je:');
    expect(html).toContain('Zonder ‘Nl’: 7 resultaten');
    expect(html).not.toContain('Zonder ‘Rapport’');
  });

  it('is one for all filters where a service tells no more than the specification has', async () => {
    const html = await pageOf(0, undefined, 'taal=nl');
    expect(html).not.toContain('Zonder ‘');
    expect(html).toContain('Zonder filters: 42 resultaten');
  });
});
