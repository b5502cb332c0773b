import { loginPath } from '#app/personal/loginPath.ts';
import { logoutPath } from '#app/views/logout/address.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { previewPath } from '#app/views/preview/address.ts';
import { languages, rowOf } from '#languages/languages.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { recordMapPath, sitemapPath } from '../sites/siteOffers.ts';

/** Whole parts of the address space that are not for search engines. Documents need nothing of `/api/` to be read. */
const folders = ['/api/', '/portlet/'];

/** Addresses that show something else for every visitor or every term; a page may begin with the same letters. */
const screens = [previewPath, personalPath, loginPath, logoutPath];
const paths = languages.map((language) => rowOf(language).paths);
const searches = [...paths.map(({ search }) => search), ...paths.map(({ answer }) => answer), 'aiSearch'];

/**
 * What robots may ask of a site (RFC 9309), or, where nothing should be found, that they may ask nothing.
 * @param indexing `refused` on hosts and variants that are not the public's
 * @param records whether the pages of records are listed as well
 */
export function robotsFile(
  { registration }: ServedSite,
  indexing: 'allowed' | 'refused',
  records: 'listed' | 'unlisted',
): string {
  if (indexing === 'refused') return 'User-agent: *\nDisallow: /\n';
  const refused = [
    ...folders,
    ...screens.flatMap(exactly),
    ...searches.flatMap((segment) => [`/${segment}/`, ...exactly(`/${segment}`)]),
  ];
  // The longer rule wins: records are found, searches are not.
  const pages = paths.map(({ search, result }) => `/${search}/${result}/`);
  const lines = [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    ...pages.map((path) => `Allow: ${path}`),
    'Allow: /',
  ];
  const maps = [sitemapPath, ...(records === 'listed' ? [recordMapPath()] : [])];
  return `${lines.join('\n')}\n\n${maps.map((path) => `Sitemap: ${registration.origin}${path}\n`).join('')}`;
}

function exactly(path: string): string[] {
  return [`${path}$`, `${path}?`];
}
