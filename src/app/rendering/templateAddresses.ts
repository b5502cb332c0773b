import type { Language } from '#languages/languages.ts';
import type { Addresses } from '#templates/renderer/RendererProvider.tsx';
import { calendarAddress } from '../api/addresses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { searchPath } from '../search/addresses.ts';

/** What templates lead to, for pages of a site in one language. */
export function templateAddresses(site: Pick<PublicSite, 'origin' | 'language'>, language: Language): Addresses {
  // A page in another language than its site's may have an alternate under the same path.
  const other = language === site.language ? undefined : language;
  return {
    search: (term) => searchPath({ language }, term),
    calendar: (path) => calendarAddress(path, other),
    whole: (path) => `${site.origin}${path}${other ? `?language=${other}` : ''}`,
  };
}
