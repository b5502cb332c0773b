import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { cmsPage, startTestPortal, type TestPortal, type TestPortalOptions, testAssets } from './testing/testPortal.ts';
import { json } from './testing/testService.ts';

let running: TestPortal;
const pages = { '/nl/groenkennisnet/bodem': cmsPage('Bodem & water') };

async function portalWith(options: TestPortalOptions = { pages }) {
  running = await startTestPortal(options);
  return running.get;
}
const htmlOf = async (path: string, options?: TestPortalOptions) => (await (await portalWith(options))(path)).text();

afterEach(() => running.close());

describe('the document of a page', () => {
  it('is the whole page, in its language, on its site', async () => {
    const get = await portalWith();
    const response = await get('/bodem');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="nl" data-site="groenkennisnet" data-script="none">/);
    expect(html).toContain('Zand, klei en veen.');
  });

  it('has title, description and version in its head', async () => {
    const html = await htmlOf('/bodem');
    expect(html).toContain('<title>Bodem &amp; water – Groen Kennisnet</title>');
    expect(html).toContain('<meta name="description" content="Over de grond onder ons.">');
    expect(html).toContain(`<meta name="version" content="${version}">`);
  });

  it('names its styles, fonts and scripts, the scripts last and unhurried', async () => {
    const html = await htmlOf('/bodem');
    for (const style of ['app', 'groenkennisnet', 'view']) {
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${style}.css">`);
    }
    expect(html).toContain(
      '<script data-first data-fonts="/assets/groenkennisnet.woff2" src="/assets/before-paint.js"></script>',
    );
    expect(html).toContain(
      '<link rel="modulepreload" href="/assets/src/templates/pages/content/ContentPage.tsx.js" fetchpriority="low">',
    );
    expect(html).toMatch(
      /<script type="module" async fetchpriority="low" src="\/assets\/entry\.js"><\/script>\n<\/body>/,
    );
    expect(html.indexOf('/assets/before-paint.js')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('holds its styles for who has no file of ours yet, and names them to who comes from another page', async () => {
    const inline = (address: string) => ({
      bytes: Buffer.from(`/* ${address} */${' '.repeat(address.includes('view') ? 0 : 3000)}`),
      hash: `sha256-${address}`,
    });
    const get = await portalWith({ pages, assets: { ...testAssets, inline }, env: { PAGE_CACHE_SECONDS: '60' } });
    const come = async (from: string) => {
      const response = await get('/bodem', { 'sec-fetch-site': from });
      expect(response.headers.get('vary')).toBe('accept-encoding, sec-fetch-site');
      return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
    };
    for (const round of ['made', 'kept']) {
      const first = await come('none');
      expect(first.html, round).toMatch(/<style>\/\* \/assets\/app\.css \*\/ +<\/style>/);
      expect(first.html).toContain('<script data-first data-fonts=');
      expect(first.html).toContain('<link rel="stylesheet" href="/assets/app.css" media="not all">');
      expect(first.policy).toContain(
        "'sha256-/assets/app.css' 'sha256-/assets/groenkennisnet.css' 'sha256-/assets/view.css' ",
      );
      expect(first.policy).toContain("script-src 'self' 'sha256-/assets/before-paint.js'");
      const next = await come('same-origin');
      expect(next.html.match(/<style>.*<\/style>/g), round).toEqual(['<style>/* /assets/view.css */</style>']);
      expect(next.html).toContain('<link rel="stylesheet" href="/assets/view.css" disabled>');
      expect(next.html).toContain('<link rel="stylesheet" href="/assets/app.css">');
      expect(next.policy).toMatch(/; style-src-elem 'self' 'sha256-\/assets\/view\.css' 'sha256-[\w+/=]{44}'; /);
    }
  });

  it('is painted whole: what browsers wait for begins where the page ends', async () => {
    const html = await htmlOf('/bodem');
    const id = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html)?.[1];
    expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.lastIndexOf('</footer>'));
    expect(html.indexOf('rel="expect"')).toBeLessThan(html.indexOf('</head>'));
  });

  it('of a long page is painted on narrow screens once its first screen is there', async () => {
    const words = 'Zand, klei en veen. '.repeat(1000);
    const html = `<h2>Zand</h2><p>${words}</p><h2>Klei</h2><p>${words}</p><h2>Veen</h2><p>${words}</p>`;
    const contents = [{ area: 'main', elements: [{ type: 'text', html }] }];
    const document = await htmlOf('/bodem', { pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents }) } });
    expect(document.match(/<link rel="expect"[^>]*>/g)).toEqual([
      expect.stringContaining('href="#s-klei" blocking="render" media="(max-width'),
      expect.stringContaining('href="#portal-state" blocking="render" media="not all and (max-width'),
    ]);
  });

  it('of a search is painted once the records that are seen first are there', async () => {
    const records = Array.from({ length: 8 }, (_, index) => ({ id: `${index + 1}`, title: `Bodem ${index + 1}` }));
    const html = await htmlOf('/zoeken/bodem', {
      query: ({ url = '' }, response) =>
        json(response, url.endsWith('/filters') ? { filters: [] } : { hits: 8, records, facets: [] }),
    });
    const id = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html)?.[1];
    const end = html.indexOf(`id="${id}"`);
    expect(end).toBeGreaterThan(html.indexOf('>Bodem 5<'));
    expect(end).toBeLessThan(html.indexOf('>Bodem 6<'));
  });

  it('names what is for paper after the styles it is painted with, which wait for it on paper alone', async () => {
    const html = await htmlOf('/bodem');
    const print = html.indexOf('<link rel="stylesheet" href="/assets/print.css" media="print">');
    expect(print).toBeGreaterThan(html.indexOf('/assets/view.css'));
  });

  it('tells paper the host of the site’s own addresses', async () => {
    const html = await htmlOf('/bodem');
    expect(html).toContain('<style media="print">:root{--origin:"http://localhost:3000"}</style>');
  });

  it('has no inline script but the state, which cannot end its own element', async () => {
    const contents = [
      {
        area: 'main',
        elements: [{ type: 'accordion', items: [{ title: '</script><script>alert(1)', html: '<p>x</p>' }] }],
      },
    ];
    const html = await htmlOf('/bodem', { pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { contents }) } });
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.filter((attributes) => !attributes.includes('src='))).toEqual([
      ' type="application/json" id="portal-state"',
    ]);
    expect(html).not.toContain('<script>alert');
  });

  it('carries the answers under the addresses the browser would ask them from', async () => {
    const html = await htmlOf('/bodem?language=nl');
    const state = JSON.parse(/id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(Object.keys(state.responses)).toEqual(['/api/page?path=%2Fbodem&language=nl', '/api/shell?language=nl']);
    expect(state).toMatchObject({
      url: '/bodem?language=nl',
      language: 'nl',
      crashed: [],
      site: { id: 'groenkennisnet' },
    });
  });

  it('has the canonical address of its configuration, whatever host was asked', async () => {
    const get = await portalWith();
    const link = '<link rel="canonical" href="https://groenkennisnet.nl/bodem">';
    expect(await (await get('/bodem?utm_source=x')).text()).toContain(link);
    expect(await (await get('http://www.groenkennisnet.nl/bodem')).text()).toContain(link);
  });

  it('hands on what marked a link when the page has moved', async () => {
    const get = await portalWith({
      cms: (_, response) => response.writeHead(301, { location: '/nl/groenkennisnet/nieuw#deel' }).end(),
    });
    const moved = async (path: string) => (await get(path)).headers.get('location');
    expect(await moved('/oud')).toBe('/nieuw#deel');
    expect(await moved('/oud?utm_source=brief&x=1&fbclid=a')).toBe('/nieuw?utm_source=brief&fbclid=a#deel');
  });

  it('points to its translations and to itself', async () => {
    const languages = [{ id: 2, value: 'english', locale: 'en_US', title: 'Soil', url: '/en/groenkennisnet/soil' }];
    const html = await htmlOf('/bodem', { pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem', { languages }) } });
    expect(html).toContain('<link rel="alternate" hreflang="nl" href="https://groenkennisnet.nl/bodem">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://groenkennisnet.nl/soil?language=en">');
  });

  it('takes the interface to the language of the page', async () => {
    const page = cmsPage('Soil', { language: 'en_US', url: '/en/groenkennisnet/soil' });
    const html = await htmlOf('/soil', { pages: { '/en/groenkennisnet/soil': page } });
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('/api/shell?language=en');
  });

  it('is for search engines on the hosts of its site only', async () => {
    const get = await portalWith();
    const noindex = '<meta name="robots" content="noindex">';
    expect(await (await get('/bodem')).text()).not.toContain(noindex);
    expect(await (await get('http://elsewhere.example/bodem')).text()).toContain(noindex);
  });

  it('is never for search engines in the acceptance variant', async () => {
    const html = await htmlOf('/bodem', { pages, env: { PORTAL_VARIANT: 'acceptance' } });
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('leaves out an element that cannot be rendered, and says so to the browser', async () => {
    const html = await htmlOf('/bodem', {
      pages,
      renderApp: async () => ({
        html: '<main></main>',
        crashed: [{ id: 's-main-1', type: 'text', message: 'no', error: new Error('no') }],
        chunks: [],
        styledBy: [],
        title: 'Bodem',
      }),
    });
    expect(html).toContain('"crashed":["s-main-1"]');
  });
});

describe('the document of a search', () => {
  const query = (request: { url?: string | undefined }, response: import('node:http').ServerResponse) =>
    response.end(
      request.url?.endsWith('/filters')
        ? '{"filters":[]}'
        : '{"hits":1,"records":[{"id":"1","title":"Melkvee in de wei"}],"facets":[]}',
    );

  it('shows results without any script, and is not for search engines', async () => {
    const html = await htmlOf('/zoeken/melk+vee', { query });
    expect(html).toContain('Melkvee in de wei');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('speaks the language of its path', async () => {
    expect(await htmlOf('/search/soil', { query })).toContain('<html lang="en"');
  });

  it('is 503 and says so when the search fails', async () => {
    const get = await portalWith({ query: (_, response) => response.writeHead(500).end() });
    const response = await get('/zoeken/bodem');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Zoeken lukt nu niet');
  });
});

describe('errors', () => {
  it('show the error page with their status, and are kept by nobody', async () => {
    const get = await portalWith();
    const response = await get('/weg');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Deze pagina bestaat niet (meer)');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('"responses":{"/api/page?path=%2Fweg":{"status":404,"plan":null}');
  });

  it('have the status of the CMS', async () => {
    const get = await portalWith({ cms: (_, response) => response.writeHead(410).end() });
    expect((await get('/weg')).status).toBe(410);
  });

  it('show the error page when a page cannot be rendered', async () => {
    const { renderApp } = await import('#app/entry-server.tsx');
    const get = await portalWith({
      pages,
      renderApp: async (state) => {
        if (JSON.stringify(state.responses).includes('"status":200')) throw new Error('broken');
        return renderApp(state);
      },
    });
    const response = await get('/bodem');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Er ging iets mis');
  });

  it('fall back on a plain text with a way home when nothing can be rendered', async () => {
    const get = await portalWith({
      pages,
      renderApp: async () => {
        throw new Error('broken');
      },
    });
    const dutch = await get('/bodem');
    expect(dutch.status).toBe(500);
    expect(await dutch.text()).toMatch(/Er ging iets mis bij het tonen van de foutpagina\..*<a href="\/">/);
    const english = await get('http://eurcaw-pigs.localhost/bodem');
    expect(await english.text()).toContain('An error occurred while showing the error page.');
  });

  it('answer 405 to everything that is not reading', async () => {
    const get = await portalWith();
    const response = await get('/bodem', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('headers', () => {
  it.each([
    [
      'groenkennisnet',
      'localhost',
      ' https://personalisatie.groenkennisnet.nl https://cijfers.groenkennisnet.nl',
      '',
      [],
    ],
    // The provider answers on the first site; and only where no script of others runs can all of them be held to this.
    [
      'eurcaw-pigs',
      'eurcaw-pigs.localhost',
      '',
      ' http://localhost:3000',
      ["require-trusted-types-for 'script'", 'trusted-types portal-html portal-script'],
    ],
  ])(
    'forbid everything a document of %s does not need, and let scripts of its own hosts alone in',
    async (site, host, hosts, provider, trusted) => {
      const get = await portalWith();
      const { headers } = await get(`http://${site}.localhost/bodem`);
      expect(headers.get('content-security-policy')?.split('; ')).toEqual([
        "default-src 'self'",
        `script-src 'self'${hosts}`,
        "style-src 'self' 'unsafe-inline'",
        // The site's own host, which paper says behind links.
        `style-src-elem 'self' 'sha256-${hash('sha256', `:root{--origin:"http://${host}:3000"}`, 'base64')}'`,
        "style-src-attr 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        // Who is signed in is asked of the provider, which renews that in a frame.
        `connect-src 'self'${hosts}${provider}`,
        "media-src 'self' https:",
        'frame-src http://localhost:3000 https://www.youtube-nocookie.com https://player.vimeo.com',
        "worker-src 'self'",
        "manifest-src 'self'",
        // Signing in and out without scripts is a form that leads there.
        `form-action 'self'${provider}`,
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        ...trusted,
        'report-uri /api/violations',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  it('stand on errors and on the last resort as well', async () => {
    const get = await portalWith({
      renderApp: async () => {
        throw new Error('broken');
      },
    });
    expect((await get('/weg')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('may ask for a map’s tiles elsewhere where the map is open, and nowhere else', async () => {
    const get = await portalWith({
      pages,
      env: { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: 'Kadaster' },
    });
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/zoeken/*?map=1')).toContain("img-src 'self' https://tiles.example data:");
    expect(await policyOf('/zoeken/*')).not.toContain('tiles.example');
    expect(await policyOf('/bodem?map=1')).not.toContain('tiles.example');
  });

  it('ask browsers to stay on https where the site is reached that way', async () => {
    await portalWith({ pages, env: { PUBLIC_ORIGIN: 'configured' } });
    // With every answer of the server, whoever made it.
    expect(running.portal.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  });

  it('ask browsers to believe the type of every answer, whoever made it', async () => {
    await portalWith({ pages });
    expect(running.portal.headers).toEqual({ 'x-content-type-options': 'nosniff' });
  });

  it('let shared caches keep a page as long as the portal does', async () => {
    const get = await portalWith();
    expect((await get('/bodem')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });

  it('name the rules for fetching pages ahead, which leave out what is no page', async () => {
    const get = await portalWith();
    const address = JSON.parse((await get('/bodem')).headers.get('speculation-rules') ?? '');
    const response = await get(address);
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    const rules = JSON.stringify(await response.json());
    // Whoever is signed in on another site would be on this one as well, having pressed nothing.
    for (const path of ['/api/*', '/login*', '/logout*', '/mijn-gkn*']) {
      expect(rules).toContain(`{"not":{"href_matches":"${path}"}}`);
    }
  });

  it('give an ETag, and 304 to whoever has the page already', async () => {
    const get = await portalWith();
    const etag = (await get('/bodem')).headers.get('etag') ?? '';
    const again = await get('/bodem', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/bodem', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answer HEAD with the headers alone', async () => {
    const get = await portalWith();
    const whole = await get('/bodem');
    const head = await get('/bodem', {}, 'HEAD');
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
  });
});
