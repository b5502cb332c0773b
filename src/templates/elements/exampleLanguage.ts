import type { Language } from '#languages/languages.ts';

/** Languages that examples, and the pages for editors around them, are written in. */
export const exampleLanguages = ['nl', 'en'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** The language of the examples for a page of the portal: English for English, the source for all others. */
export function exampleLanguage(language: Language): ExampleLanguage {
  return language === 'en' ? 'en' : 'nl';
}
