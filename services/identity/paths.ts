/** Below which path the pages stand that a visitor meets between asking to sign in and being back. */
export const signInPath = '/u/login';

/** Where the provider ends sessions. */
export const signOutPath = '/v2/logout';

/** Path of the account pages: `/u/account?site=coegroen&ui_locales=nl`. */
export const accountPath = '/u/account';

/** Where a site takes up the session that there is, and shows its front page. */
export const siteSignInPath = '/login?to=/';
