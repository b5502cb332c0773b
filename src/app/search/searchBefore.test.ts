import { describe, expect, it } from 'vitest';
import { searchAmong } from './searchBefore.ts';

const origin = 'https://groenkennisnet.nl';
const dutch = { language: 'nl' } as const;
const among = (...paths: string[]) =>
  searchAmong(
    paths.map((path) => (path.startsWith('/') ? origin + path : path)),
    dutch,
    origin,
  );

describe('the search one came from', () => {
  it('is the one before, with its filters and its page', () => {
    expect(among('/zoeken/mest+vee?jaar=2020&start=20', '/zoeken/bodem')).toEqual({
      href: '/zoeken/mest+vee?jaar=2020&start=20',
      term: 'mest vee',
    });
  });

  it('is found behind other records', () => {
    expect(among('/zoeken/resultaat/a?id=1', '/search/result/b?id=2', '/zoeken/*')?.href).toBe('/zoeken/*');
  });

  it.each([
    ['nothing came before', []],
    ['a page came before', ['/dossier/bodem', '/zoeken/mest']],
    ['another site came before', ['https://www.zoek.example/zoeken/mest', '/zoeken/mest']],
    ['the browser does not say', ['', '/zoeken/mest']],
    ['it was a portlet’s', ['/portlet/groene-agenda/mest', '/zoeken/mest']],
  ])('is none where %s', (_, paths) => {
    expect(among(...paths)).toBeUndefined();
  });

  it('is the portlet’s own within a portlet', () => {
    const place = { ...dutch, portlet: 'groene-agenda' };
    const own = `${origin}/portlet/groene-agenda/mest`;
    expect(searchAmong([own], place, origin)?.href).toBe('/portlet/groene-agenda/mest');
    expect(searchAmong([`${origin}/zoeken/mest`], place, origin)).toBeUndefined();
    expect(searchAmong([`${origin}/dossier`], place, origin)).toBeUndefined();
  });
});
