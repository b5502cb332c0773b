import type { Language } from '#languages/languages.ts';
import { answerSegments, resultSegments, searchSegments } from '../language/languageOfPath.ts';

/** A term as it stands in an address: spaces are written as plus signs; a blank one asks for everything. */
export function encodeTerm(term: string): string {
  const bare = term.trim().replace(/\s+/g, ' ');
  return bare === '' ? '*' : encodeURIComponent(bare).replaceAll('%20', '+').replaceAll('%2A', '*');
}

/** The term of an address, which is still percent-encoded: a plus sign that somebody searches for is `%2B` there. */
export function decodeTerm(segment: string): string {
  const term = decoded(segment.replaceAll('+', ' ')).trim();
  return term === '' ? '*' : term;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody typed a percent sign by hand.
    return text;
  }
}

/** Where one searches: a view of the site in a language, or one of a portlet's. */
export interface SearchPlace {
  readonly language: Language;
  /** The portlet's domain. */
  readonly portlet?: string | undefined;
}

/** The address of a search. */
export function searchPath(place: SearchPlace, term = '', parameters = new URLSearchParams()): string {
  return `${pathOf(place)}/${encodeTerm(term)}${queryOf(parameters)}`;
}

/** Portlets have one language, and their addresses are the same in both (specification, section 2). */
function pathOf({ language, portlet }: SearchPlace): string {
  return portlet ? `/portlet/${portlet}` : `/${searchSegments[language]}`;
}

/** Longer than this a title in an address helps nobody. */
const maximumSlug = 80;

/**
 * The address of the page of one record or of several (specification, section 2). The query names the records; the
 * title in the path is for people, and may be any.
 */
export function resultPath(place: SearchPlace, title: string, ids: readonly string[]): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maximumSlug)
    .replace(/-$/, '');
  const parameters = new URLSearchParams(ids.map((id) => ['id', id]));
  return recordsPath(place, encodeURIComponent(slug || '-'), parameters);
}

/** The same with the title as it stands in another address of the page. */
export function recordsPath(place: SearchPlace, slug: string, parameters: URLSearchParams): string {
  const segment = resultSegments[place.portlet ? 'nl' : place.language];
  return `${pathOf(place)}/${segment}/${slug}${queryOf(parameters)}`;
}

/** Where a question is asked, or answered. */
export function answerPath(language: Language, question = ''): string {
  return `/${answerSegments[language]}${question === '' ? '' : `/${encodeTerm(question)}`}`;
}

function queryOf(parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
