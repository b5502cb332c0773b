import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

/* What a walk through a site tells the query service, over a CMS and a service that stand in for the real ones. */

let portal: TestPortal | undefined;
afterEach(() => portal?.close());

const batch = z.object({
  changes: z.array(
    z.object({
      kind: z.string(),
      address: z.string().optional(),
      page: z
        .object({ address: z.string(), title: z.string(), paragraphs: z.array(z.object({ text: z.string() })) })
        .optional(),
    }),
  ),
});

/** A site with two pages, and what it sends to a query service that knows these of it, and refuses one. */
async function walked(known: readonly object[], { status = 200, refused = '' } = {}) {
  const sent: z.output<typeof batch>['changes'][number][] = [];
  const tokens: (string | undefined)[] = [];
  const home = cmsPage('Home', {
    url: '/nl/groenkennisnet',
    contents: [
      {
        area: 'main',
        elements: [{ type: 'text', html: '<p><a href="/nl/groenkennisnet/bodem">De bodem onder ons</a></p>' }],
      },
    ],
  });
  portal = await startTestPortal({
    queryToken: 'het geheim',
    pages: { '/nl/groenkennisnet': home, '/nl/groenkennisnet/bodem': cmsPage('Bodem') },
    query: (request, response) => {
      if (!request.url?.startsWith('/import/pages')) return response.writeHead(404).end();
      tokens.push(request.headers.authorization);
      if (request.method === 'GET') return json(response, { pages: known }, status);
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        const { changes } = batch.parse(JSON.parse(body));
        if (changes.some(({ page }) => page?.address === refused)) return json(response, { error: {} }, 400);
        sent.push(...changes);
        return json(response, { changed: 1 });
      });
    },
  });
  expect((await portal.get('/sitemap.xml')).status).toBe(200);
  return { sent, tokens };
}

describe('a walk through a site', () => {
  it('hands over the pages that the query service does not have', async () => {
    const { sent, tokens } = await walked([]);
    const pages = sent.flatMap(({ page }) => page ?? []);
    expect(pages.map(({ address }) => address).sort()).toEqual(['/', '/bodem']);
    const texts = pages.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
    expect(texts).toContain('Over de grond onder ons.');
    expect(new Set(tokens)).toEqual(new Set(['Bearer het geheim']));
  });

  it('takes away those that are gone', async () => {
    const { sent } = await walked([{ address: '/weg', version: '1' }]);
    expect(sent.filter(({ kind }) => kind === 'delete')).toEqual([{ kind: 'delete', address: '/weg' }]);
  });

  it('passes over a page that is refused, and takes away what there was of it', async () => {
    const { sent } = await walked([{ address: '/bodem', version: '1' }], { refused: '/bodem' });
    expect(sent.map(({ kind, address, page }) => [kind, address ?? page?.address])).toEqual([
      ['put', '/'],
      ['delete', '/bodem'],
    ]);
  });

  it('goes on where the query service takes none', async () => {
    expect((await walked([], { status: 404 })).sent).toEqual([]);
  });
});
