import { Feed } from 'feed';
import type { Language } from '#languages/languages.ts';
import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import { xmlText } from '../discovery/xmlText.ts';
import type { ListedRecord } from '../search/loadList.ts';

/** Longer than this a summary is cut (characters). */
const summaryMax = 800;

interface SearchFeed {
  readonly title: string;
  readonly language: Language;
  readonly siteTitle: string;
  /** Of the site, which names what is in the feed. */
  readonly host: string;
  /** The addresses of the feed and of the search's page. */
  readonly address: string;
  readonly page: string;
  readonly records: readonly ListedRecord[];
  /** When each was last written, where that is known. */
  readonly changed: ReadonlyMap<string, string>;
  readonly pageOf: (record: ListedRecord) => string;
}

/** What a search has that is new (Atom, RFC 4287). The same records always give the same bytes. */
export function searchFeed({ title, language, siteTitle, host, address, page, ...list }: SearchFeed): string {
  const dates = list.records.map(({ id, year }) => new Date(list.changed.get(id) ?? beginOf(year)));
  const feed = new Feed({
    title: xmlText(title),
    id: xmlText(page),
    link: xmlText(page),
    language,
    generator: false,
    updated: new Date(Math.max(0, ...dates.map(Number))),
    author: { name: xmlText(siteTitle) },
    feedLinks: { atom: xmlText(address) },
  });
  list.records.forEach((record, at) => {
    const { id, abstract, description, summary, authors, keywords } = record;
    const text = abstract || description || summary;
    feed.addItem({
      title: markup(record.title),
      // Stays the same when its title, and with it its address, changes (RFC 4151).
      id: `tag:${host},2026:${encodeURIComponent(id)}`,
      link: xmlText(list.pageOf(record)),
      date: dates[at] ?? new Date(0),
      ...(text && { description: markup(text.length > summaryMax ? `${text.slice(0, summaryMax)}…` : text) }),
      author: authors.map(({ name }) => ({ name: xmlText(name) })),
      // The library writes `<` as it is into attributes, and would escape an escape once more.
      category: keywords.map((keyword) => ({ term: xmlText(keyword).replaceAll('<', '‹') })),
    });
  });
  return feed.atom1();
}

/** Titles and summaries are written as HTML. */
const markup = (text: string) => escapeHtml(xmlText(text));

/** Where nobody knows when it came in, the beginning of its year is a moment that stays the same. */
const beginOf = (year = 1970) => `${year > 9999 ? 1970 : String(year).padStart(4, '0')}-01-01T00:00:00Z`;
