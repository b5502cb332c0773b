import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#languages/languages.ts';
import { allSites } from '#sites/sites.ts';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { type Answer, json, startTestService, type TestService } from '../testing/testService.ts';
import { createPageSource } from './pageSource.ts';

const directory = createSiteDirectory(allSites, readSettings({}));
let service: TestService;
let cms: JsonClient;

async function cmsThat(answer: Answer, timeoutMs = 2000) {
  service = await startTestService(answer);
  cms = createJsonClient({ baseUrl: service.origin, timeoutMs, maximumBytes: 1000 });
  const fetchPage = createPageSource({
    cms,
    baseUrl: service.origin,
    sites: directory.planSites,
    log: createLog('silent'),
  });
  return (path: string, { host = 'localhost', language }: { host?: string; language?: Language } = {}) =>
    fetchPage({ site: directory.find(host).site, path, language });
}

/** A CMS that has these paths and answers 404 for every other one. */
const having =
  (...paths: string[]): Answer =>
  (request, response) =>
    paths.includes(request.url ?? '') ? json(response, { url: request.url }) : response.writeHead(404).end();

afterEach(async () => {
  await cms.close();
  await service.close();
});

describe('fetchPage', () => {
  it('asks for a path in the language of the site', async () => {
    const fetchPage = await cmsThat(having('/nl/groenkennisnet/dossier/stikstof'));
    expect(await fetchPage('/dossier/stikstof')).toMatchObject({ kind: 'page', language: 'nl' });
    expect(service.calls).toEqual(['/nl/groenkennisnet/dossier/stikstof']);
  });

  it('asks the home address of the site for the root', async () => {
    const fetchPage = await cmsThat(having('/en/eurcaw-pigs'));
    expect(await fetchPage('/', { host: 'eurcaw-pigs.localhost' })).toMatchObject({ kind: 'page', language: 'en' });
  });

  it('asks in the other language when the page is missing in the first', async () => {
    const fetchPage = await cmsThat(having('/en/groenkennisnet/water'));
    expect(await fetchPage('/water')).toMatchObject({ kind: 'page', language: 'en' });
    expect(service.calls).toEqual(['/nl/groenkennisnet/water', '/en/groenkennisnet/water']);
  });

  it('asks first in the language the visitor chose', async () => {
    const fetchPage = await cmsThat(having('/en/groenkennisnet', '/nl/groenkennisnet'));
    expect(await fetchPage('/', { language: 'en' })).toMatchObject({ kind: 'page', language: 'en' });
  });

  it('finds an older page under the address it carries, once the clean one is unknown', async () => {
    const fetchPage = await cmsThat(having('/nl/groenkennisnet/wat-is-dierenwelzijn.htm'));
    expect(await fetchPage('/wat-is-dierenwelzijn')).toMatchObject({ kind: 'page', language: 'nl' });
  });

  it('is 404 when the page is missing in both', async () => {
    const fetchPage = await cmsThat(having());
    expect(await fetchPage('/weg')).toEqual({ kind: 'none', status: 404, duration: 'lasting' });
  });

  it.each([401, 403, 410, 500, 503])('hands on the status %i', async (status) => {
    const fetchPage = await cmsThat((_, response) => response.writeHead(status).end());
    expect(await fetchPage('/x')).toMatchObject({ kind: 'none', status });
  });

  it.each(['[]', 'null', '<html>'])('is 500 when the answer is %s', async (body) => {
    const fetchPage = await cmsThat((_, response) => response.end(body));
    expect(await fetchPage('/x')).toMatchObject({ kind: 'none', status: 500 });
  });

  it('is 504 when the answer does not come in time', async () => {
    const fetchPage = await cmsThat(() => {}, 50);
    expect(await fetchPage('/x')).toMatchObject({ kind: 'none', status: 504 });
  });

  it('is 502 when the answer is too large', async () => {
    const fetchPage = await cmsThat((_, response) => json(response, { text: 'x'.repeat(2000) }));
    expect(await fetchPage('/x')).toMatchObject({ kind: 'none', status: 502 });
  });

  it('is 404 when the connection fails and home can be had', async () => {
    const fetchPage = await cmsThat((request, response) =>
      request.url === '/nl/groenkennisnet' ? json(response, {}) : request.socket.destroy(),
    );
    expect(await fetchPage('/x')).toEqual({ kind: 'none', status: 404, duration: 'passing' });
  });

  it('is 500 when the connection fails for home as well', async () => {
    const fetchPage = await cmsThat((request) => request.socket.destroy());
    expect(await fetchPage('/x')).toMatchObject({ kind: 'none', status: 500 });
  });

  it('is home itself when only its first call fails', async () => {
    let failures = 0;
    const fetchPage = await cmsThat((request, response) =>
      failures++ < 2 ? request.socket.destroy() : json(response, {}),
    );
    expect(await fetchPage('/')).toMatchObject({ kind: 'page' });
  });

  it('asks nothing for paths that may not be asked', async () => {
    const fetchPage = await cmsThat(having());
    expect(await fetchPage('/mijn-gkn')).toMatchObject({ kind: 'none', status: 404 });
    expect(await fetchPage('/%2e%2e/geheim')).toMatchObject({ kind: 'none', status: 404 });
    expect(service.calls).toEqual([]);
  });

  describe('redirects', () => {
    const moved = (location: string, status = 301) =>
      cmsThat((request, response) =>
        request.url === '/nl/groenkennisnet/oud'
          ? response.writeHead(status, { location: location.replace('CMS', service.origin) }).end()
          : having('/nl/groenkennisnet/oud.htm')(request, response),
      );

    it.each([
      ['/nl/groenkennisnet/nieuw.htm', '/nieuw'],
      ['CMS/nl/groenkennisnet/nieuw', '/nieuw'],
      ['https://api.groenkennisnet.nl/nl/groenkennisnet/nieuw', '/nieuw'],
      ['nieuw', '/nieuw'],
      ['/nl/groenkennisnet//evil.example', '/evil.example'],
      ['/en/groenkennisnet/new', '/new?language=en'],
      ['/en/eurcaw-pigs/new', 'http://eurcaw-pigs.localhost:3000/new'],
      ['http://localhost:3000/nieuw', '/nieuw'],
    ])('leads %s to %s', async (location, href) => {
      const fetchPage = await moved(location);
      expect(await fetchPage('/oud')).toEqual({ kind: 'redirect', status: 301, href });
    });

    it.each([
      [302, 302],
      [303, 302],
      [307, 302],
      [308, 301],
    ])('answers %i with %i', async (status, ours) => {
      const fetchPage = await moved('/nl/groenkennisnet/nieuw', status);
      expect(await fetchPage('/oud')).toMatchObject({ kind: 'redirect', status: ours });
    });

    it.each(['https://evil.example/nl/groenkennisnet/x', '//evil.example/x', '/inloggen', 'javascript:alert(1)'])(
      'goes nowhere for %s',
      async (location) => {
        const fetchPage = await moved(location);
        expect(await fetchPage('/oud')).toEqual({ kind: 'none', status: 301, duration: 'passing' });
      },
    );

    it('follows a redirect to another spelling of the same page, once', async () => {
      const fetchPage = await moved('/nl/groenkennisnet/oud.htm');
      expect(await fetchPage('/oud')).toMatchObject({ kind: 'page' });
    });

    it.each([
      ['/oud', 'en', '/en/groenkennisnet/oud'],
      ['/oud', undefined, '/en/groenkennisnet/oud'],
      ['/', 'en', '/en/groenkennisnet/index'],
    ] as const)('follows one of %s in another language (%s) than the site has, too', async (path, language, asked) => {
      const fetchPage = await cmsThat((request, response) =>
        request.url?.replace(/\/index$/, '') === asked.replace(/\/index$/, '')
          ? response.writeHead(301, { location: `${asked}.htm` }).end()
          : having(`${asked}.htm`)(request, response),
      );
      expect(await fetchPage(path, language && { language })).toMatchObject({ kind: 'page', language: 'en' });
    });

    it('does not lead to the address that was asked', async () => {
      const fetchPage = await cmsThat((request, response) =>
        request.url === '/en/groenkennisnet/oud'
          ? response.writeHead(301, { location: 'http://localhost:3000/oud?language=en' }).end()
          : json(response, {}, 404),
      );
      expect(await fetchPage('/oud', { language: 'en' })).toEqual({ kind: 'none', status: 301, duration: 'passing' });
    });

    it('does not go round in circles', async () => {
      const fetchPage = await moved('/nl/groenkennisnet/oud');
      expect(await fetchPage('/oud')).toMatchObject({ kind: 'none', status: 301 });
      expect(service.calls).toHaveLength(2);
    });
  });
});
