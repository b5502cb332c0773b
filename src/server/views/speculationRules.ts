import { loginPath } from '#app/personal/loginPath.ts';
import { logoutPath } from '#app/views/logout/address.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';

/** Named by a header of every document. */
export const speculationRulesPath = '/speculation-rules.json';

/** Paths that are no pages, or that change something. */
const excluded = [
  ...['/api/*', '/pictures/*', '/assets/*', `${loginPath}*`, `${logoutPath}*`, `${personalPath}*`, '/preview*'],
  ...['/*.rss', '/*.xml'],
];

/**
 * Browsers may fetch the page behind a link of this site once a visitor is about to follow it; only as long as no app
 * has come to life on the page, which then gets the same page's data instead (`app/navigation/navigator/prefetch.ts`).
 */
export const speculationRules = new Reply(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { selector_matches: ':root:not([data-app]) a' },
            ...excluded.map((path) => ({ not: { href_matches: path } })),
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
  {
    status: 200,
    contentType: 'application/speculationrules+json',
    headers: { ...resourceHeaders, 'cache-control': 'public, max-age=86400' },
    compression: 'none',
  },
);
