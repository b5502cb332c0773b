import type { Language } from '#languages/languages.ts';
import { pageAddress, searchAddress } from '../api/addresses.ts';
import type { PortalState } from '../api/responses.ts';
import type { Answer } from '../api/useResponse.ts';
import { previewPath, type View } from './resolveView.ts';

/** The answer a view is made of, by its address in the portal's API; none for a view that is made of nothing else. */
export function viewAddress(view: View): string | undefined {
  switch (view.kind) {
    case 'page':
      return pageAddress(view.path, view.language);
    case 'search':
      return searchAddress(view.term, view.language, view.parameters, view.portlet);
    case 'result':
      return searchAddress('*', view.language, view.parameters, view.portlet);
    case 'answer':
    case 'personal':
    case 'logout':
      return undefined;
    case 'preview':
      // Comes with its document and cannot be asked from the API: every look at it is a new one.
      return previewPath + view.search;
    default:
      return view satisfies never;
  }
}

/** The answer that a document brought along for its view. */
export function keptAnswer({ answers }: Pick<PortalState, 'answers'>, view: View): Answer | undefined {
  const address = viewAddress(view);
  return address === undefined ? undefined : answers[address];
}

/** The language of the interface around a view, once its answer is there. */
export function interfaceLanguage(view: View, planLanguage: Language | undefined, siteLanguage: Language): Language {
  switch (view.kind) {
    case 'page':
      return planLanguage ?? view.language ?? siteLanguage;
    case 'search':
    case 'result':
    case 'answer':
    case 'personal':
    case 'logout':
      return view.language;
    case 'preview':
      // An editor's own choice: the report should be readable, whatever the page's language.
      return view.language ?? planLanguage ?? view.expected ?? siteLanguage;
    default:
      return view satisfies never;
  }
}
