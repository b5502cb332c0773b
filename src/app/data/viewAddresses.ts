import type { Language } from '#templates/plan/context.ts';
import type { View } from '../routes/resolveView.ts';
import { pageAddress, searchAddress } from './addresses.ts';

/** The answer a view is made of, by its address in the portal's API. */
export function viewAddress(view: View): string {
  return view.kind === 'page'
    ? pageAddress(view.path, view.language)
    : searchAddress(view.term, view.language, view.parameters);
}

/** The language of the interface around a view, once its answer is there. */
export function interfaceLanguage(view: View, planLanguage: Language | undefined, siteLanguage: Language): Language {
  return view.kind === 'search' ? view.language : (planLanguage ?? view.language ?? siteLanguage);
}
