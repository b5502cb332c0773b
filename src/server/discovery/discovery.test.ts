import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cmsOf,
  cmsPage,
  section,
  startTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal | undefined;

afterEach(async () => {
  await running?.close();
  running = undefined;
});

const root = '/nl/groenkennisnet';
const site = 'https://groenkennisnet.nl';

async function portalWith(options: TestPortalOptions) {
  running = await startTestPortal(options);
  return running.get;
}

/** A page at its own path, with links in its text. */
function page(path: string, links: readonly string[] = [], more: object = {}): Record<string, object> {
  const html = links.map((href) => `<p>Lees <a href="${href}">verder</a>.</p>`).join('');
  const contents = [{ area: 'main', elements: [{ type: 'text', html: html || '<p>Niets.</p>' }] }];
  return { [root + path]: cmsPage(`Pagina ${path}`, { url: root + path, contents, ...more }) };
}

interface News {
  readonly path: string;
  readonly title?: string;
  readonly lead?: string;
  readonly published?: string;
  readonly more?: object;
}

function news({ path, title = 'Nieuws', lead = '', published = '2026-10-02T09:40+02:00', more = {} }: News) {
  const metadata = { contenttype: 'gkn_news', lead, publication_date: published, lastmodified_date: '', ...more };
  return { [root + path]: cmsPage(title, { type: 'mediaitem', url: root + path, metadata }) };
}

/** The addresses of a site map, which has to be well-formed XML. */
async function addressesIn(response: Response | undefined): Promise<string[]> {
  const items = await parseSitemap(Readable.from([await response?.text()]));
  return items.map(({ url }) => url.replace(site, ''));
}

