import { expect } from 'vitest';
import { generateMany } from '#samples/records/generateMany.ts';
import { readToken } from '#services/query/import/token.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';

/** How many records the portal gets. */
export const imported = 60;

/** A portal whose collection stands in OpenSearch, with no records yet. */
export const startOnOpenSearch = (url: string): Promise<OwnPortal> =>
  startPortal({ OPENSEARCH_URL: url, SAMPLE_RECORDS: 'off', RATE_LIMITS: 'off' });

/** Imports records as `npm run query:import` does; the status. */
export async function importRecords({ dataDir, services }: OwnPortal): Promise<number> {
  const body = [...generateMany(imported)].map((record) => JSON.stringify(record)).join('\n');
  const headers = { authorization: `Bearer ${readToken(dataDir)}` };
  const response = await fetch(`http://127.0.0.1:${services.query}/import`, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

const json = async (portal: OwnPortal, path: string) => JSON.parse((await portal.ask(path)).text);

/** Looks at everything that a visitor does with a collection. */
export async function expectWhole(portal: OwnPortal): Promise<void> {
  const everything = await json(portal, '/api/search?term=*');
  expect(everything).toMatchObject({ state: 'results', hits: imported });
  const [first] = everything.records;

  const page = await portal.ask('/zoeken/*');
  expect([page.status, page.text.includes(`(${imported} gevonden)`)]).toEqual([200, true]);

  const languages = await json(portal, '/api/values?term=*&facet=taal');
  const [language] = languages.options;
  const narrowed = await portal.ask(`/zoeken/*?taal=${language.value}`);
  expect([narrowed.status, narrowed.text.includes(`(${language.count} gevonden)`)]).toEqual([200, true]);

  const record = await portal.ask(`/zoeken/resultaat/x?id=${first.id}`);
  expect([record.status, record.text.includes(`<title>${first.title}`)]).toEqual([200, true]);

  const keyword = (await json(portal, '/api/values?term=*&facet=trefwoord')).options[0].value;
  const { terms } = await json(portal, `/api/suggest?q=${encodeURIComponent(keyword.slice(0, 4))}`);
  expect(terms.map(({ text }: { text: string }) => text)).toContain(keyword);

  expect((await portal.ask('/search/*?map=1')).status).toBe(200);
  expect((await portal.ask(`/ai-zoeken/wat%20is%20${encodeURIComponent(keyword)}`)).status).toBe(200);
  expect((await portal.ask('/readyz')).status).toBe(200);
}
