import type { serverTexts } from '../texts/serverTexts.ts';

/** The link of a page that says that a form was not taken: to the page that it was posted from, where that is known. */
export function wayBack(from: string | undefined, t: ReturnType<typeof serverTexts>): { href: string; text: string } {
  return from === undefined ? { href: '/', text: t('lastResort.home') } : { href: from, text: t('refused.back') };
}
