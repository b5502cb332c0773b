import { matchPath } from 'react-router-dom';
import { type Language, rowOf } from '#languages/languages.ts';

/** The name of the route of a page of the CMS, by where the page stands. */
export function pageRouteName(path: string, language: Language): string {
  return rowOf(language).routeNames[pageRoute(path)];
}

function pageRoute(path: string): 'index' | 'page' | 'dossierArticle' | 'slugArticle' {
  if (path === '/') return 'index';
  if (matchPath({ path: '/dossier/*', caseSensitive: true }, path)) return 'dossierArticle';
  return path.split('/').length > 2 ? 'slugArticle' : 'page';
}
