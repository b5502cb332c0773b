import { type Language, languages } from '#languages/languages.ts';
import { searchSegments } from '../language/languageOfPath.ts';
import type { SearchPlace } from '../search/addresses.ts';

/**
 * Where a search form searches, by its action: a site in a language, or a portlet. Nothing for forms that do something
 * else, and for another site's in a preview.
 */
export function formPlace(form: HTMLFormElement): SearchPlace | undefined {
  const { origin, pathname } = new URL(form.action);
  if (origin !== location.origin) return undefined;
  const portlet = /^\/portlet\/([^/]+)$/.exec(pathname)?.[1];
  if (portlet) return { portlet, language: languageAround(form) };
  const language = languages.find((each) => pathname === `/${searchSegments[each]}`);
  return language && { language };
}

/** Addresses of portlets name no language. */
function languageAround(form: HTMLFormElement): Language {
  const spoken = form.closest('[lang]')?.getAttribute('lang') ?? '';
  return languages.find((each) => spoken.startsWith(each)) ?? 'nl';
}
