import { describe, expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings.ts';
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

  it('uses the variant that is set', () => {
    const [first] = directory({ PORTAL_VARIANT: 'acceptance' }).sites;
    expect(first?.variant.search_placeholder).toBe('Wat zoek je?');
  });
});
