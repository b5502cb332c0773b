import { describe, expect, it } from 'vitest';
import { routeName } from './page/routeNames.ts';

describe('the name of a route', () => {
  it('is in the language of the page', () => {
    expect(routeName('search', '/zoeken/mest', 'nl')).toBe('ZoekPagina');
    expect(routeName('search', '/search/manure', 'en')).toBe('SearchPage');
  });

  it.each([
    ['/', 'Index'],
    ['/nieuws', 'Pagina'],
    ['/dossier', 'DossierArtikel'],
    ['/dossier/stikstof', 'DossierArtikel'],
    ['/dossiers', 'Pagina'],
    ['/nieuwsitem/ammoniak', 'Artikel'],
  ])('says where a page of the CMS stands: %s', (path, name) => {
    expect(routeName('page', path, 'nl')).toBe(name);
  });
});
