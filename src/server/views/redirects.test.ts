import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { redirectOf } from './redirects.ts';

describe('redirectOf', () => {
  it.each([
    ['/search', '', 302, '/search/*'],
    ['/zoeken', '', 302, '/zoeken/*'],
    ['/zoeken/', '', 302, '/zoeken/*'],
    ['/zoeken', '?term=melk+vee&jaar=2020&jaar=2021', 302, '/zoeken/melk+vee?jaar=2020&jaar=2021'],
    ['/search', '?term=%20', 302, '/search/*'],
    ['/zoeken', '?term=a%2Fb%3Fc', 302, '/zoeken/a%2Fb%3Fc'],
    ['/aiSearch', '', 301, '/ai-zoeken'],
    ['/aiSearch/Hoe+voer+ik+kippen%3F', '', 301, '/ai-zoeken/Hoe+voer+ik+kippen%3F'],
    ['/aiSearch', '?term=koe', 301, '/ai-zoeken/koe'],
    ['/aiSearch/koe', '?after=x&term=kip', 301, '/ai-zoeken/koe?after=x'],
    ['/ai-search', '?term=how+do+I', 302, '/ai-search/how+do+I'],
    ['/ai-zoeken/', '', 301, '/ai-zoeken'],
    ['/portlet', '', 302, '/'],
    ['/dossier/stikstof/', '', 301, '/dossier/stikstof'],
    ['/dossier/Stikstof.htm', '?x=1', 301, '/dossier/Stikstof?x=1'],
    ['/index.htm', '', 301, '/'],
    ['/x/.htm', '', 301, '/x'],
    ['//evil.example', '', 301, '/evil.example'],
    ['//evil.example/', '', 301, '/evil.example'],
    ['/a//b', '', 301, '/a/b'],
    ['///', '', 301, '/'],
    ['/zoeken/mest', '?taal=nl&order=jaar-desc&start=20', 302, '/zoeken/mest?taal=nl&srt=jaar&srt_direction=desc'],
    ['/search/pigs', '?srt=jaar&srt_direction=asc&order=score', 302, '/search/pigs'],
    ['/zoeken/mest', '?jaar_van=2015&jaar_tot=&find=', 302, '/zoeken/mest?jaar_van=2015'],
    ['/portlet/groene-agenda/park', '?jaar_van=&jaar_tot=', 302, '/portlet/groene-agenda/park'],
  ])('leads %s%s on', (path, search, status, location) => {
    expect(redirectOf(path, search, 'nl')).toEqual({ status, location });
  });

  it.each([
    '/',
    '/dossier/stikstof',
    '/zoeken/melk',
    '/zoeken/verslag.htm',
    '/ai-zoeken',
    '/ai-search/*a.htm',
    '/ai-zoeken/100%25',
    '/portlet/groene-agenda/*',
    '/zoekentips',
  ])('leaves %s where it is', (path) => expect(redirectOf(path, '', 'nl')).toBeUndefined());

  it('leaves a search with an empty parameter of somebody else where it is', () => {
    expect(redirectOf('/portlet/groene-agenda/*', '?embed=', 'nl')).toBeUndefined();
  });

  it('never goes round in circles', () => {
    for (const path of ['/zoeken//', '/a.htm.htm', '/a.htm/', '/.htm', '/index.htm/']) {
      let place: string | undefined = path;
      for (let step = 0; step < 5 && place !== undefined; step++) place = redirectOf(place, '', 'nl')?.location;
      expect(place, path).toBeUndefined();
    }
  });
});

describe('a redirect of the CMS', () => {
  let running: TestPortal;
  afterEach(() => running.close());

  it('is one of the portal', async () => {
    running = await startTestPortal({
      cms: (request, response) =>
        request.url?.endsWith('/oud')
          ? response.writeHead(301, { location: '/nl/groenkennisnet/nieuw.htm' }).end()
          : response.writeHead(404).end(),
    });
    const response = await running.get('/oud');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/nieuw']);
  });
});
