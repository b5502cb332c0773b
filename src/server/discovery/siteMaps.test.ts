import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureUrl } from '#app/api/pictureUrl.ts';
import { languages } from '#languages/languages.ts';
import { allSites } from '#sites/sites.ts';
import { plan } from '#templates/plan/plan.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { cmsPage } from '../testing/testPortal.ts';
import { createDiscoveryRoutes } from './discoveryFeature.ts';
import type { ReadPage } from './readPage.ts';
import { createSiteMaps, type SiteMap } from './siteMaps.ts';

const directory = createSiteDirectory(allSites, readSettings({ PUBLIC_ORIGIN: 'configured' }));
const [site] = directory.sites;
if (!site) throw new Error('There is no site.');
const root = '/nl/groenkennisnet';

afterEach(() => {
  vi.useRealTimers();
});

type Pages = Record<string, ReadPage | Promise<ReadPage>>;

/** A page of the first site that links to others. */
function page(path: string, ...links: string[]): ReadPage {
  const html = links.map((link) => `<p><a href="${root}${link}">x</a></p>`).join('');
  const raw = cmsPage(path, { url: root + path, contents: [{ area: 'main', elements: [{ type: 'text', html }] }] });
  const context = { site: site?.plan ?? never(), sites: directory.planSites, languages, language: 'nl' as const };
  return { kind: 'page', plan: plan(raw, { ...context, pictures: pictureUrl }, path === '' ? 'root' : 'page').plan };
}
function never(): never {
  throw new Error('There is no site.');
}

function mapsOf(pages: Pages, { patienceMs = 60_000, maximumPages = 1000 } = {}) {
  const failed = { state: 'error' } as const;
  const outcome = { kind: 'timeout' } as const;
  const siteMaps = createSiteMaps({
    readPage: async (_, path) => (await pages[path]) ?? { kind: 'none' },
    loadShell: async () => ({
      value: {
        answer: { menu: failed, footer: failed, legal: failed },
        outcomes: { menu: outcome, footer: outcome, legal: outcome },
        isWhole: false,
        keys: [],
      },
      state: 'loaded',
      freshUntil: 0,
    }),
    directory,
    log: createLog('silent'),
    patienceMs,
    maximumPages,
  });
  return siteMaps.of;
}
const pathsOf = ({ pages }: SiteMap) => pages.map(({ canonical }) => new URL(canonical).pathname);

describe('the first walk through a site', () => {
  it('gives the impatient what was found so far, and everything to who asks when it is done', async () => {
    const slow = Promise.withResolvers<ReadPage>();
    const mapSite = mapsOf(
      { '/': page('', '/snel', '/traag'), '/snel': page('/snel'), '/traag': slow.promise },
      { patienceMs: 10 },
    );
    await expect.poll(async () => pathsOf(await mapSite(site))).toEqual(['/', '/snel']);
    expect((await mapSite(site)).state).toBe('partial');
    slow.resolve(page('/traag'));
    await expect.poll(async () => (await mapSite(site)).state).toBe('whole');
    expect(pathsOf(await mapSite(site))).toEqual(['/', '/snel', '/traag']);
  });

  it('ends at the limit, however many links there are', async () => {
    const endless: Pages = new Proxy(
      {},
      {
        get: (_, path: string) => page(path === '/' ? '' : path, `${path}a`, `${path}b`),
      },
    );
    const map = await mapsOf(endless, { maximumPages: 20 })(site);
    expect(map.pages).toHaveLength(20);
  });

  it('goes on past a page that the portal breaks on', async () => {
    const broken = Promise.reject(new Error('a mistake'));
    broken.catch(() => {});
    const pages: Pages = { '/': page('', '/stuk', '/heel'), '/stuk': broken, '/heel': page('/heel') };
    const map = await mapsOf(pages)(site);
    expect(pathsOf(map)).toEqual(['/', '/heel']);
    expect(map.isComplete).toBe(false);
  });

  it('finds nothing where home cannot be asked, and is not remembered', async () => {
    const pages: Pages = { '/': { kind: 'failed' } };
    const mapSite = mapsOf(pages);
    expect((await mapSite(site)).pages).toEqual([]);
    pages['/'] = page('');
    expect(pathsOf(await mapSite(site))).toEqual(['/']);
  });
});

describe('a later walk', () => {
  const quarter = 15 * 60_000;

  it('runs behind the map that is there, and forgets what is gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pages: Pages = { '/': page('', '/a', '/b'), '/a': page('/a'), '/b': page('/b') };
    const mapSite = mapsOf(pages);
    await mapSite(site);
    pages['/a'] = { kind: 'none' };
    vi.setSystemTime(Date.now() + quarter);
    expect(pathsOf(await mapSite(site))).toEqual(['/', '/a', '/b']);
    await expect.poll(async () => pathsOf(await mapSite(site))).toEqual(['/', '/b']);
  });

  it('takes nothing for gone that could not be asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pages: Pages = { '/': page('', '/a'), '/a': page('/a', '/b'), '/b': page('/b') };
    const mapSite = mapsOf(pages);
    await mapSite(site);
    pages['/'] = page('', '/a', '/c');
    pages['/c'] = page('/c');
    pages['/a'] = { kind: 'failed' };
    vi.setSystemTime(Date.now() + quarter);
    await mapSite(site);
    await expect.poll(async () => pathsOf(await mapSite(site))).toEqual(['/', '/a', '/b', '/c']);
  });
});

describe('a map of more pages than a file holds', () => {
  const routes = createDiscoveryRoutes({
    recordMaps: { count: async () => 0 },
    siteMaps: { of: mapsOf({ '/': page('', '/a', '/b'), '/a': page('/a'), '/b': page('/b') }) },
    cacheControl: 'no-cache',
    perFile: 2,
  });
  const get = (path: string) => {
    const request = new Request(`https://groenkennisnet.nl${path}`);
    const visit = {
      request,
      site,
      indexing: 'allowed',
      pathname: path,
      search: '',
      tracking: '',
      address: '',
      key: path,
      began: 0,
      stylesIn: 'document',
      trace: {},
    };
    return routes.fetch(request, visit);
  };

  it('is a list of files', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    expect(xml).toContain('<sitemapindex ');
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://groenkennisnet.nl/sitemap-1.xml',
      'https://groenkennisnet.nl/sitemap-2.xml',
    ]);
  });

  it('has each page in one of them', async () => {
    expect((await (await get('/sitemap-1.xml')).text()).match(/<loc>/g)).toHaveLength(2);
    expect((await (await get('/sitemap-2.xml')).text()).match(/<loc>/g)).toHaveLength(1);
    expect((await get('/sitemap-3.xml')).status).toBe(404);
  });
});
