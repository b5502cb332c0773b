import type { PageContext } from '../pageContext.ts';

/** Address of a one-time link, which works in any browser: it names the site and language that its page is shown in. */
export function linkAddress(issuer: string, path: string, token: string, { site, language }: PageContext): string {
  const query = new URLSearchParams({ token, site: site.id, ui_locales: language });
  return new URL(`${path}?${query}`, issuer).href;
}
