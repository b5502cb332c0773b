import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import groenkennisnet from './groenkennisnet/site.ts';
import { readSites } from './readSites.ts';
import { allSites } from './sites.ts';
import { type SiteFolder, validateSites } from './validateSites.ts';

const validate = (folders: readonly SiteFolder[]) => validateSites(folders, ['nl', 'en']);

describe('the sites in the repository', () => {
  it('are the same for Vite and for plain Node', async () => {
    expect(await readSites()).toEqual(allSites);
  });

  it('begin with groenkennisnet', () => {
    expect(allSites[0]?.id).toBe('groenkennisnet');
  });

  it.each(allSites.map(({ id, logo }) => ({ id, logo })))(
    '$id has a logo that themes: $logo.width wide',
    async ({ id, logo }) => {
      const svg = await readFile(new URL(`${id}/logo.svg`, import.meta.url), 'utf8');
      expect(svg).toContain('id="logo"');
      expect(svg).toContain(`viewBox="0 0 ${logo.width} ${logo.height}"`);
      const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
      expect(paints.filter((paint) => !/^(?:currentColor|none|var\(--site-color-.+\))$/.test(paint ?? ''))).toEqual([]);
      expect(paints).toContain('currentColor');
    },
  );
});

describe('a set of sites', () => {
  const guest = {
    ...groenkennisnet,
    id: 'guest',
    order: 9,
    origin: 'https://guest.example',
    hosts: [],
  };

  it('is put in its order', () => {
    const sites = validate([
      { folder: 'guest', registration: guest },
      { folder: 'groenkennisnet', registration: groenkennisnet },
    ]);
    expect(sites.map(({ id }) => id)).toEqual(['groenkennisnet', 'guest']);
  });

  it('refuses an id that is not the folder’s name', () => {
    expect(() => validate([{ folder: 'visitor', registration: guest }])).toThrow(
      'the id is "guest", the folder is "visitor"',
    );
  });

  it('refuses a host that two sites claim, also as an origin', () => {
    const thief = { ...guest, hosts: ['groenkennisnet.nl'] };
    expect(() =>
      validate([
        { folder: 'groenkennisnet', registration: groenkennisnet },
        { folder: 'guest', registration: thief },
      ]),
    ).toThrow('the host groenkennisnet.nl is claimed more than once: groenkennisnet, guest');
  });

  it('refuses two sites with one order', () => {
    expect(() =>
      validate([
        { folder: 'groenkennisnet', registration: groenkennisnet },
        { folder: 'guest', registration: { ...guest, order: 1 } },
      ]),
    ).toThrow('order 1 is claimed more than once');
  });

  it('names the file and the field of a fault, and all faults at once', () => {
    const fault = () =>
      validate([
        { folder: 'guest', registration: { ...guest, language: 'fr' } },
        { folder: 'empty', registration: undefined },
      ]);
    expect(fault).toThrow(/sites\/guest\/site\.ts: [\s\S]*language[\s\S]*sites\/empty\/site\.ts/);
  });

  it('refuses to be empty', () => {
    expect(() => validate([])).toThrow('there is no site');
  });
});

describe('adding a site', () => {
  it('takes a folder with a site.ts and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sites-'));
    try {
      await mkdir(join(folder, 'guest'));
      await mkdir(join(folder, 'portlets'));
      const registration = { ...groenkennisnet, id: 'guest', order: 1 };
      await writeFile(join(folder, 'guest/site.ts'), `export default ${JSON.stringify(registration)};`);
      expect((await readSites(pathToFileURL(`${folder}/`))).map(({ id }) => id)).toEqual(['guest']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
