import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/entry-server.tsx';
import {
  cmsOf,
  cmsPage,
  section,
  startTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../testing/testPortal.ts';
import { type Answer, json, startTestService } from '../testing/testService.ts';

const path = '/nl/groenkennisnet/bodem';
const elements = [
  { type: 'text', html: '<p>Zand, <a href="/nl/groenkennisnet/klei.htm">klei</a> en veen.</p>' },
  { identifier: 'element_7', type: 'modularcontent', kaartspel: { kleur: '<b>harten</b>' } },
  { identifier: 'element_8', type: 'text', html: '' },
];
const damaged = cmsPage('Bodem', { contents: [{ area: 'main', elements }] });

type Part = 'tool' | 'page';

let running: TestPortal;
const stops: (() => Promise<void>)[] = [];

async function portalWith(options: TestPortalOptions) {
  running = await startTestPortal(options);
  return async (query: string, host = 'localhost:3000', part: Part = 'tool') => {
    const response = await running.get(`http://${host}/preview${part === 'page' ? '/page' : ''}${query}`);
    return { response, html: await response.text() };
  };
}
/** The page in its frame. */
const framed = async (query: string, options: TestPortalOptions = { pages: { [path]: damaged } }) =>
  (await portalWith(options))(query, undefined, 'page');
const preview = async (query: string, options: TestPortalOptions = { pages: { [path]: damaged } }) =>
  (await portalWith(options))(query);
const urlOf = (address: string) => `?url=${encodeURIComponent(address)}`;
/** The address of the first frame. */
const frameIn = (html: string) => (/<iframe src="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));

afterEach(async () => {
  await running.close();
  for (const stop of stops.splice(0)) await stop();
});

describe('a preview', () => {
  it('is the page of the CMS in the theme of its site, in a document of its own', async () => {
    const { response, html } = await framed(urlOf(path));
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="nl" data-site="groenkennisnet" data-script="none">');
    expect(html).toContain('<title>Voorbeeld: Bodem – Groen Kennisnet</title>');
    expect(bodyOf(html)).toContain('Zand, <a href="/klei">klei</a> en veen.');
  });

  it('stands in a frame, below what says that it is a preview', async () => {
    const { response, html } = await preview(urlOf(path));
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Voorbeeld: Bodem – Groen Kennisnet</title>');
    expect(bodyOf(html)).toContain('Voorbeeld, niet gepubliceerd');
    expect(bodyOf(html)).not.toContain('klei</a> en veen');
    const address = frameIn(html);
    expect(address).toMatch(
      /^\/preview\/page\?url=%2Fnl%2Fgroenkennisnet%2Fbodem&site=groenkennisnet&snapshot=[\w-]{22}$/,
    );
    expect(await (await running.get(address)).text()).toContain('klei</a> en veen.');
  });

  it('asks the CMS once for itself and its frames', async () => {
    const { html } = await preview(urlOf(path));
    const address = frameIn(html);
    for (const site of ['coegroen', 'eurcaw-pigs']) await running.get(address.replace('groenkennisnet&', `${site}&`));
    expect(running.cms.calls.filter((call) => call === path)).toHaveLength(1);
  });

  it('asks the CMS again for a frame whose answer is gone', async () => {
    const { response } = await framed(`${urlOf(path)}&snapshot=${'x'.repeat(22)}`);
    expect(response.status).toBe(200);
    expect(running.cms.calls.filter((call) => call === path)).toHaveLength(1);
  });

  it('shows rejected elements as cards with place, reason and JSON', async () => {
    const body = bodyOf((await framed(urlOf(path))).html);
    expect(body).toContain('id="rejected-contents-0-elements-1"');
    expect(body).toContain('Onbekend soort element: kaartspel');
    expect(body).toContain('Het soort ‘kaartspel’ kan de site niet tonen.');
    expect(body).toContain('&quot;kleur&quot;: &quot;&lt;b&gt;harten&lt;/b&gt;&quot;');
    expect(body).toContain('id="rejected-contents-0-elements-2"');
    expect(body).toContain('‘html’ ontbreekt of is leeg. Vul hier tekst in.');
  });

  it('lists what is wrong, each with its place and the way to its card', async () => {
    const body = bodyOf((await preview(urlOf(path))).html);
    expect(body).toContain('3 fouten');
    expect(body).toContain('/contents<wbr/>/0<wbr/>/elements<wbr/>/2<wbr/>/html</code>');
    expect(body).toMatch(/href="\/preview\/page\?[^"]*#rejected-contents-0-elements-2" target="preview-page"/);
  });

  it('lists what is not shown before what is shown otherwise, and no more than one can mend', async () => {
    const items = Array.from({ length: 120 }, (_, index) => ({ title: `Klei ${index}` }));
    const contents = [{ area: 'main', elements: [{ type: 'itemlist', items }, { type: 'kwartet' }] }];
    const body = bodyOf((await preview(urlOf(path), { pages: { [path]: cmsPage('Bodem', { contents }) } })).html);
    expect(body).toContain('120 waarschuwingen');
    expect(body).toContain('1 fout<');
    expect(body).toContain('En nog 21.');
    expect(body.indexOf('‘kwartet’')).toBeLessThan(body.indexOf('‘items 1 › url’'));
  });

  it('names elements that failed on our side', async () => {
    const failing: TestPortalOptions['renderApp'] = (state) => renderApp({ ...state, crashed: ['main-1'] });
    const { html } = await framed(urlOf(path), { pages: { [path]: damaged }, renderApp: failing });
    expect(bodyOf(html)).toContain('Het element main-1 is niet te zien door een fout in het portaal');
  });

  it('says that nothing is wrong once all of the site is known, and until then what was not checked', async () => {
    const home = cmsPage('Groen', { url: '/nl/groenkennisnet', contents: [] });
    const ask = await portalWith({ pages: { [path]: cmsPage('Bodem'), '/nl/groenkennisnet': home } });
    const first = bodyOf((await ask(urlOf(path))).html);
    expect(first).toContain('Geen fouten of waarschuwingen gevonden, maar nog niet alles is nagegaan.');
    expect(first).toContain('Niet nagegaan (5)');
    expect(first).not.toContain('Niets mis');
    await running.get('http://localhost:3000/sitemap.xml');
    const second = bodyOf((await ask(urlOf(path))).html);
    expect(second).toContain('Niets mis');
    expect(second).not.toContain('Niet nagegaan');
  });

  it('says that publications were not checked while the query service is away, instead of calling them missing', async () => {
    const records = { type: 'modularcontent', gkzindexmanual: { gkz_content_id: ['1060879'] } };
    const pages = { [path]: cmsPage('Bodem', { contents: [{ area: 'main', elements: [records] }] }) };
    const away = bodyOf(
      (await preview(urlOf(path), { pages, query: (_, response) => response.writeHead(503).end() })).html,
    );
    expect(away).toContain('Publicatie niet gevonden: publicaties en items zijn hier niet opgevraagd');
    expect(away).not.toContain('Publicatie 1060879 bestaat niet');
    await running.close();
    const gone = bodyOf(
      (await preview(urlOf(path), { pages, query: (_, response) => json(response, { items: [] }) })).html,
    );
    expect(gone).toContain('Publicatie 1060879 bestaat niet in de zoekdienst.');
  });

  it('follows links to the other sites too', async () => {
    const html =
      '<p>Over <a href="/nl/coegroen/thema">onze thema’s</a> en <a href="/nl/coegroen/weg">wat er was</a>.</p>';
    const page = cmsPage('Bodem', { contents: [{ area: 'main', elements: [{ type: 'text', html }] }] });
    const pages = { [path]: page, '/nl/coegroen/thema': cmsPage('Thema’s', { url: '/nl/coegroen/thema' }) };
    const body = bodyOf((await preview(urlOf(path), { pages })).html);
    expect(body).toMatch(/‘wat er was’ leidt naar http:\/\/coegroen\.localhost:3000\/weg, en die pagina bestaat niet/);
    expect(body).not.toContain('‘onze thema’s’ leidt naar');
  });

  it('judges a page of another site among the pages of that site', async () => {
    const html =
      '<p>Lees over <a href="/nl/coegroen/thema">het thema</a> en <a href="/nl/coegroen/weg">wat er was</a>.</p>';
    const pages = {
      '/nl/coegroen/bodem': cmsPage('Bodem', { contents: [{ area: 'main', elements: [{ type: 'text', html }] }] }),
      '/nl/coegroen/thema': cmsPage('Thema’s', { url: '/nl/coegroen/thema' }),
    };
    const body = bodyOf((await preview(urlOf('/nl/coegroen/bodem'), { pages })).html);
    expect(body).toContain('‘wat er was’ leidt naar /weg, en die pagina bestaat niet.');
    expect(body).not.toContain('‘het thema’ leidt naar');
  });

  it('tells of links to pages that are not there, and of no others', async () => {
    const html =
      '<p>Over <a href="/nl/groenkennisnet/klei">zware klei</a> en <a href="/nl/groenkennisnet/zand">licht zand</a>.</p>';
    const page = cmsPage('Bodem', { contents: [{ area: 'main', elements: [{ type: 'text', html }] }] });
    const pages = { [path]: page, '/nl/groenkennisnet/klei': cmsPage('Klei', { url: '/nl/groenkennisnet/klei' }) };
    const body = bodyOf((await preview(urlOf(path), { pages })).html);
    expect(body).toContain('‘licht zand’ leidt naar /zand, en die pagina bestaat niet.');
    expect(body).not.toContain('‘zware klei’ leidt naar');
  });

  it('speaks the language of the page, or the one that is asked for', async () => {
    const soil = cmsPage('Soil', {
      url: '/en/groenkennisnet/soil',
      language: 'en_US',
      contents: [{ area: 'main', elements }],
    });
    const ask = await portalWith({ pages: { [path]: damaged, '/en/groenkennisnet/soil': soil } });
    expect((await ask(urlOf('/en/groenkennisnet/soil'))).html).toContain('3 errors');
    expect((await ask(`${urlOf('/en/groenkennisnet/soil')}&language=nl`)).html).toContain('3 fouten');
    const english = await ask(`${urlOf(path)}&language=en`, undefined, 'page');
    expect(english.html).toContain('Unknown kind of element: kaartspel');
  });

  it('renders the root of a site as its home', async () => {
    const { html } = await framed(urlOf('/nl/groenkennisnet'), {
      pages: { '/nl/groenkennisnet': cmsPage('Start', { url: '/nl/groenkennisnet' }) },
    });
    const state = JSON.parse(/id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    const answers: { plan?: { template: string } }[] = Object.values(state.responses);
    expect(answers.find(({ plan }) => plan)?.plan?.template).toBe('home');
  });

  it('is asked live each time, and changes nothing for visitors', async () => {
    let title = 'Eerst';
    const cms: Answer = (request, response) =>
      request.url === path ? json(response, cmsPage(title)) : json(response, section());
    const ask = await portalWith({ cms });
    await running.get('/bodem');
    title = 'Daarna';
    expect((await ask(urlOf(path))).html).toContain('Voorbeeld: Daarna');
    expect(await (await running.get('/bodem')).text()).toContain('<title>Eerst');
    title = 'Ten slotte';
    expect((await ask(urlOf(path))).html).toContain('Voorbeeld: Ten slotte');
  });

  it('is kept by nobody, listed nowhere, fetched by nobody in advance', async () => {
    const ask = await portalWith({ pages: { [path]: damaged } });
    for (const part of ['tool', 'page'] as const) {
      const { response, html } = await ask(urlOf(path), undefined, part);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(response.headers.get('speculation-rules')).toBeNull();
    }
    const rules = await (await running.get('/speculation-rules.json')).text();
    expect(rules).toContain('/preview*');
  });

  it('may be framed by the portal’s own sites only', async () => {
    const ask = await portalWith({ pages: { [path]: damaged } });
    for (const part of ['tool', 'page'] as const) {
      const { response } = await ask(urlOf(path), undefined, part);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self' http://localhost:3000 http://");
      expect(policy).not.toContain('cms.example');
      expect(policy).toContain("script-src 'self';");
      expect(response.headers.get('x-frame-options')).toBeNull();
    }
  });

  it('may be framed by a CMS that the settings name, which no other page may be', async () => {
    const env = { PREVIEW_FRAME_ORIGINS: 'https://cms.example' };
    const ask = await portalWith({ pages: { [path]: damaged }, env });
    for (const part of ['tool', 'page'] as const) {
      const { response } = await ask(urlOf(path), undefined, part);
      expect(response.headers.get('content-security-policy')).toMatch(
        /frame-ancestors [^;]* https:\/\/cms\.example(?:;|$)/,
      );
    }
    const page = await running.get('/bodem');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is drawn light or dark as the frame asks', async () => {
    const ask = await portalWith({ pages: { [path]: damaged } });
    expect((await ask(`${urlOf(path)}&mode=dark`, undefined, 'page')).html).toContain('data-mode="dark"');
    expect((await ask(`${urlOf(path)}&mode=puce`, undefined, 'page')).html).not.toContain('data-mode');
  });

  it('belongs to the site that its address speaks of', async () => {
    const tail = '/en/eurcaw-pigs/tail-biting';
    const { html } = await framed(urlOf(tail), { pages: { [tail]: cmsPage('Tail biting', { url: tail }) } });
    expect(html).toContain('data-site="eurcaw-pigs"');
  });

  it.each([
    ['the public address of a page', 'http://localhost:3000/bodem', path],
    ['the address where a site is published', 'https://groenkennisnet.nl/bodem?x=1#kop', path],
    ['the same without encryption', 'http://groenkennisnet.nl/bodem', path],
    ['the same as browsers show it', 'www.groenkennisnet.nl/bodem', path],
    ['the address of the CMS as browsers show it', 'api.groenkennisnet.nl/nl/groenkennisnet/bodem', path],
    ['that of another site', 'http://eurcaw-pigs.localhost:3000/tail-biting', '/en/eurcaw-pigs/tail-biting'],
    ['a path of the site that is asked', '/bodem', path],
    ['a page that only the other language has', '/soil', '/en/groenkennisnet/soil'],
    ['an older page', '/klei', '/nl/groenkennisnet/klei.htm'],
    ['the number of an item', '12278', '/nl?contentid=12278'],
  ])('understands %s', async (_, address, asked) => {
    const { response } = await framed(urlOf(address), { pages: { [asked]: cmsPage('Gevonden', { url: asked }) } });
    expect(response.status).toBe(200);
  });

  it('is shown in the look of a portlet, with what a portlet has around its pages and no menu', async () => {
    const { response, html } = await framed(`${urlOf(path)}&site=kringlooplandbouw`, {
      pages: { [path]: cmsPage('Bodem') },
    });
    expect(response.status).toBe(200);
    expect(html).toContain('data-site="kringlooplandbouw"');
    expect(html).toContain('/assets/portlets/kringlooplandbouw.css');
    expect(html).toContain('Bodem');
    expect(bodyOf(html)).toContain('Dit portaal wordt mogelijk gemaakt door');
    expect(response.headers.get('content-security-policy')).not.toContain('kringlooplandbouw.example');
  });

  it('shows the theme of another site, whose links then lead to that site', async () => {
    const { response, html } = await framed(`${urlOf(path)}&site=coegroen`, {
      cms: (request, response) =>
        request.url === path
          ? json(response, damaged)
          : json(response, section('<ul><li><a href="/nl/coegroen/plant.htm">Plant</a></li></ul>')),
    });
    expect(response.status).toBe(200);
    expect(html).toContain('data-site="coegroen"');
    expect(bodyOf(html)).toContain('href="http://coegroen.localhost:3000/plant"');
    expect(bodyOf(html)).toContain('href="http://coegroen.localhost:3000/"');
    expect(bodyOf(html)).toContain('<a href="/klei">klei</a>');
  });

  it('asks the CMS below its path prefix, by whichever of its names the address came', async () => {
    const cms = await startTestService((request, response) =>
      request.url === `/api${path}` ? json(response, damaged) : json(response, section()),
    );
    stops.push(cms.close);
    const ask = await portalWith({ env: { CMS_BASE_URL: `${cms.origin}/api` } });
    for (const address of [path, `${cms.origin}/api${path}`, `https://api.groenkennisnet.nl${path}`]) {
      expect((await ask(urlOf(address))).response.status).toBe(200);
    }
    expect(cms.calls.filter((call) => call === `/api${path}`)).toHaveLength(3);
  });
});

describe('an address that is not the CMS’s', () => {
  it('gives 4xx and a page that says what would do, and nobody is asked for anything', async () => {
    const evil = await startTestService((_, response) => json(response, cmsPage('Gestolen')));
    stops.push(evil.close);
    const ask = await portalWith({ pages: { [path]: damaged } });
    const { port } = evil;
    const hex = `0x7f000001:${port}`;
    const addresses = [
      `${evil.origin}${path}`,
      `//127.0.0.1:${port}${path}`,
      `/\\127.0.0.1:${port}${path}`,
      `\\\\127.0.0.1:${port}${path}`,
      `${running.cms.origin}@127.0.0.1:${port}${path}`,
      `http://cms@127.0.0.1:${port}${path}`,
      `http://[::ffff:127.0.0.1]:${port}${path}`,
      `http://2130706433:${port}${path}`,
      `http://0177.0.0.1:${port}${path}`,
      `http://${hex}${path}`,
      `${running.cms.origin}.${path}`,
      `http://127。0。0。1:${port}${path}`,
      '/nl/%2e%2e/admin',
      '/nl/%252e%252e/admin',
      '/nl%2fgroenkennisnet',
      '/nl/../admin',
      `file://${path}`,
      'data:application/json,{}',
      'javascript:alert(1)',
      `gopher://127.0.0.1:${port}${path}`,
      `${path}\r\nx: y`,
      `/nl/${'a'.repeat(3000)}`,
    ];
    for (const address of addresses) {
      const { response, html } = await ask(urlOf(address));
      expect(response.status, address).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('Van dit adres kan geen voorbeeld worden gemaakt');
      expect(html).toContain('https://api.groenkennisnet.nl/nl/groenkennisnet/bodem');
    }
    for (const query of ['?url=', `${urlOf(path)}&url=${encodeURIComponent(path)}`, `${urlOf(path)}&site=elders`]) {
      expect((await ask(query)).response.status, query).toBe(400);
    }
    expect(evil.calls).toEqual([]);
    expect(running.cms.calls).toEqual([]);
    expect(running.query.calls).toEqual([]);
  });

  it('is asked for at the entrance, where nobody else is asked', async () => {
    const { response, html } = await preview('', {});
    expect(response.status).toBe(200);
    expect(bodyOf(html)).toContain('Adres van de pagina');
    expect(running.cms.calls).toEqual([]);
    expect((await running.get('/preview/page')).status).toBe(400);
    expect((await running.get('/preview?site=elders')).status).toBe(200);
  });

  it('is refused in the editor’s language', async () => {
    const ask = await portalWith({});
    expect((await ask('?url=https://evil.example/&language=en')).html).toContain('No preview can be made');
    expect((await ask('?url=https://evil.example/', 'eurcaw-pigs.localhost')).html).toContain('No preview can be made');
  });

  it('does not write what was asked for into the page as markup', async () => {
    const { html } = await preview(urlOf('"><script>alert(1)</script>'));
    expect(html).not.toContain('<script>alert');
  });
});

describe('a CMS that answers with no page', () => {
  const answered = async (answer: Answer, env: Record<string, string> = {}) => {
    const { response, html } = await preview(urlOf(path), { cms: answer, env });
    return { status: response.status, html: bodyOf(html) };
  };

  it.each([
    [404, 'Het CMS heeft deze pagina niet'],
    [403, 'Het CMS geeft deze pagina niet vrij'],
    [500, 'Het CMS meldt een fout'],
    [503, 'Het CMS meldt een fout'],
  ])('is shown with its status %i', async (status, title) => {
    const shown = await answered((_, response) => response.writeHead(status).end());
    expect(shown.status).toBe(status);
    expect(shown.html).toContain(title);
    expect(shown.html).toContain(path);
  });

  it('is shown with the line where the JSON breaks off', async () => {
    const shown = await answered((_, response) => response.end('{\n"title": "Bodem"\n"lead": ""}'));
    expect(shown.status).toBe(500);
    expect(shown.html).toContain('Regel 3');
  });

  it('is shown as no page when it sends JSON of another kind', async () => {
    const shown = await answered((_, response) => json(response, []));
    expect(shown).toMatchObject({
      status: 500,
      html: expect.stringContaining('Het antwoord van het CMS is geen pagina'),
    });
  });

  it('is not waited for longer than the limit', async () => {
    const shown = await answered(() => {}, { CMS_TIMEOUT_MS: '100' });
    expect(shown.status).toBe(504);
    expect(shown.html).toContain('binnen 0,1 seconden');
  });

  it('is not read beyond 5 MB', async () => {
    const shown = await answered((_, response) => response.end(`{"a":"${'x'.repeat(5_300_000)}"}`));
    expect(shown).toMatchObject({ status: 502, html: expect.stringContaining('groter dan 5 MB') });
  });

  it('is told when there is no connection', async () => {
    const gone = await startTestService(() => {});
    await gone.close();
    const { response, html } = await preview(urlOf(path), { env: { CMS_BASE_URL: gone.origin } });
    expect(response.status).toBe(502);
    expect(bodyOf(html)).toContain('Het CMS is niet te bereiken');
  });

  it('is followed to a page of its own', async () => {
    const pages = cmsOf({ [`${path}.htm`]: damaged });
    const { response } = await preview(urlOf(path), {
      cms: (request, response) =>
        request.url === path ? response.writeHead(301, { location: `${path}.htm` }).end() : pages(request, response),
    });
    expect(response.status).toBe(200);
  });

  it('is never followed to another place', async () => {
    const evil = await startTestService((_, response) => json(response, cmsPage('Gestolen')));
    stops.push(evil.close);
    for (const location of [`${evil.origin}${path}`, `//127.0.0.1:${evil.port}${path}`, '/admin', path]) {
      const shown = await answered((_, response) => response.writeHead(302, { location }).end());
      expect(shown.status, location).toBe(403);
      expect(shown.html).toContain('stuurt door naar een ander adres');
      await running.close();
    }
    expect(evil.calls).toEqual([]);
    await portalWith({});
  });
});
