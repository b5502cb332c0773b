import { matchPath } from 'react-router-dom';
import { decodeTerm, encodeTerm, queryOf } from '#app/search/addresses.ts';
import { formContext } from '#app/search/formContext.ts';
import { isTypedField, longestTerm, orderField, withSortOption } from '#app/search/parameters.ts';
import { submittedSearch } from '#app/search/searchForm.ts';
import { answerPath, threadOf } from '#app/views/answer/address.ts';
import { type Language, languages, rowOf } from '#languages/languages.ts';

export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
}

/**
 * Addresses that lead to another one of the same site (specification, section 2): the bare search paths to a search
 * for everything or for `?term=`, the third spelling of the page for questions to the site's own, `/portlet` home;
 * addresses of older contents (`.htm`) and careless spellings (slashes at the end or doubled) to the page's one address.
 */
export function redirectOf(pathname: string, search: string, siteLanguage: Language): Redirect | undefined {
  const path = pathname.length > 1 ? cleanPath(pathname) : pathname;
  const tidy = hasTerm(path) ? tidySearch(path, search) : undefined;
  if (tidy !== undefined) return { status: 302, location: tidy };
  const parameters = new URLSearchParams(search);
  const context = formContext(path, siteLanguage);
  if (context) return { status: 302, location: submittedSearch(context, parameters) };
  const answer = answerRedirect(path, parameters, siteLanguage);
  if (answer) return answer;
  if (path === '/portlet') return { status: 302, location: '/' };
  return path === pathname ? undefined : { status: 301, location: path + search };
}

/** The form for questions sends its question in the query; the third spelling speaks the site's own language. */
function answerRedirect(path: string, parameters: URLSearchParams, siteLanguage: Language): Redirect | undefined {
  const term = parameters.get('term')?.trim() ?? '';
  const pathOf = (language: Language, asked: string) => {
    const question = asked.slice(0, longestTerm).toWellFormed();
    return answerPath({ language, question, after: threadOf(parameters, question) });
  };
  const old = matchPath({ path: '/aiSearch/:question?', caseSensitive: true }, path);
  if (old) {
    const { question } = old.params;
    return { status: 301, location: pathOf(siteLanguage, question ? decodeTerm(question) : term) };
  }
  const language = languages.find((each) => path === answerPath({ language: each, question: '' }));
  return language && term ? { status: 302, location: pathOf(language, term) } : undefined;
}

/** Parameters of one address, and its characters: more than all filters of a search need. */
const mostParameters = 60;
const longestSearch = 4096;

/**
 * What forms without script send and addresses do not have: the sort option in one parameter instead of the
 * specification's two, and fields that were left empty. Addresses that are too long end where they get so.
 */
function tidySearch(path: string, search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const isEmpty = ([name, value]: [string, string]) => value === '' && isTypedField(name);
  const filled = shortened([...parameters].filter((entry) => !isEmpty(entry)));
  const order = filled.get(orderField);
  const short = withShortTerm(path);
  if (order === null && filled.size === parameters.size && short === path) return undefined;
  return short + queryOf(order === null ? filled : withSortOption(filled, order));
}

function shortened(parameters: readonly [string, string][]): URLSearchParams {
  let length = 0;
  const kept = parameters.slice(0, mostParameters).filter((parameter) => {
    length += new URLSearchParams([parameter]).toString().length + 1;
    return length <= longestSearch;
  });
  return new URLSearchParams(kept);
}

/** The term is the last segment of its path. */
function withShortTerm(path: string): string {
  const begin = path.lastIndexOf('/') + 1;
  const term = decodeTerm(path.slice(begin));
  if (term.length <= longestTerm) return path;
  return path.slice(0, begin) + encodeTerm(term.slice(0, longestTerm).toWellFormed());
}

/** One slash between segments and none at the end: `//elsewhere.example` would be another host's address. */
function cleanPath(pathname: string): string {
  const single = pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') : pathname;
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return /\.htm$/i.test(bare) && !hasTerm(bare) ? bare.slice(0, -4).replace(/\/(?:index)?$/i, '') || '/' : bare;
}

/** Whether what follows in a path is a term, which may end in anything. */
function hasTerm(path: string): boolean {
  const words = languages.flatMap((language) => [rowOf(language).paths.search, rowOf(language).paths.answer]);
  return ['portlet', ...words].some((word) => path.startsWith(`/${word}/`));
}
