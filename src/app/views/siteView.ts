/** What most views have in common; each says what is different. */
export const siteView = {
  texts: [],
  failures: 'error-page',
  prefetch: 'never',
  shell: 'site',
  changes: 'page',
  audience: 'visitors',
  titleHolds: 'content',
} as const;

/** Views whose address names their language. */
export function ownLanguage<Language>({ language }: { readonly language: Language }): Language {
  return language;
}
