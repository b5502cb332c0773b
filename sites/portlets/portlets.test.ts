import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import groenkennisnet from '../groenkennisnet/site.ts';
import agenda from './groene-agenda/portlet.ts';
import { allPortlets } from './portlets.ts';
import { readPortlets } from './readPortlets.ts';
import { validatePortlets } from './validatePortlets.ts';

describe('the portlets in the repository', () => {
  it('are the same for Vite and for plain Node', async () => {
    expect(await readPortlets()).toEqual(allPortlets);
  });

  it.each(allPortlets.map(({ domain, logo }) => ({ domain, logo })))(
    '$domain has a logo that themes',
    async ({ domain, logo }) => {
      const svg = await readFile(new URL(`${domain}/logo.svg`, import.meta.url), 'utf8');
      expect(svg).toContain('id="logo"');
      expect(svg).toContain(`viewBox="0 0 ${logo.width} ${logo.height}"`);
      const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
      expect(paints.filter((paint) => !/^(?:currentColor|none|var\(--site-color-.+\))$/.test(paint ?? ''))).toEqual([]);
      expect(paints).toContain('currentColor');
    },
  );
});

describe('a set of portlets', () => {
  const validate = (changes: object, folder = 'groene-agenda', siteIds: string[] = []) =>
    validatePortlets([{ folder, registration: { ...agenda, ...changes } }], siteIds, ['nl', 'en']);

  it('refuses a domain that is not the folder’s name', () => {
    expect(() => validate({}, 'agenda')).toThrow('the domain is "groene-agenda", the folder is "agenda"');
  });

  it('refuses the name of a site: both would be one theme', () => {
    expect(() => validate({}, 'groene-agenda', ['groene-agenda'])).toThrow('"groene-agenda" is a site already');
  });

  it.each(['https://www.example.nl', 'example', '*', "'self'", 'www.example.nl; script-src *', '*.nl evil.example'])(
    'refuses a host that is none: %s',
    (host) => {
      expect(() => validate({ embedHosts: [host] })).toThrow(/sites\/portlets\/groene-agenda\/portlet\.ts: .*host/i);
    },
  );

  it.each(['www.example.nl', '*.example.nl', 'intranet.example.nl:8443'])('takes a host: %s', (host) => {
    expect(validate({ embedHosts: [host] })[0]?.embedHosts).toEqual([host]);
  });

  it('names every fault at once', () => {
    const fault = () =>
      validatePortlets(
        [
          { folder: 'groene-agenda', registration: { ...agenda, filters: { thema: [] } } },
          { folder: 'empty', registration: undefined },
        ],
        [],
        ['nl', 'en'],
      );
    expect(fault).toThrow(/filters\.thema[\s\S]*sites\/portlets\/empty\/portlet\.ts/);
  });
});

describe('adding a portlet', () => {
  it('takes a folder with a portlet.ts and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portlets-'));
    try {
      await mkdir(join(folder, 'groenkennisnet'));
      await writeFile(
        join(folder, 'groenkennisnet/site.ts'),
        `export default ${JSON.stringify({ ...groenkennisnet, order: 1 })};`,
      );
      expect(await readPortlets(pathToFileURL(`${folder}/`))).toEqual([]);
      await mkdir(join(folder, 'portlets/guest'), { recursive: true });
      const registration = { ...agenda, domain: 'guest' };
      await writeFile(join(folder, 'portlets/guest/portlet.ts'), `export default ${JSON.stringify(registration)};`);
      expect((await readPortlets(pathToFileURL(`${folder}/`))).map(({ domain }) => domain)).toEqual(['guest']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
