import { searchSegments } from '#app/language/languageOfPath.ts';
import { searchPath } from '#app/routes/resolveView.ts';
import { languages } from '#templates/plan/context.ts';

export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
}

/**
 * Addresses that lead to another one of the same site (specification, section 2): the bare search paths to a search
 * for everything or for `?term=`, `/portlet` home; addresses of older contents (`.htm`) and careless spellings
 * (slashes at the end or doubled) to the page's one address.
 */
export function redirectOf(pathname: string, search: string): Redirect | undefined {
  const path = pathname.length > 1 ? cleanPath(pathname) : pathname;
  for (const language of languages) {
    if (path === `/${searchSegments[language]}`) {
      const parameters = new URLSearchParams(search);
      const term = parameters.get('term') ?? '';
      parameters.delete('term');
      return { status: 302, location: searchPath(language, term, parameters) };
    }
  }
  if (path === '/portlet') return { status: 302, location: '/' };
  return path === pathname ? undefined : { status: 301, location: path + search };
}

/** One slash between segments and none at the end: `//elsewhere.example` would be another host's address. */
function cleanPath(pathname: string): string {
  const single = pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') : pathname;
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return /\.htm$/i.test(bare) && !isSearch(bare) ? bare.slice(0, -4).replace(/\/index$/i, '') || '/' : bare;
}

/** A search term may end in anything. */
function isSearch(path: string): boolean {
  return languages.some((language) => path.startsWith(`/${searchSegments[language]}/`));
}
