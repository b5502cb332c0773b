import type { Language } from '#templates/plan/context.ts';
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

/** The address of a search. */
export function searchPath(language: Language, term = '', parameters = new URLSearchParams()): string {
  return `/${searchSegments[language]}/${encodeTerm(term)}${queryOf(parameters)}`;
}

/** Longer than this a title in an address helps nobody. */
const maximumSlug = 80;

/**
 * The address of the page of one record or of several (specification, section 2). The query names the records; the
 * title in the path is for people, and may be any.
 */
export function resultPath(language: Language, title: string, ids: readonly string[]): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maximumSlug)
    .replace(/-$/, '');
  const parameters = new URLSearchParams(ids.map((id) => ['id', id]));
  return recordsPath(language, encodeURIComponent(slug || '-'), parameters);
}

/** The same with the title as it stands in another address of the page. */
export function recordsPath(language: Language, slug: string, parameters: URLSearchParams): string {
  return `/${searchSegments[language]}/${resultSegments[language]}/${slug}${queryOf(parameters)}`;
}

/** Where a question is asked, or answered. */
export function answerPath(language: Language, question = ''): string {
  return `/${answerSegments[language]}${question === '' ? '' : `/${encodeTerm(question)}`}`;
}

function queryOf(parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
