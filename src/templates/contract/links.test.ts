import { describe, expect, it } from 'vitest';
import type { PlanSite } from './context.ts';
import { siteHref } from './links.ts';

const gkn: PlanSite = {
  id: 'groenkennisnet',
  cname: 'groenkennisnet',
  language: 'nl',
  title: 'Groen Kennisnet',
  origin: 'https://groenkennisnet.nl',
};
const pigs: PlanSite = {
  id: 'eurcaw-pigs',
  cname: 'eurcaw-pigs',
  language: 'en',
  title: 'EURCAW-Pigs',
  origin: 'https://www.eurcaw-pigs.eu',
};
const onGkn = { site: gkn, sites: [gkn, pigs] };

describe('an address of the CMS', () => {
  it.each([
    ['/nl/groenkennisnet/dossier/stikstof', '/dossier/stikstof'],
    ['/nl/groenkennisnet/dossier/stikstof.htm', '/dossier/stikstof'],
    ['/nl/groenkennisnet/Contactformulier.HTM', '/Contactformulier'],
    ['/nl/groenkennisnet/nieuwsitem/energie-in-de-kas-1', '/nieuwsitem/energie-in-de-kas-1'],
    ['/nl/groenkennisnet/nieuws?start=20#top', '/nieuws?start=20#top'],
    ['/NL/GroenKennisnet/nieuws', '/nieuws'],
    ['https://api.groenkennisnet.nl/nl/groenkennisnet/nieuws', '/nieuws'],
    ['https://api-acc.groenkennisnet.nl/nl/groenkennisnet/nieuws.htm', '/nieuws'],
    ['https://groenkennisnet.nl/nl/groenkennisnet/nieuws', '/nieuws'],
  ])('becomes a path of the site: %s', (address, path) => {
    expect(siteHref(address, onGkn)).toBe(path);
  });

  it.each([
    '/nl/groenkennisnet',
    '/nl/groenkennisnet/',
    '/nl/groenkennisnet.htm',
    '/nl/groenkennisnet/index',
    '/nl/groenkennisnet/index.htm',
  ])('becomes the home page: %s', (address) => {
    expect(siteHref(address, onGkn)).toBe('/');
  });

  it.each([
    ['https://api.example.nl', 'https://api.example.nl/nl/groenkennisnet/nieuws.htm'],
    ['https://api.example.nl/cms', 'https://api.example.nl/cms/nl/groenkennisnet/nieuws.htm'],
    ['https://api.example.nl/cms', 'http://API.example.nl/nl/groenkennisnet/nieuws'],
  ])('becomes a path of the site when the CMS is asked at %s: %s', (cmsBase, address) => {
    const site = { ...gkn, cmsBase };
    expect(siteHref(address, { site, sites: [site, pigs] })).toBe('/nieuws');
    expect(siteHref('https://api.example.nl:8080/nl/groenkennisnet/x', { site, sites: [site, pigs] })).toBe(
      'https://api.example.nl:8080/nl/groenkennisnet/x',
    );
  });

  it('becomes the other site’s own address when it is another site’s', () => {
    expect(siteHref('/en/eurcaw-pigs/dossier/tail-biting', onGkn)).toBe(
      'https://www.eurcaw-pigs.eu/dossier/tail-biting',
    );
  });

  it.each([
    ['/en/groenkennisnet/dossier/nitrogen', '/dossier/nitrogen?language=en'],
    ['/en/groenkennisnet/dossier/nitrogen.htm?a=1#b', '/dossier/nitrogen?a=1&language=en#b'],
    ['/en/groenkennisnet/dossier/nitrogen#a#b', '/dossier/nitrogen?language=en#a#b'],
    ['/nl/eurcaw-pigs/x', 'https://www.eurcaw-pigs.eu/x?language=nl'],
  ])('names a language that is not its site’s: %s', (address, href) => {
    expect(siteHref(address, onGkn)).toBe(href);
  });

  it.each([
    '/nl/groenkennisnet//evil.example',
    '/nl/groenkennisnet/\\evil.example',
    '/nl/groenkennisnet/\\/evil.example',
  ])('never leaves the site through doubled slashes: %s', (address) => {
    expect(siteHref(address, onGkn)).toBe('/evil.example');
  });

  it.each([
    '/nl/onbekend/pagina',
    '/zoeken/bodem',
    '/dossier/stikstof',
    '#bronnen',
    'mailto:a@example.org',
    'tel:+31317',
  ])('stays as it is when it is none of the CMS’s: %s', (address) => {
    expect(siteHref(address, onGkn)).toBe(address);
  });

  it.each(['https://www.example.org/x?y=1#z', 'http://example.org', 'HTTPS://example.org/x'])(
    'stays as it is when it leads elsewhere: %s',
    (address) => {
      expect(siteHref(address, onGkn)).toBe(address);
    },
  );

  it('is completed when an editor left out the scheme', () => {
    expect(siteHref(' www.example.org/pagina ', onGkn)).toBe('https://www.example.org/pagina');
  });

  it.each(['https:example.org', 'https:/example.org', 'https:\\\\example.org', 'HTTPS:///example.org'])(
    'is written out when its slashes are not: %s',
    (address) => {
      expect(siteHref(address, onGkn)).toBe('https://example.org/');
    },
  );

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script with a tab', 'java\tscript:alert(1)'],
    ['a script with a line break', 'java\nscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['another host without a scheme', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['another host behind backslashes', '\\\\evil.example'],
    ['another host behind a hidden tab', '/\t/evil.example'],
    ['a broken address', 'https://'],
    ['a relative path', 'dossier/stikstof.htm'],
    ['an unknown scheme', 'ftp://example.org'],
  ])('is no link when it is %s', (_, address) => {
    expect(siteHref(address, onGkn)).toBeUndefined();
  });

  it('maps what it has mapped before onto itself', () => {
    for (const address of [
      '/nl/groenkennisnet/nieuws.htm',
      '/en/groenkennisnet/x',
      '/en/eurcaw-pigs/x',
      'www.example.org',
    ]) {
      const once = siteHref(address, onGkn) ?? '';
      expect(siteHref(once, onGkn)).toBe(once);
    }
  });
});
