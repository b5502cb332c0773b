import { matchPath } from 'react-router-dom';
import type { Language } from '#templates/plan/context.ts';
import { languageOfPath, searchSegments } from '../language/languageOfPath.ts';

/** What an address shows. */
export type View =
  | { readonly kind: 'page'; readonly path: string; readonly language: Language | undefined }
  | {
      readonly kind: 'search';
      readonly term: string;
      readonly language: Language;
      readonly parameters: URLSearchParams;
    };

/** Anything that names a place: a `URL`, a router's location. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The view behind an address (specification, section 2); the server and the browser decide alike. */
export function resolveView({ pathname, search }: Place, siteLanguage: Language): View {
  const parameters = new URLSearchParams(search);
  for (const segment of Object.values(searchSegments)) {
    const match = matchPath(`/${segment}/:term?`, pathname);
    if (match) {
      const language = languageOfPath(pathname, siteLanguage);
      return { kind: 'search', term: decodeTerm(match.params.term ?? ''), language, parameters };
    }
  }
  const asked = parameters.get('language');
  return { kind: 'page', path: pathname, language: asked === 'nl' || asked === 'en' ? asked : undefined };
}

/** A term as it stands in an address: spaces are written as plus signs; a blank one asks for everything. */
export function encodeTerm(term: string): string {
  const bare = term.trim().replace(/\s+/g, ' ');
  return bare === '' ? '*' : encodeURIComponent(bare).replaceAll('%20', '+').replaceAll('%2A', '*');
}

/** The term of an address: the router has already resolved percent signs. */
export function decodeTerm(segment: string): string {
  const term = segment.replaceAll('+', ' ').trim();
  return term === '' ? '*' : term;
}

/** The address of a search. */
export function searchPath(language: Language, term = '', parameters = new URLSearchParams()): string {
  const query = parameters.toString();
  return `/${searchSegments[language]}/${encodeTerm(term)}${query === '' ? '' : `?${query}`}`;
}
