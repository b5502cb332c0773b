import { Feed } from 'feed';
import type { Language } from '#languages/languages.ts';
import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import { sharedPicture, sharedPictureType } from '../pictureAddresses/sharedPicture.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { feedPath, feedTitle } from '../sites/siteOffers.ts';
import type { FoundPage } from './foundPage.ts';
import { xmlText } from './xmlText.ts';

/** Items in the feed, newest first. */
const maximumItems = 30;

/** A site's news in one language as a feed (RSS 2.0). The same news always gives the same bytes. */
export function newsFeed(pages: readonly FoundPage[], site: ServedSite, language: Language): string {
  const { origin } = site.registration;
  const items = pages
    .flatMap((page) => (page.news && page.language === language ? [{ ...page.news, link: page.canonical }] : []))
    .map((item) => ({ ...item, date: new Date(item.published) }))
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, maximumItems);
  const title = feedTitle(site, language);
  const feed = new Feed({
    title: xmlText(title),
    description: xmlText(language === site.plan.language ? site.registration.description : title),
    link: `${origin}/`,
    language,
    generator: false,
    // Without news there is no last change to speak of; any moment that stays the same will do.
    updated: items[0]?.date ?? new Date(0),
    feedLinks: { rss: origin + feedPath(language) },
  });
  for (const { title, description, link, date, picture } of items) {
    feed.addItem({
      title: xmlText(title),
      link,
      date,
      // Readers take a description for HTML.
      ...(description && { description: escapeHtml(xmlText(description)) }),
      // The size is unknown before the picture is made: feeds say 0 then.
      ...(picture && { enclosure: { url: sharedPicture(picture, origin).url, type: sharedPictureType, length: 0 } }),
    });
  }
  return feed.rss2();
}
