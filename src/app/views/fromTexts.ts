import { ownLanguage, siteView } from './siteView.ts';

/** What views have in common that are made of texts alone and ask the portal's API for nothing. */
export const fromTexts = {
  ...siteView,
  responseAddress: () => undefined,
  readResponse: () => undefined,
  failure: () => undefined,
  language: ownLanguage,
} as const;
