import { matchPath } from 'react-router-dom';
import { type Language, languages, rowOf } from '#languages/languages.ts';
import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import { decoded } from '../api/decoded.ts';

/** What a search belongs to: a site in a language, or a portlet, which has one language. */
export interface SearchContext {
  readonly language: Language;
  /** The portlet's domain. */
  readonly portlet?: string | undefined;
}

/** Who wrote or made records. */
export interface Contributor {
  readonly kind: 'author' | 'organisation';
  /** An ORCID, a ROR without its address, or the name under which records are counted. */
  readonly id: string;
}

/** A search as its address has it. */
export interface Search extends SearchContext {
  /** Whose records are looked through alone; such a search has no term. */
  readonly by?: Contributor | undefined;
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
const wordFor = (language: Language, page: 'result' | Contributor['kind']) => rowOf(language).paths[page] ?? page;
const wordsFor = (page: Parameters<typeof wordFor>[1]) => languages.map((language) => wordFor(language, page));
const results = wordsFor('result');

/** A search through somebody's records. */
export interface ContributorSearch extends Search {
  readonly by: Contributor;
}

/** The records of somebody at a location of a site; its first segment names its language. */
export function contributorAt(location: Location): ContributorSearch | undefined {
  for (const kind of ['author', 'organisation'] as const) {
    const own = siteAddress(location, wordsFor(kind));
    if (own?.slug)
      return { language: own.language, parameters: own.parameters, term: '*', by: { kind, id: decodeTerm(own.slug) } };
  }
  return undefined;
}

/** The search by a term at a location of a site; its first segment names its language. */
export function searchAt(location: Location): Search | undefined {
  const found = siteAddress(location);
  // With ids it is records: pages of the CMS link to them in this way.
  if (found?.term === undefined || found.parameters.has('id')) return undefined;
  const { language, parameters, term } = found;
  return { language, parameters, term };
}

/** The records at a location of a site, under any language's word for a result. */
export function recordsAt(location: Location): Records | undefined {
  const found = siteAddress(location);
  if (!found || (found.slug === undefined && !found.parameters.has('id'))) return undefined;
  const { language, parameters, slug = '-' } = found;
  return { language, parameters, slug };
}

/** The search at a location of a portlet, whose language its address does not name. */
export function portletSearchAt(location: Location, language: Language) {
  const found = addressAt('/portlet/:portlet', location, [portletResult]);
  if (found?.term === undefined) return undefined;
  const { portlet, term, parameters } = found;
  return { language, portlet, term, parameters };
}

/** The records at a location of a portlet. */
export function portletRecordsAt(location: Location, language: Language) {
  const found = addressAt('/portlet/:portlet', location, [portletResult]);
  if (found?.slug === undefined) return undefined;
  const { portlet, slug, parameters } = found;
  return { language, portlet, slug, parameters };
}

/** The portlet that a path belongs to. */
export function portletOf(pathname: string): string | undefined {
  return matchPath({ path: '/portlet/:portlet/*', caseSensitive: true }, pathname)?.params.portlet;
}

function siteAddress(location: Location, words = results) {
  for (const language of languages) {
    const found = addressAt(searchFormPath({ language }), location, words);
    if (found) return { ...found, language };
  }
  return undefined;
}

/** What follows the beginning of a search's address: a term, or a word for results and a title, percent-encoded. */
function addressAt(base: string, { pathname, search }: Location, words: readonly string[]) {
  // Most addresses are no search's; a pattern is made ready anew each time it is asked.
  const [start = ''] = base.split(':', 1);
  if (!pathname.startsWith(start)) return undefined;
  const pattern: string = `${base}/:first?/:second?`;
  const params = matchPath({ path: pattern, caseSensitive: true }, pathname)?.params;
  if (!params) return undefined;
  const { portlet = '', first = '', second } = params;
  const parameters = new URLSearchParams(search);
  if (second === undefined) return { portlet, parameters, term: decodeTerm(first) };
  // The router decodes this one sign.
  return words.includes(first) ? { portlet, parameters, slug: second.replaceAll('/', '%2F') } : undefined;
}

/** A term as it stands in an address: spaces are written as plus signs; a blank one asks for everything. */
export function encodeTerm(term: string): string {
  // Half a letter, as a service may cut one off, would be no address at all.
  const bare = wholeLetters(term).trim().replace(/\s+/g, ' ');
  // For browsers one and two dots are steps to elsewhere, however they are encoded; with a space behind they are not.
  if (bare === '.' || bare === '..') return `${bare}+`;
  return bare === '' ? '*' : encodeURIComponent(bare).replaceAll('%20', '+').replaceAll('%2A', '*');
}

/** The term of an address, which is still percent-encoded: a plus sign that is searched for is `%2B` there. */
export function decodeTerm(segment: string): string {
  const spaced = segment.replaceAll('+', ' ');
  const term = (decoded(spaced) ?? spaced).trim();
  return term === '' ? '*' : term;
}

/** Where the form of a search leads, which sends its term as a parameter. */
export function searchFormPath({ language, portlet }: SearchContext): string {
  return portlet ? `/portlet/${portlet}` : `/${rowOf(language).paths.search}`;
}

/** The address of a search. */
export function searchPath(context: SearchContext, term = '', parameters = new URLSearchParams()): string {
  return `${searchFormPath(context)}/${encodeTerm(term)}${queryOf(parameters)}`;
}

/** The address of a search with other parameters. */
export function ownPath(search: Search, parameters = search.parameters): string {
  return search.by ? contributorPath(search, search.by, parameters) : searchPath(search, search.term, parameters);
}

/** The address of all records of somebody. */
export function contributorPath(
  context: SearchContext,
  { kind, id }: Contributor,
  parameters = new URLSearchParams(),
): string {
  return `${searchFormPath(context)}/${wordFor(context.language, kind)}/${encodeTerm(id)}${queryOf(parameters)}`;
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
