import { matchPath } from 'react-router-dom';
import { type Language, languages, rowOf } from '#languages/languages.ts';

/** What a search belongs to: a site in a language, or a portlet, which has one language. */
export interface SearchContext {
  readonly language: Language;
  /** The portlet's domain. */
  readonly portlet?: string | undefined;
}

/** A search as its address has it. */
export interface Search extends SearchContext {
  /** `*` asks for everything. */
  readonly term: string;
  /** Filters, sort option, page. */
  readonly parameters: URLSearchParams;
}

/** Records by their ids, which the parameters name. */
export interface Records extends SearchContext {
  /** The title in the address, percent-encoded; names nothing. */
  readonly slug: string;
  readonly parameters: URLSearchParams;
}

/** Anything that names a location: a `URL`, the router's. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
}

/** Follows a portlet's domain before the title of a record: portlets have the same addresses in every language. */
const portletResult = 'resultaat';
const portletSearch = '/portlet/:portlet/:segment?';

/** The search at a location of a site; its first segment names its language. */
export function searchAt({ pathname, search }: Location): Search | undefined {
  const parameters = new URLSearchParams(search);
  // Pages of the CMS link to records in this way.
  if (parameters.has('id')) return undefined;
  return firstOf(languages, (language) => {
    const found = segmentAt(`/${rowOf(language).paths.search}/:segment?`, pathname);
    return found && { language, term: decodeTerm(found.segment), parameters };
  });
}

/** The search at a location of a portlet, whose language its address does not name. */
export function portletSearchAt({ pathname, search }: Location, language: Language) {
  const found = segmentAt(portletSearch, pathname);
  if (!found) return undefined;
  const { portlet, segment } = found;
  return { language, portlet, term: decodeTerm(segment), parameters: new URLSearchParams(search) };
}

/** The records at a location of a site, under any language's word for a result. */
export function recordsAt({ pathname, search }: Location): Records | undefined {
  const parameters = new URLSearchParams(search);
  return firstOf(languages, (language) => {
    const { paths } = rowOf(language);
    const slug = firstOf(
      languages,
      (other) => segmentAt(`/${paths.search}/${rowOf(other).paths.result}/:segment`, pathname)?.segment,
    );
    if (slug !== undefined) return { language, slug, parameters };
    const isSearch = segmentAt(`/${paths.search}/:segment?`, pathname) !== undefined;
    return isSearch && parameters.has('id') ? { language, slug: '-', parameters } : undefined;
  });
}

/** The records at a location of a portlet. */
export function portletRecordsAt({ pathname, search }: Location, language: Language) {
  const found = segmentAt(`/portlet/:portlet/${portletResult}/:segment`, pathname);
  if (!found) return undefined;
  return { language, portlet: found.portlet, slug: found.segment, parameters: new URLSearchParams(search) };
}

/** The portlet that a path belongs to. */
export function portletOf(pathname: string): string | undefined {
  return matchPath({ path: '/portlet/:portlet/*', caseSensitive: true }, pathname)?.params.portlet;
}

/** What stands in a path where a pattern has `:segment` and `:portlet`, percent-encoded. */
function segmentAt(path: string, pathname: string): { segment: string; portlet: string } | undefined {
  const params = matchPath({ path, caseSensitive: true }, pathname)?.params;
  // The router decodes this one sign.
  return params && { segment: (params.segment ?? '').replaceAll('/', '%2F'), portlet: params.portlet ?? '' };
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A term as it stands in an address: spaces are written as plus signs; a blank one asks for everything. */
export function encodeTerm(term: string): string {
  const bare = term.trim().replace(/\s+/g, ' ');
  return bare === '' ? '*' : encodeURIComponent(bare).replaceAll('%20', '+').replaceAll('%2A', '*');
}

/** The term of an address, which is still percent-encoded: a plus sign that is searched for is `%2B` there. */
export function decodeTerm(segment: string): string {
  const term = decoded(segment.replaceAll('+', ' ')).trim();
  return term === '' ? '*' : term;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign typed by hand.
    return text;
  }
}

/** Where the form of a search leads, which sends its term as a parameter. */
export function searchFormPath({ language, portlet }: SearchContext): string {
  return portlet ? `/portlet/${portlet}` : `/${rowOf(language).paths.search}`;
}

/** The address of a search. */
export function searchPath(context: SearchContext, term = '', parameters = new URLSearchParams()): string {
  return `${searchFormPath(context)}/${encodeTerm(term)}${queryOf(parameters)}`;
}

/** The address of the page of one record or of several, with their title percent-encoded. */
export function recordsPath(context: SearchContext, slug: string, parameters: URLSearchParams): string {
  const segment = context.portlet ? portletResult : rowOf(context.language).paths.result;
  return `${searchFormPath(context)}/${segment}/${slug}${queryOf(parameters)}`;
}

export function queryOf(parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
