import type { Language } from '#languages/languages.ts';
import type { View } from '../resolveView.ts';

/** The routes' names in each language (specification, section 2); what counts visits groups them by these. */
const routeNames = {
  index: { nl: 'Index', en: 'Index' },
  page: { nl: 'Pagina', en: 'Page' },
  dossierArticle: { nl: 'DossierArtikel', en: 'DossierArticle' },
  slugArticle: { nl: 'Artikel', en: 'Article' },
  search: { nl: 'ZoekPagina', en: 'SearchPage' },
  result: { nl: 'ZoekResultaat', en: 'SearchResult' },
  answer: { nl: 'AiZoeken', en: 'AiSearch' },
  personal: { nl: 'MijnGkn', en: 'MyGkn' },
  logout: { nl: 'Uitloggen', en: 'Logout' },
  preview: { nl: 'Voorbeeld', en: 'Preview' },
} as const satisfies Record<string, Record<Language, string>>;

/**
 * The name of the route that shows a view.
 * @param path of its address, percent-encoded: pages of the CMS have their names by where they stand
 */
export function routeName(kind: View['kind'], path: string, language: Language): string {
  return routeNames[kind === 'page' ? pageRoute(path) : kind][language];
}

function pageRoute(path: string): 'index' | 'page' | 'dossierArticle' | 'slugArticle' {
  if (path === '/') return 'index';
  if (/^\/dossier(?:\/|$)/.test(path)) return 'dossierArticle';
  return path.split('/').length > 2 ? 'slugArticle' : 'page';
}
