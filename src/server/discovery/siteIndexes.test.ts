import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import type { ReadPage } from './readPage.ts';
import { createSiteIndexes } from './siteIndexes.ts';

const directory = createSiteDirectory(allSites, readSettings({ PUBLIC_ORIGIN: 'configured' }));
const [site] = directory.sites;
if (!site) throw new Error('There is no site.');

function indexesOf(read: (path: string) => ReadPage = () => ({ kind: 'none' }), maximumSize?: number) {
  const asked: string[] = [];
  const readPage = async (_site: unknown, path: string) => {
    asked.push(path);
    return read(path);
  };
  return { asked, ...createSiteIndexes({ readPage, directory, ...(maximumSize && { maximumSize }) }) };
}

describe('what is remembered of a site', () => {
  it('is what stood at an address, and that nobody has looked at the others', async () => {
    const { readPage, indexOf } = indexesOf((path) => ({ kind: path === '/oud' ? 'moved' : 'none' }) as ReadPage);
    for (const path of ['/oud', '/weg']) await readPage(site, path, undefined);
    const { find, state } = indexOf(site, 'whole');
    expect(['/oud', '/weg', '/later', 'https://elders.example/'].map((href) => find(href).kind)).toEqual([
      'moved',
      'nowhere',
      'unknown',
      'elsewhere',
    ]);
    expect(state).toBe('whole');
  });

  it('is looked up once, thirty links at most', async () => {
    const { asked, lookUp } = indexesOf();
    const links = Array.from({ length: 50 }, (_, index) => `/p${index}`);
    await lookUp(site, [...links, ...links]);
    expect(asked).toEqual(links.slice(0, 30));
    await lookUp(site, links);
    expect(asked).toEqual(links);
  });

  it('stays within its bounds, and forgets no page that a walk has found', async () => {
    const { readPage, lookUp, indexOf } = indexesOf(undefined, 10_000);
    await readPage(site, '/bodem', undefined);
    for (let index = 0; index < 1000; index++) await lookUp(site, [`/p${index}`]);
    const { find } = indexOf(site, 'whole');
    const known = Array.from({ length: 1000 }, (_, index) => find(`/p${index}`).kind === 'nowhere');
    expect(known.filter(Boolean).length).toBeLessThan(100);
    expect(known.at(-1)).toBe(true);
    expect(find('/bodem').kind).toBe('nowhere');
  });
});
