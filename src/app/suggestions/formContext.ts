import { type Language, languages, sourceLanguage } from '#languages/languages.ts';
import type { SearchContext } from '../search/addresses.ts';
import { formContext } from '../search/formContext.ts';

/** What a form on the page searches. Nothing for forms that do something else, and for another site's in a preview. */
export function contextOfForm(form: HTMLFormElement): SearchContext | undefined {
  const { origin, pathname } = new URL(form.action);
  return origin === location.origin ? formContext(pathname, languageAround(form)) : undefined;
}

/** Addresses of portlets name no language. */
function languageAround(form: HTMLFormElement): Language {
  const spoken = form.closest('[lang]')?.getAttribute('lang') ?? '';
  return languages.find((each) => spoken.startsWith(each)) ?? sourceLanguage;
}
