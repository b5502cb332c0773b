import { matchPath } from 'react-router-dom';
import { type Language, languages } from '#languages/languages.ts';
import { type SearchContext, searchFormPath, searchPath } from './addresses.ts';

/** What a search form searches, by the path of its action; nothing for forms that do something else. */
export function formContext(pathname: string, portletLanguage: Language): SearchContext | undefined {
  const language = languages.find((each) => pathname === searchFormPath({ language: each }));
  if (language) return { language };
  const match = matchPath({ path: '/portlet/:portlet', caseSensitive: true }, pathname);
  return match?.params.portlet ? { portlet: match.params.portlet, language: portletLanguage } : undefined;
}

/** What a GET form sends, without fields that were left empty. */
export function filledFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') parameters.append(name, value);
  return parameters;
}

/** Where a search form leads: the term moves into the path, as the server would redirect it. */
export function submittedSearch(context: SearchContext, fields: URLSearchParams): string {
  const parameters = new URLSearchParams(fields);
  const term = parameters.get('term') ?? '';
  parameters.delete('term');
  return searchPath(context, term, parameters);
}
