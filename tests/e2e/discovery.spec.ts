import { expect, type Page } from '@playwright/test';
import { type Answer, ask } from './helpers/network.ts';
import { untilAlive } from './helpers/reading.ts';
import { type BookSite, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * How machines find the portal's pages: the site map, the feed, robots, and what a browser does with the parts of a
 * document that no person sees. In a site of each language. What pages say of themselves: ../http/metadata.test.ts.
 */

interface Expected {
  readonly site: BookSite;
  readonly host: string;
  readonly origin: string;
  readonly feed: { readonly path: string; readonly title: string; readonly item: string };
  readonly search: string;
}

const expectations: readonly Expected[] = [
  {
    site: siteOf('groenkennisnet'),
    host: 'localhost',
    origin: 'https://groenkennisnet.nl',
    feed: {
      path: '/nieuws.rss',
      title: 'Nieuws van Groen Kennisnet',
      item: 'https://groenkennisnet.nl/nieuwsitem/water-vasthouden-begint-bij-de-bodem',
    },
    search: 'https://groenkennisnet.nl/zoeken?term={searchTerms}',
  },
  {
    site: siteOf('eurcaw-pigs'),
    host: 'eurcaw-pigs.localhost',
    origin: 'https://eurcaw-pigs.eu',
    feed: {
      path: '/news.rss',
      title: 'News from EURCAW-Pigs',
      item: 'https://eurcaw-pigs.eu/newsitem/hot-days-in-the-pig-house',
    },
    search: 'https://eurcaw-pigs.eu/search?term={searchTerms}',
  },
];

/** What the browser's own parser, which forgives nothing, reads at the addresses of these elements. */
function readXml(page: Page, { text }: Answer, selector: string): Promise<string[]> {
  return page.evaluate(
    ([xml = '', wanted = '']) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      const fault = read.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'not well-formed');
      return [...read.querySelectorAll(wanted)].map((element) => element.textContent ?? '');
    },
    [text, selector],
  );
}

function attributeIn(html: string, tag: RegExp): string | undefined {
  return tag.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

for (const { site, host, origin, feed, search } of expectations) {
  test(`every page of ${site.title} is in its site map`, async ({ page, port }) => {
    const list = async () => readXml(page, await ask({ port, host, path: '/sitemap.xml' }), 'loc');
    const missing = async () => {
      const listed = new Set(await list());
      return site.pages.map(({ path }) => origin + path).filter((address) => !listed.has(address));
    };
    // The first to ask get what was found so far.
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    expect((await list()).filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  });

  test(`the news, the search and the rules of ${site.title} are there for machines`, async ({ page, port }) => {
    const feedNow = () => ask({ port, host, path: feed.path });
    await expect
      .poll(async () => readXml(page, await feedNow(), 'item > guid'), { timeout: 60_000 })
      .toContain(feed.item);
    const answer = await feedNow();
    expect(await readXml(page, answer, 'channel > title')).toEqual([feed.title]);
    const picture = new URL(/<enclosure [^>]*url="([^"]+)"/.exec(answer.text)?.[1] ?? '');
    const { status, headers } = await ask({ port, host, path: picture.pathname });
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);

    const description = await ask({ port, host, path: '/opensearch.xml' });
    expect(await readXml(page, description, 'ShortName')).toEqual([site.title]);
    expect(description.text).toContain(`template="${search}"`);
    const { pathname } = new URL(search);
    const found = await ask({ port, host, path: `${pathname}?term=a%2Fb` });
    expect([found.status, found.headers.location]).toEqual([302, `${pathname}/a%2Fb`]);

    const robots = await ask({ port, host, path: '/robots.txt' });
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect((await ask({ port, host: 'spiegel.example', path: '/robots.txt' })).text).toContain('Disallow: /\n');
  });
}

test('a link preview gets the picture it was promised', async ({ page, port, address }) => {
  const { text } = await ask({ port, path: '/dossier/stikstof' });
  const picture = new URL(attributeIn(text, /<meta property="og:image" content="([^"]+)"/) ?? '');
  expect(picture.origin).toBe('https://groenkennisnet.nl');
  await page.goto(address(picture.pathname));
  const size = await page
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([1280, 720]);
  expect(text).toContain(
    '<meta property="og:image:width" content="1280">\n<meta property="og:image:height" content="720">',
  );
});

/** What a document says to machines, by its names: of its site, and of the page that it came with. */
function saidIn(page: Page): Promise<string[]> {
  return page
    .locator('head > :is(meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]), [type*="ld+json"]')
    .evaluateAll((said) =>
      said.map(
        (each) => ['name', 'property', 'type', 'rel'].map((name) => each.getAttribute(name)).find(Boolean) ?? '',
      ),
    );
}

const firstPages = [
  {
    what: 'a page',
    path: '/over-groen-kennisnet',
    says: ['description', 'canonical', 'og:title', 'twitter:card'],
    when: thorough,
  },
  {
    what: 'a news item',
    path: '/nieuwsitem/water-vasthouden-begint-bij-de-bodem',
    says: ['article:published_time'],
    when: thorough,
  },
  {
    what: 'a publication',
    path: '/zoeken/resultaat/x?id=1034800',
    says: ['citation_title', 'application/ld+json', 'application/rss+xml'],
    when: {},
  },
  { what: 'a search', path: '/zoeken/water', says: ['robots', 'application/atom+xml'], when: {} },
] as const;

for (const { what, path, says, when } of firstPages) {
  test(
    `a document speaks of the page one came to, and of none after it: ${what}`,
    when,
    async ({ page, address, watch }) => {
      await page.goto(address(path));
      await untilAlive(page);
      const first = await saidIn(page);
      expect(first).toEqual(expect.arrayContaining([...says]));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
      await expect(page).toHaveTitle(/^Disclaimer/);
      const ofTheSite = ['viewport', 'application/rss+xml', 'version'];
      await expect.poll(() => saidIn(page)).toEqual(ofTheSite.filter((name) => first.includes(name)));
      expect(watch.troubles).toEqual([]);
    },
  );
}
