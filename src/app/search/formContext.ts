import { matchPath } from 'react-router-dom';
import type { Language } from '#languages/languages.ts';
import type { SearchContext } from './addresses.ts';
import { formLanguage } from './searchForm.ts';

/** What a search form searches, by the path of its action: a site, or a portlet; nothing for other forms. */
export function formContext(pathname: string, portletLanguage: Language): SearchContext | undefined {
  const language = formLanguage(pathname);
  if (language) return { language };
  const match = matchPath({ path: '/portlet/:portlet', caseSensitive: true }, pathname);
  // The router decodes this one sign.
  const portlet = match?.params.portlet?.replaceAll('/', '%2F');
  return portlet ? { portlet, language: portletLanguage } : undefined;
}
