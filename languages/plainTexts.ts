import type { TextValues, TranslateTexts } from './translate.ts';

/**
 * A file of texts as it is, for what renders without i18next: stories, tests, apps of others. Knows no plural forms but
 * the general one.
 */
export function plainTexts<Texts extends object>(texts: Texts): TranslateTexts<Texts> {
  const byKey = new Map<string, string>(Object.entries(texts));
  return (key, values) => filledIn(byKey.get(key) ?? byKey.get(`${key}_other`) ?? key, values);
}

/** A text with its `{{placeholders}}` filled in. */
export function filledIn(text: string, values?: TextValues): string {
  if (!values) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}
