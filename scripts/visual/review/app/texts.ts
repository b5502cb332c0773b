import english from '#languages/en/visual.json' with { type: 'json' };
import dutch from '#languages/nl/visual.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { TranslateTexts } from '#languages/translate.ts';

export type ReviewLanguage = 'nl' | 'en';
export type Translate = TranslateTexts<typeof dutch>;

export const texts: Readonly<Record<ReviewLanguage, Translate>> = {
  nl: plainTexts(dutch),
  en: plainTexts<typeof dutch>(english),
};
