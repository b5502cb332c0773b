import type { PageContext } from '../pageContext.ts';
import { signInPath } from '../paths.ts';

/** Which sign-in a page belongs to, and in which site and language it stands. */
interface SignInPlace extends Pick<PageContext, 'site' | 'language'> {
  readonly uid: string;
}

type SignInPage = '' | '/sign-up' | '/forgotten' | '/sent' | '/confirm' | '/new-password' | '/passkey';

/**
 * Address of a page of a sign-in under way. It names the site and language, which nothing else knows where that is over
 * or was begun in another browser.
 */
export function signInAddress(
  { uid, site, language }: SignInPlace,
  page: SignInPage = '',
  more: Readonly<Record<string, string>> = {},
): string {
  return `${signInPath}/${uid}${page}?${new URLSearchParams({ ...more, site: site.id, ui_locales: language })}`;
}
