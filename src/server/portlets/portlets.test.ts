import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json } from '../testing/testService.ts';

let running: TestPortal;

const record = { id: '1060001', title: 'Wandelen in het park', keywords: ['stadsgroen'], language: 'nl' };

/** A query service with one record, in every scope. */
const query: Answer = (request, response) => {
  const path = request.url ?? '';
  if (path.endsWith('/filters')) return json(response, { filters: [] });
  if (path.endsWith('/1060001')) return json(response, record);
  return path.includes('?q=')
    ? json(response, { hits: 1, records: [record], facets: [] })
    : response.writeHead(404).end();
};

async function ask(path: string, env: Record<string, string> = {}) {
  running = await startTestPortal({ query, env });
  return running.get(path);
}
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const searches = () => running.query.calls.filter((path) => path.includes('?q='));

afterEach(() => running.close());

describe('the addresses of portlets', () => {
  it.each([
    ['/portlet', '/'],
    ['/portlet/groene-agenda', '/portlet/groene-agenda/*'],
    ['/portlet/groene-agenda/', '/portlet/groene-agenda/*'],
    ['/portlet/groene-agenda?term=park+en+plein', '/portlet/groene-agenda/park+en+plein'],
    ['/portlet/nergens', '/portlet/nergens/*'],
    ['/portlet/a%2Fb', '/portlet/a%2Fb/*'],
  ])('%s leads to %s', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it('lets a term end in anything', async () => {
    expect((await ask('/portlet/groene-agenda/index.htm')).status).toBe(200);
  });
});

describe('a portlet’s page', () => {
  it('wears its own name and theme, in the language of the portlet', async () => {
    const response = await ask('/portlet/groene-agenda/*');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="nl" data-site="groene-agenda" data-script="none">');
    expect(html).toContain('<title>Groen maakt gezonder – De Groene Agenda</title>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/portlets/groene-agenda.css">');
    expect(html).toMatch(/<h1[^>]*>Groen maakt gezonder<\/h1>/);
    expect(html).not.toContain('/assets/groenkennisnet.css');
  });

  it('searches with its own scope and filters', async () => {
    await ask('/portlet/praktijkgericht-onderzoek/bodem?start=20&documenttype=video');
    expect(searches()).toEqual([
      '/gkz?q=bodem&wq_max=20&wq_ofs=20&wq_flt=documenttype&wq_val=project%7C%7Crapport%7C%7Cproefschrift&facet_values=8',
    ]);
  });

  it('names who makes it possible, out of the frame', async () => {
    const html = await (await ask('/portlet/kringlooplandbouw/*')).text();
    expect(html).toMatch(
      /Dit portaal wordt mogelijk gemaakt door(?:<!-- -->)? <a href="http:\/\/localhost:3000\/" target="_top"[^>]*>Groen Kennisnet<\/a>/,
    );
  });

  it('is the same on every site’s host', async () => {
    const first = await (await ask('/portlet/kringlooplandbouw/*')).text();
    const other = await running.get('http://coegroen.localhost:3000/portlet/kringlooplandbouw/*');
    expect(await other.text()).toBe(first);
  });

  it('asks nobody for a menu', async () => {
    await ask('/portlet/groene-agenda/*');
    expect(running.cms.calls).toEqual([]);
  });

  it('is not for search engines', async () => {
    const response = await ask('/portlet/groene-agenda/*');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });

  it('shows a record under its own address', async () => {
    const response = await ask('/portlet/groene-agenda/resultaat/wandelen?id=1060001');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Wandelen in het park – De Groene Agenda</title>');
  });

  it('has 404 for a record that is not there, within the portlet', async () => {
    const response = await ask('/portlet/groene-agenda/resultaat/weg?id=9');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/portlet/groene-agenda/*"');
  });

  it('says so with 503 when the search fails', async () => {
    running = await startTestPortal({ query: (_, response) => response.writeHead(500).end() });
    expect((await running.get('/portlet/groene-agenda/*')).status).toBe(503);
  });
});

describe('a portlet that is not there', () => {
  it('is a 404 that names it, escaped', async () => {
    const response = await ask('/portlet/%3Cimg%20src=x%3E/*');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Portlet &lt;img src=x&gt; kan niet worden gevonden');
    expect(html).toContain('data-site="groenkennisnet"');
    expect(searches()).toEqual([]);
  });

  it('is named when its name has a slash', async () => {
    const response = await ask('/portlet/a%2Fb/*');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Portlet a/b kan niet worden gevonden');
  });

  it('is named in English on an English site', async () => {
    const html = await (await ask('http://eurcaw-pigs.localhost:3000/portlet/nowhere/*')).text();
    expect(html).toContain('Portlet nowhere can&#x27;t be found');
  });

  it('is named only so far', async () => {
    const html = await (await ask(`/portlet/${'x'.repeat(500)}/*`)).text();
    expect(html).toContain(`Portlet ${'x'.repeat(60)}… kan niet worden gevonden`);
  });

  it('has no search behind it', async () => {
    expect((await ask('/api/search?term=*&portlet=nergens')).status).toBe(404);
  });
});

describe('embedding', () => {
  it('lets the listed hosts show the portlet, and the portal itself', async () => {
    const response = await ask('/portlet/groene-agenda/*', { PUBLIC_ORIGIN: 'configured' });
    expect(policyOf(response)).toMatch(
      /; frame-ancestors 'self' https:\/\/degroeneagenda\.example https:\/\/\*\.degroeneagenda\.example https:\/\/www\.groenwerkt\.example; /,
    );
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('lets them know its height, and nobody else', async () => {
    const html = await (await ask('/portlet/groene-agenda/*', { PUBLIC_ORIGIN: 'configured' })).text();
    expect(html).toContain(
      '<meta name="responsive-embedded-sizing" content="allow-origins=https://degroeneagenda.example https://*.degroeneagenda.example https://www.groenwerkt.example">',
    );
  });

  it('can be tried on one’s own machine, under the hosts’ names below localhost', async () => {
    expect(policyOf(await ask('/portlet/groene-agenda/*'))).toContain(' http://www.groenwerkt.example.localhost:*');
  });

  it('gives what it needs to pages without an origin, and only that', async () => {
    const shared = await ask('/api/search?term=*&portlet=groene-agenda');
    expect(shared.headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ['/api/page?path=/', '/portlet/groene-agenda/*', '/api/shell']) {
      expect((await running.get(path)).headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });
});

describe('the page with the code', () => {
  it('shows the code as text, and the hosts that it works on', async () => {
    const response = await ask('/portlet/groene-agenda/*?embed', { PUBLIC_ORIGIN: 'configured' });
    const html = await response.text();
    expect(html).toContain('<title>De Groene Agenda op je eigen site – De Groene Agenda</title>');
    expect(html).toContain(
      '&lt;iframe src=&quot;https://groenkennisnet.nl/portlet/groene-agenda/*&quot; title=&quot;De Groene Agenda&quot; loading=&quot;lazy&quot;',
    );
    expect(html).toContain('&lt;script src=&quot;https://groenkennisnet.nl/portlet.js&quot; async&gt;');
    expect(html).toContain('>*.degroeneagenda.example</li>');
  });

  it('leads whoever is not listed to the contact form', async () => {
    const form = { title: 'Contactformulier', contents: [], metadata: {} };
    running = await startTestPortal({ query, pages: { '/nl/groenkennisnet/Contactformulier': form } });
    const html = await (await running.get('/portlet/groene-agenda/*?embed')).text();
    const [, address = ''] = /href="([^"]+)"[^>]*>(?:<[^>]*>)*Neem contact op/.exec(html) ?? [];
    expect((await running.get(address)).status).toBe(200);
  });

  it('may show the portlet, and be shown by nobody', async () => {
    const response = await ask('/portlet/groene-agenda/*?embed');
    expect(policyOf(response)).toContain("frame-src 'self';");
    expect(policyOf(response)).toMatch(/frame-ancestors 'none'; /);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });
});
