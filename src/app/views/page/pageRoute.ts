import { matchPath } from 'react-router-dom';

/** The route of a page of the CMS, by where the page stands. */
export function pageRoute(path: string): 'index' | 'page' | 'dossierArticle' | 'slugArticle' {
  if (path === '/') return 'index';
  if (matchPath({ path: '/dossier/*', caseSensitive: true }, path)) return 'dossierArticle';
  return path.split('/').length > 2 ? 'slugArticle' : 'page';
}
