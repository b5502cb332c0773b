import { describe, expect, it } from 'vitest';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { resolveView } from './resolveView.ts';
import { definitionOf } from './views.ts';

const names = { nl: await loadTestTexts('nl', 'navigation'), en: await loadTestTexts('en', 'navigation') };

function routeNameAt(address: string, language: 'nl' | 'en'): string {
  const view = resolveView(new URL(address, 'http://portal'), language);
  return names[language](`route.${definitionOf(view.kind).route(view)}`);
}

describe('the name of a route', () => {
  it('is in the language of the page', () => {
    expect(routeNameAt('/zoeken/mest', 'nl')).toBe('ZoekPagina');
    expect(routeNameAt('/search/manure', 'en')).toBe('SearchPage');
  });

  it.each([
    ['/', 'Index'],
    ['/nieuws', 'Pagina'],
    ['/dossier', 'DossierArtikel'],
    ['/dossier/stikstof', 'DossierArtikel'],
    ['/dossiers', 'Pagina'],
    ['/nieuwsitem/ammoniak', 'Artikel'],
    ['/zoeken/resultaat/mest?id=1', 'ZoekResultaat'],
    ['/ai-zoeken', 'AiZoeken'],
    ['/mijn-gkn', 'MijnGkn'],
    ['/logout', 'Uitloggen'],
    ['/preview', 'Voorbeeld'],
  ])('says where a page stands: %s', (path, name) => {
    expect(routeNameAt(path, 'nl')).toBe(name);
  });
});
