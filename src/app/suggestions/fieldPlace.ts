import { type Language, languages } from '#templates/plan/context.ts';
import { searchSegments } from '../language/languageOfPath.ts';
import type { SearchPlace } from '../routes/addresses.ts';

/**
 * Where a field searches, by the form it stands in: a site in a language, or a portlet. Nothing for fields that search
 * something else, as those inside filters, and for another site's in a preview.
 */
export function fieldPlace(field: HTMLInputElement): SearchPlace | undefined {
  const { form, name } = field;
  if (!form || name !== 'term') return undefined;
  const { origin, pathname } = new URL(form.action);
  if (origin !== location.origin) return undefined;
  const portlet = /^\/portlet\/([^/]+)$/.exec(pathname)?.[1];
  if (portlet) return { portlet, language: languageAround(field) };
  const language = languages.find((each) => pathname === `/${searchSegments[each]}`);
  return language && { language };
}

/** Addresses of portlets name no language. */
function languageAround(field: HTMLInputElement): Language {
  const spoken = field.closest('[lang]')?.getAttribute('lang') ?? '';
  return languages.find((each) => spoken.startsWith(each)) ?? 'nl';
}
