import { expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { createRequestContexts } from './requestContexts.ts';

const settings = readSettings({ PUBLIC_ORIGIN: 'https://kennis.example' });
const { keyOf, of } = createRequestContexts(createSiteDirectory(allSites, settings), settings);
const asked = (address: string, headers: Record<string, string> = {}) => new Request(address, { headers });
const key = (address: string, headers?: Record<string, string>) => keyOf(asked(address, headers));

it('keeps one document for all hosts and ports of a site', () => {
  const own = key('http://kennis.example/dossiers?language=en');
  expect(key('http://kennis.example:8443/dossiers?language=en')).toBe(own);
  expect(key('http://localhost:3000/dossiers?language=en')).toBe(own);
  expect(key('http://coegroen.kennis.example/dossiers?language=en')).not.toBe(own);
  expect(key('http://kennis.example/dossiers')).not.toBe(own);
});

it('keeps one for all hosts that strangers make up, which search engines may not list', () => {
  const strange = key('http://een.example/');
  expect(key('http://twee.example:81/')).toBe(strange);
  expect(strange).not.toBe(key('http://kennis.example/'));
  expect(of(asked('http://een.example/'), undefined).indexing).toBe('refused');
});

it('keeps another one for who comes from a page of the portal, and knows both by the same key', () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect(key('http://kennis.example/', headers)).not.toBe(key('http://kennis.example/'));
  expect(of(asked('http://kennis.example/', headers), undefined).key).toBe(key('http://kennis.example/', headers));
});

it('keeps one document for all links to a page, whatever they are marked with', () => {
  const page = 'http://kennis.example/dossiers';
  expect(key(`${page}?utm_source=nieuwsbrief&mc_eid=1234`)).toBe(key(page));
  expect(key(`${page}?fbclid=IwAR3&language=en`)).toBe(key(`${page}?language=en`));
  expect(of(asked(`${page}?utm_source=x&language=en`), undefined)).toMatchObject({
    search: '?language=en',
    tracking: 'utm_source=x',
    key: key(`${page}?language=en`),
  });
});
