import type { TranslateTexts } from '#languages/translate.ts';
import type { IdentitySite } from './site.ts';

type IdentityTexts = typeof import('#languages/nl/identity.json');

/** Gives the texts of pages and letters. */
export type IdentityTranslate = TranslateTexts<IdentityTexts>;

/** Whose page it is, and how it speaks. */
export interface PageContext {
  readonly site: IdentitySite;
  readonly language: string;
  readonly t: IdentityTranslate;
}
