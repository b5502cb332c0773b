import { describe, expect, it } from 'vitest';
import { cmsPath } from './cmsPath.ts';

describe('cmsPath', () => {
  it.each([
    ['/', ''],
    ['/dossier/stikstof', '/dossier/stikstof'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/a b', '/a%20b'],
    ['/100%25', '/100%25'],
    ['/vraag%3Fmet', '/vraag%3Fmet'],
  ])('asks %s as %s', (path, asked) => expect(cmsPath(path)).toBe(asked));

  it.each([
    '/../nl',
    '/%2e%2e/x',
    '/%2E%2E',
    '/a/%2e/b',
    '/a%2Fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00b',
    '/a%0d%0ab',
    '/%',
    '/%ff',
    'nl/x',
    `/${'a'.repeat(2000)}`,
  ])('never asks %s', (path) => expect(cmsPath(path)).toBeUndefined());

  it.each([
    '/zoeken',
    '/en/search',
    '/mijn-gkn',
    '/logout',
    '/portlet',
    '/error',
    '/eurcaw-pigs/search',
    '/search',
    '/ai-search',
    '/ai-zoeken',
  ])('never asks %s, a screen of the app', (path) => expect(cmsPath(path)).toBeUndefined());

  it('asks for pages whose names only begin like a screen', () => {
    expect(cmsPath('/zoekentips')).toBe('/zoekentips');
    expect(cmsPath('/portlet/groene-agenda')).toBe('/portlet/groene-agenda');
  });
});