describe('the site map', () => {
  it('lists every page that links lead to, each once under its one address', async () => {
    const get = await portalWith({
      pages: {
        ...page('', ['/nl/groenkennisnet/a.htm', '/nl/groenkennisnet/a?utm_source=x#deel', `${site}/b`]),
        ...page('/a', ['/nl/groenkennisnet', '/nl/groenkennisnet/c']),
        ...page('/b', [], { subPages: [{ title: 'D', url: '/nl/groenkennisnet/d' }] }),
        ...page('/c', [], { parentPage: { title: 'E', url: '/nl/groenkennisnet/e' } }),
        ...page('/d'),
        ...page('/e'),
        ...page('/nergens-genoemd'),
      },
    });
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await addressesIn(response)).toEqual(['/', '/a', '/b', '/c', '/d', '/e']);
  });

  it('lists what only the menu, the footer or the legal row lead to', async () => {
    const pages = { ...page(''), ...page('/uit-het-menu') };
    const links = section('<ul><li><a href="/nl/groenkennisnet/uit-het-menu">Menu</a></li></ul>');
    const get = await portalWith({
      cms: (request, response) =>
        request.url?.includes('pagesectionid=145419') ? json(response, links) : cmsOf(pages)(request, response),
    });
    expect(await addressesIn(await get('/sitemap.xml'))).toEqual(['/', '/uit-het-menu']);
  });

  it('lists no searches, no files, no other sites, no previews and nothing that is missing', async () => {
    const elsewhere = [
      '/zoeken/klei',
      '/search/x',
      '/nl/eurcaw-pigs/news',
      'https://example.org/x',
      'mailto:a@example.org',
    ];
    const noPages = ['/preview?url=x', '/portlet/kas', '/mijn-gkn', '/api/page?path=/', '/rapport.pdf', '/weg'];
    const get = await portalWith({ pages: page('', [...elsewhere, ...noPages]) });
    expect(await addressesIn(await get('/sitemap.xml'))).toEqual(['/']);
    expect(running?.cms.calls.filter((path) => /zoeken|preview|portlet|rapport|eurcaw/.test(path))).toEqual([]);
  });

  it('lists both languages of a page, and each with the other', async () => {
    const languages = (locale: string, url: string) => ({ languages: [{ locale, title: 'x', url }] });
    const get = await portalWith({
      pages: {
        ...page('', [], languages('en_US', '/en/groenkennisnet')),
        '/en/groenkennisnet': cmsPage('Home', {
          url: '/en/groenkennisnet',
          language: 'en_US',
          ...languages('nl_NL', root),
        }),
      },
    });
    const response = await get('/sitemap.xml');
    const xml = await response.clone().text();
    expect(await addressesIn(response)).toEqual(['/', '/?language=en']);
    expect(xml.match(/hreflang="en" href="https:\/\/groenkennisnet\.nl\/\?language=en"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/groenkennisnet\.nl\/"/g)).toHaveLength(2);
  });

  it('follows a page that has moved', async () => {
    const pages = { ...page('', ['/nl/groenkennisnet/oud']), ...page('/nieuw') };
    const get = await portalWith({
      cms: (request, response) =>
        request.url === `${root}/oud`
          ? response.writeHead(301, { location: `${root}/nieuw` }).end()
          : cmsOf(pages)(request, response),
    });
    expect(await addressesIn(await get('/sitemap.xml'))).toEqual(['/', '/nieuw']);
  });

  it('says when an item was last changed', async () => {
    const item = news({ path: '/n', more: { lastmodified_date: '2026-01-05T12:00+02:00' } });
    const get = await portalWith({ pages: { ...page('', ['/nl/groenkennisnet/n']), ...item } });
    expect(await (await get('/sitemap.xml')).text()).toContain('<lastmod>2026-01-05T11:00:00.000Z</lastmod>');
  });

  it('is of the site that was asked, under its configured address', async () => {
    const get = await portalWith({
      pages: { '/en/eurcaw-pigs': cmsPage('Pigs', { url: '/en/eurcaw-pigs', language: 'en_US' }) },
    });
    const response = await get('http://eurcaw-pigs.localhost:3000/sitemap.xml');
    expect(await addressesIn(response)).toEqual(['https://eurcaw-pigs.eu/']);
  });

  it('is walked once for all who ask, and sent again only when it changed', async () => {
    const get = await portalWith({ pages: { ...page('', ['/nl/groenkennisnet/a']), ...page('/a') } });
    const [first] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml'), get('/nieuws.rss')]);
    expect(running?.cms.calls.filter((path) => path === `${root}/a`)).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('leaves what visitors read in its place, and counts no fault twice', async () => {
    const contents = [{ area: 'main', elements: [{ type: 'hologram' }] }];
    const get = await portalWith({ pages: { ...page('', ['/nl/groenkennisnet/a']), ...page('/a', [], { contents }) } });
    await (await get('/sitemap.xml')).text();
    const { events } = await (await get('/healthz')).json();
    expect(events['element.unknown']).toBe(0);
    await get('/a');
    expect(running?.cms.calls.filter((path) => path === `${root}/a`)).toHaveLength(2);
  });

  it('is 503 while the CMS has nothing to say', async () => {
    const get = await portalWith({ cms: (_, response) => response.writeHead(500).end() });
    expect((await get('/sitemap.xml')).status).toBe(503);
  });

  it('escapes what an address may hold', async () => {
    const path = "/caf%C3%A9-&-'stal'";
    const get = await portalWith({
      cms: (request, response) =>
        decodeURIComponent(request.url ?? '') === `${root}${decodeURIComponent(path)}`
          ? json(response, cmsPage('x', { url: `${root}${path}` }))
          : cmsOf(page('', [`/nl/groenkennisnet${path}`]))(request, response),
    });
    const response = await get('/sitemap.xml');
    const xml = await response.clone().text();
    expect(xml).toContain('caf%C3%A9-&amp;-');
    expect(await addressesIn(response)).toEqual(['/', "/caf%C3%A9-&-'stal'"]);
  });
});

describe('the feed of the news', () => {
  it('is the newest news first, with address, moment, lead and picture', async () => {
    const leadimage = {
      source: 'https://api.groenkennisnet.nl/a.jpg',
      width: 1920,
      height: 1280,
      alternative_text: '',
    };
    const get = await portalWith({
      pages: {
        ...page('', ['/nl/groenkennisnet/oud', '/nl/groenkennisnet/vers', '/nl/groenkennisnet/ooit']),
        ...news({ path: '/oud', title: 'Oud', published: '2026-01-02T09:40+02:00' }),
        ...news({ path: '/vers', title: 'Vers', lead: 'Kort & goed.', more: { leadimage } }),
        ...news({ path: '/ooit', title: 'Zonder datum', published: '' }),
      },
    });
    const response = await get('/nieuws.rss');
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect([...xml.matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)).toEqual(['Vers', 'Oud']);
    expect(xml).toContain(`<link>${site}/vers</link>`);
    expect(xml).toContain(`<guid isPermaLink="true">${site}/vers</guid>`);
    expect(xml).toContain('<pubDate>Fri, 02 Oct 2026 07:40:00 GMT</pubDate>');
    expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 08:40:00 GMT</pubDate>');
    expect(xml).toContain('<description><![CDATA[Kort &amp; goed.]]></description>');
    expect(xml).toMatch(/<enclosure [^>]*type="image\/jpeg" url="https:\/\/groenkennisnet\.nl\/pictures\/1280\/16-9\//);
    expect(xml).toContain(`<atom:link href="${site}/nieuws.rss" rel="self"`);
  });

  it('has a moment of each, however far its year is off', async () => {
    const get = await portalWith({
      pages: {
        ...page('', ['/nl/groenkennisnet/vers', '/nl/groenkennisnet/verschreven']),
        ...news({ path: '/vers', title: 'Vers' }),
        ...news({ path: '/verschreven', title: 'Verschreven', published: '0226-10-02T09:40' }),
      },
    });
    const xml = await (await get('/nieuws.rss')).text();
    expect([...xml.matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)).toEqual([
      'Vers',
      'Verschreven',
    ]);
    expect(xml).not.toContain('Invalid Date');
  });

  it('holds the thirty newest', async () => {
    const paths = Array.from({ length: 35 }, (_, index) => `/n${index}`);
    const items = paths.map((path, index) => news({ path, published: `2026-01-${10 + (index % 20)}T09:00` }));
    const get = await portalWith({
      pages: Object.assign(
        page(
          '',
          paths.map((path) => root + path),
        ),
        ...items,
      ),
    });
    expect((await (await get('/nieuws.rss')).text()).match(/<item>/g)).toHaveLength(30);
  });

  it('speaks the language of its address', async () => {
    const english = news({ path: '/hot-days', title: 'Hot days' });
    const get = await portalWith({
      pages: {
        '/en/eurcaw-pigs': cmsPage('Pigs', {
          url: '/en/eurcaw-pigs',
          language: 'en_US',
          subPages: [{ title: 'Hot days', url: '/en/eurcaw-pigs/hot-days' }],
        }),
        '/en/eurcaw-pigs/hot-days': {
          ...english[`${root}/hot-days`],
          url: '/en/eurcaw-pigs/hot-days',
          language: 'en_US',
        },
      },
    });
    const host = 'http://eurcaw-pigs.localhost:3000';
    const xml = await (await get(`${host}/news.rss`)).text();
    expect(xml).toContain('<title>News from EURCAW-Pigs</title>');
    expect(xml).toContain('<link>https://eurcaw-pigs.eu/hot-days</link>');
    expect(await (await get(`${host}/nieuws.rss`)).text()).not.toContain('<item>');
  });

  it('cannot be broken by a title or a lead', async () => {
    const title = ']]></title><x>]]> & \u0000\u0008 <b>';
    const lead = ']]><script>alert(1)</script>\u001b';
    const get = await portalWith({
      pages: { ...page('', ['/nl/groenkennisnet/n']), ...news({ path: '/n', title, lead }) },
    });
    const xml = await (await get('/nieuws.rss')).text();
    expect(xml).toContain('<title><![CDATA[]] ></title><x>]] > &');
    expect(xml).toContain('<![CDATA[]] &gt;&lt;script&gt;alert(1)&lt;/script&gt;]]>');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u001b]/);
  });
});

describe('robots', () => {
  it('may read the pages of a site and its records, and no searches, previews, portlets, data or anybody’s own page', async () => {
    const get = await portalWith({});
    const lines = (await (await get('http://dierenwelzijnsweb.localhost:3000/robots.txt')).text()).split('\n');
    for (const path of [
      '/api/',
      '/preview?',
      '/portlet/',
      '/mijn-gkn$',
      '/login$',
      '/logout$',
      '/zoeken/',
      '/search/',
      '/ai-zoeken/',
    ]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain('Allow: /');
    // The longest rule that fits an address decides (RFC 9309): records are pages.
    expect(lines).toContain('Allow: /zoeken/resultaat/');
    expect(lines).toContain('Allow: /search/result/');
    expect(lines).toContain('Sitemap: https://dierenwelzijnsweb.nl/sitemap.xml');
  });

  it('may read nothing on a host that is nobody’s, nor in the acceptance variant', async () => {
    const get = await portalWith({ env: { PORTAL_VARIANT: 'acceptance' } });
    const nothing = 'User-agent: *\nDisallow: /\n';
    expect(await (await get('/robots.txt')).text()).toBe(nothing);
    expect(await (await get('http://spiegel.example/robots.txt')).text()).toBe(nothing);
  });
});

describe('whom to tell of a weakness', () => {
  it('is said on every site where it is set, for half a year at most', async () => {
    const get = await portalWith({ env: { SECURITY_CONTACT: 'mailto:veiligheid@example.nl' } });
    const response = await get('http://eurcaw-pigs.localhost:3000/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:veiligheid@example.nl');
    expect(fields.get('Canonical')).toBe('https://eurcaw-pigs.eu/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(145);
    expect(days).toBeLessThan(186);
  });

  it('is said nowhere else', async () => {
    const get = await portalWith({});
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });
});

describe('the description for browsers’ own search', () => {
  it('is in the site’s language and leads to its search', async () => {
    const get = await portalWith({});
    const response = await get('http://eurcaw-pigs.localhost:3000/opensearch.xml');
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(xml).toContain('<ShortName>EURCAW-Pigs</ShortName>');
    expect(xml).toContain('template="https://eurcaw-pigs.eu/search?term={searchTerms}"');
  });
});
