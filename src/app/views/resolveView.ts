import { type Language, languages } from '#languages/languages.ts';
import { answerSegments, languageOfPath, resultSegments, searchSegments } from '../language/languageOfPath.ts';
import { decodeTerm } from '../search/addresses.ts';

/** What an address shows. */
export type View =
  | { readonly kind: 'page'; readonly path: string; readonly language: Language | undefined }
  | {
      readonly kind: 'search';
      /** `*` asks for everything. */
      readonly term: string;
      readonly language: Language;
      readonly parameters: URLSearchParams;
      /** The domain of the portlet that it belongs to. */
      readonly portlet?: string;
    }
  /** Records by their ids, which the parameters name. */
  | {
      readonly kind: 'result';
      /** The title in the address, percent-encoded; names nothing. */
      readonly slug: string;
      readonly language: Language;
      readonly parameters: URLSearchParams;
      readonly portlet?: string;
    }
  /** A question in natural language; empty before it is asked. */
  | { readonly kind: 'answer'; readonly question: string; readonly language: Language }
  /** The visitor's own bookmarks and comments. */
  | { readonly kind: 'personal'; readonly language: Language }
  | { readonly kind: 'logout'; readonly language: Language }
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

const anyOf = (segments: Record<Language, string>) => `(?:${Object.values(segments).join('|')})`;

/** A page of records: the segments name its language, what follows is for people. */
const resultAddress = new RegExp(`^/${anyOf(searchSegments)}/${anyOf(resultSegments)}/([^/]*)/?$`);
/** A search page: its segment names its language, the rest is the term. */
const searchAddress = new RegExp(`^/${anyOf(searchSegments)}(?:/([^/]*))?/?$`);
const answerAddress = new RegExp(`^/${anyOf(answerSegments)}(?:/([^/]*))?/?$`);

/** A portlet's search, or its page of records. */
const portletAddress = /^\/portlet\/([^/]+)\/(resultaat\/)?([^/]*)$/;

/** Asks a portlet's first page for the code to embed it. */
export const embedParameter = 'embed';

/** Where editors see what their contents become (specification, section 2). */
export const previewPath = '/preview';

/** The visitor's own page. */
export const personalPath = '/mijn-gkn';

/** Where a visitor arrives who has signed out. */
export const logoutPath = '/logout';

/** The view behind an address (specification, section 2); the server and the browser decide alike. */
export function resolveView({ pathname, search }: Place, siteLanguage: Language): View {
  const parameters = new URLSearchParams(search);
  const pathLanguage = languageOfPath(pathname, siteLanguage);
  const [, portlet, isResult, rest = ''] = portletAddress.exec(pathname) ?? [];
  if (portlet) {
    const own = { language: siteLanguage, parameters, portlet };
    return isResult ? { kind: 'result', slug: rest, ...own } : { kind: 'search', term: decodeTerm(rest), ...own };
  }
  const result = resultAddress.exec(pathname);
  if (result) return { kind: 'result', slug: result[1] ?? '', language: pathLanguage, parameters };
  const found = searchAddress.exec(pathname);
  // Pages of the CMS link to records in this way too.
  if (found && parameters.has('id')) return { kind: 'result', slug: '-', language: pathLanguage, parameters };
  if (found) return { kind: 'search', term: decodeTerm(found[1] ?? ''), language: pathLanguage, parameters };
  const asked = answerAddress.exec(pathname);
  if (asked) {
    const question = decodeTerm(asked[1] ?? '');
    return { kind: 'answer', question: question === '*' ? '' : question, language: pathLanguage };
  }
  const language = languageOf(parameters.get('language'));
  switch (pathname) {
    case personalPath:
      return { kind: 'personal', language: language ?? siteLanguage };
    case logoutPath:
      return { kind: 'logout', language: language ?? siteLanguage };
    case previewPath: {
      const inAddress = /^(?:https?:\/\/[^/]*)?\/(?:[^?]*\/)??(nl|en)(?:[/?]|$)/i.exec(
        parameters.get('url') ?? '',
      )?.[1];
      return { kind: 'preview', search, language, expected: languageOf(inAddress?.toLowerCase()) };
    }
    default:
      return { kind: 'page', path: pathname, language };
  }
}

function languageOf(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text);
}
