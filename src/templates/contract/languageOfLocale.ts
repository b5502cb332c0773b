import type { Language } from '#languages/languages.ts';
import type { PlanContext } from './context.ts';

/** `nl_NL` and `en-US` as a language of the portal. */
export function languageOfLocale(locale: string, { languages }: Pick<PlanContext, 'languages'>): Language | undefined {
  return languages.find((language) => language === locale.slice(0, 2).toLowerCase());
}
