import { type Language, languages } from '#languages/languages.ts';
import { type SearchContext, searchFormPath, searchPath } from './addresses.ts';

/** The language of a site's search form, by the path of its action; nothing for other forms. */
export function formLanguage(pathname: string): Language | undefined {
  return languages.find((language) => pathname === searchFormPath({ language }));
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
