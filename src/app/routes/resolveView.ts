import { type Language, languages } from '#templates/plan/context.ts';
import { languageOfPath, searchSegments } from '../language/languageOfPath.ts';

/** What an address shows. */
export type View =
  | { readonly kind: 'page'; readonly path: string; readonly language: Language | undefined }
  | {
      readonly kind: 'search';
      readonly term: string;
      readonly language: Language;
      readonly parameters: URLSearchParams;
    }
  /** What the CMS has at an address, for editors. */
  | {
      readonly kind: 'preview';
      /** The query of this very address, with its question mark. */
      readonly search: string;
      readonly language: Language | undefined;
      /** The language that the CMS's address speaks of. */
      readonly expected: Language | undefined;
    };

/** Anything that names a place: a `URL`, a router's location. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A search page: its segment names its language, the rest is the term. */
const searchAddress = new RegExp(`^/(?:${Object.values(searchSegments).join('|')})(?:/([^/]*))?/?$`);

/** Where editors see what their contents become (specification, section 2). */
export const previewPath = '/preview';

/** The view behind an address (specification, section 2); the server and the browser decide alike. */
export function resolveView({ pathname, search }: Place, siteLanguage: Language): View {
  const parameters = new URLSearchParams(search);
  const match = searchAddress.exec(pathname);
  if (match) {
    return {
      kind: 'search',
      term: decodeTerm(match[1] ?? ''),
      language: languageOfPath(pathname, siteLanguage),
      parameters,
    };
  }
  const language = languageOf(parameters.get('language'));
  if (pathname === previewPath) {
    const inAddress = /^(?:https?:\/\/[^/]*)?\/(?:[^?]*\/)??(nl|en)(?:[/?]|$)/i.exec(parameters.get('url') ?? '')?.[1];
    return { kind: 'preview', search, language, expected: languageOf(inAddress?.toLowerCase()) };
  }
  return { kind: 'page', path: pathname, language };
}

function languageOf(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text);
}

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
  const query = parameters.toString();
  return `/${searchSegments[language]}/${encodeTerm(term)}${query === '' ? '' : `?${query}`}`;
}
