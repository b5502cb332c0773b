import { answerSegments, searchSegments } from '#app/language/languageOfPath.ts';
import { answerPath, decodeTerm, searchPath } from '#app/routes/addresses.ts';
import { isTypedField, orderField, withOrder } from '#app/search/parameters.ts';
import { type Language, languages } from '#languages/languages.ts';

export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
}

/**
 * Addresses that lead to another one of the same site (specification, section 2): the bare search paths to a search
 * for everything or for `?term=`, the third spelling of the page for questions to the site's own, `/portlet` home; addresses of older contents (`.htm`) and careless spellings
 * (slashes at the end or doubled) to the page's one address.
 */
export function redirectOf(pathname: string, search: string, siteLanguage: Language): Redirect | undefined {
  const path = pathname.length > 1 ? cleanPath(pathname) : pathname;
  const tidy = isSearch(path) ? tidySearch(path, search) : undefined;
  if (tidy !== undefined) return { status: 302, location: tidy };
  for (const language of languages) {
    if (path === `/${searchSegments[language]}`) {
      const parameters = new URLSearchParams(search);
      const term = parameters.get('term') ?? '';
      parameters.delete('term');
      return { status: 302, location: searchPath({ language }, term, parameters) };
    }
  }
  const answer = answerAddress.exec(path);
  if (answer) {
    const [, segment = '', question = ''] = answer;
    const term = new URLSearchParams(search).get('term');
    // The form sends its question in the query; the third spelling speaks the site's own language.
    const language = languages.find((each) => answerSegments[each] === segment) ?? siteLanguage;
    if (segment === 'aiSearch') return { status: 301, location: answerPath(language, asked(question)) };
    if (question === '' && term) return { status: 302, location: answerPath(language, term) };
  }
  if (path === '/portlet') return { status: 302, location: '/' };
  const [, portlet] = portletAddress.exec(path) ?? [];
  if (portlet) {
    const parameters = new URLSearchParams(search);
    const term = parameters.get('term') ?? '';
    parameters.delete('term');
    return { status: 302, location: searchPath({ language: siteLanguage, portlet }, term, parameters) };
  }
  return path === pathname ? undefined : { status: 301, location: path + search };
}

const portletAddress = /^\/portlet\/([^/]+)$/;
const answerAddress = new RegExp(`^/(${Object.values(answerSegments).join('|')}|aiSearch)(?:/([^/]*))?$`);

function asked(segment: string): string {
  return segment === '' ? '' : decodeTerm(segment);
}

/**
 * What forms without script send and addresses do not have: the order in one parameter instead of the specification's
 * two, and fields that were left empty.
 */
function tidySearch(path: string, search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const isEmpty = ([name, value]: [string, string]) => value === '' && isTypedField(name);
  const filled = new URLSearchParams([...parameters].filter((entry) => !isEmpty(entry)));
  const order = filled.get(orderField);
  if (order === null && filled.size === parameters.size) return undefined;
  const query = (order === null ? filled : withOrder(filled, order)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** One slash between segments and none at the end: `//elsewhere.example` would be another host's address. */
function cleanPath(pathname: string): string {
  const single = pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') : pathname;
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return /\.htm$/i.test(bare) && !isSearch(bare) ? bare.slice(0, -4).replace(/\/index$/i, '') || '/' : bare;
}

/** A search term may end in anything. */
function isSearch(path: string): boolean {
  if (path.startsWith('/portlet/')) return true;
  return languages.some((language) =>
    [searchSegments, answerSegments].some((segments) => path.startsWith(`/${segments[language]}/`)),
  );
}
