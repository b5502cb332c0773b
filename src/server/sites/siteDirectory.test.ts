import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from './siteDirectory.ts';

const directory = (env: Record<string, string> = {}) => createSiteDirectory(allSites, readSettings(env));
const found = (host: string, env?: Record<string, string>) => {
  const match = directory(env).find(host);
  return [match.site.id, match.host];
};

describe('createSiteDirectory', () => {
  it.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'groenkennisnet.localhost'])(
    'answers with the first site on %s',
    (host) => expect(found(host)).toEqual(['groenkennisnet', 'known']),
  );

  it.each([
    ['eurcaw-pigs.localhost:3000', 'eurcaw-pigs'],
    ['coegroen.nl', 'coegroen'],
    ['WWW.eurcaw-pigs.eu', 'eurcaw-pigs'],
    ['groenkennisnet.nl.', 'groenkennisnet'],
  ])('answers on %s with %s', (host, id) => expect(found(host)).toEqual([id, 'known']));

  it('answers on an unknown host with the first site, as a stranger', () => {
    expect(found('evil.example')).toEqual(['groenkennisnet', 'stranger']);
    expect(found('constructor')).toEqual(['groenkennisnet', 'stranger']);
  });

  it('lets the sites live below localhost when no public origin is set', () => {
    expect(
      directory({ PORT: '4280' })
        .planSites.slice(0, 2)
        .map((site) => site.origin),
    ).toEqual(['http://localhost:4280', 'http://eurcaw-pigs.localhost:4280']);
  });

  it('lets the sites live below the public origin', () => {
    const env = { PUBLIC_ORIGIN: 'https://kennis.example.nl' };
    expect(directory(env).planSites[1]?.origin).toBe('https://eurcaw-pigs.kennis.example.nl');
    expect(found('kennis.example.nl', env)).toEqual(['groenkennisnet', 'known']);
    expect(found('eurcaw-pigs.kennis.example.nl', env)).toEqual(['eurcaw-pigs', 'known']);
  });

  it('takes each site at its word when the public origin is the configured one', () => {
    expect(directory({ PUBLIC_ORIGIN: 'configured' }).planSites[1]?.origin).toBe('https://eurcaw-pigs.eu');
  });

  it('tells planning where the CMS is asked', () => {
    const { planSites } = directory({ CMS_BASE_URL: 'https://api.example.nl/' });
    expect(new Set(planSites.map(({ cmsBase }) => cmsBase))).toEqual(new Set(['https://api.example.nl']));
  });

  it('uses the variant that is set', () => {
    const [first] = directory({ PORTAL_VARIANT: 'acceptance' }).sites;
    expect(first?.variant.search_placeholder).toBe('Wat zoek je?');
  });
});

describe('who visitors sign in with', () => {
  const tenant = { AUTH0_DOMAIN: 'gkn.eu.auth0.com', AUTH0_CLIENT_ID: 'id', AUTH0_AUDIENCE: 'https://gkn.nl/api/' };
  const originsOf = (env: Record<string, string>, sites = allSites) =>
    createSiteDirectory(sites, readSettings(env)).sites.map(({ identity }) => identity?.origin);
  const everySite = (origin: string | undefined) => allSites.map(() => origin);

  it.each([
    [{}, 'http://localhost:3000'],
    [{ PUBLIC_ORIGIN: 'https://kennis.example.nl' }, 'https://kennis.example.nl'],
    [{ PUBLIC_ORIGIN: 'configured' }, 'https://groenkennisnet.nl'],
  ])('is the embedded service on the first site, for all of them: %j', (env, origin) => {
    expect(originsOf(env)[0]).toBe(origin);
  });

  it('is the same for all sites', () => {
    expect(originsOf({})).toEqual(everySite('http://localhost:3000'));
    expect(originsOf(tenant)).toEqual(everySite('https://gkn.eu.auth0.com'));
  });

  it.each([
    'http://kennis.example.nl',
    'http://kennis.lan:3000',
    'http://localhost.example.nl',
    'http://notlocalhost',
    'http://127.example.nl',
    'http://127.0.0.1.example.nl',
  ])('is nobody on %s: what visitors send there is not safe', (origin) => {
    expect(originsOf({ PUBLIC_ORIGIN: origin })).toEqual(everySite(undefined));
    expect(originsOf({ PUBLIC_ORIGIN: origin, ...tenant })).toEqual(everySite(undefined));
  });

  it('is nobody on a site where visitors have nothing of their own', () => {
    const [first, ...others] = allSites;
    if (!first) throw new Error('There is no site.');
    const sites = [first, ...others.map((site) => ({ ...site, interactivity: { enabled: false } }))];
    expect(originsOf({}, sites)).toEqual(['http://localhost:3000', ...others.map(() => undefined)]);
  });
});
