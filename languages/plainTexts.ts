import type { TextValues, TranslateTexts } from './translate.ts';

/**
 * A file of texts as it is, for what renders without i18next: the server's own pages, stories, tests, apps of others.
 * @param language whose plural forms it takes; only the general one where none is given
 */
export function plainTexts<Texts extends object>(texts: Texts, language?: string): TranslateTexts<Texts> {
  const byKey = new Map<string, string>(Object.entries(texts));
  const rules = language === undefined ? undefined : new Intl.PluralRules(language);
  return (key, values) => {
    const form = (typeof values?.count === 'number' && rules?.select(values.count)) || 'other';
    return filledIn(byKey.get(key) ?? byKey.get(`${key}_${form}`) ?? byKey.get(`${key}_other`) ?? key, values);
  };
}

/** A text with its `{{placeholders}}` filled in. */
export function filledIn(text: string, values?: TextValues): string {
  if (!values) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}
