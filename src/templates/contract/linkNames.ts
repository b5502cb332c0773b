import { capitalised } from '#languages/capitalised.ts';
import type { PlanContext } from './context.ts';
import { escapeHtml } from './escapeHtml.ts';
import { isBlank } from './isBlank.ts';
import { withoutPercents } from './textPlaces.ts';

/** A link of sanitised HTML with all it holds; no sign of a tag stands inside attributes there. */
const link = /(<a [^<>]*>).*?<\/a>/gs;

/** An attribute with its value, which may look like others: only a tag that is read from its beginning is read right. */
const attribute = / ([\w-]+)(?:="([^"]*)")?/g;

/** The name of a file elsewhere that is longer tells nobody anything (characters). */
const longName = 32;

/**
 * Names links that hold pictures alone, of which none says what it shows: without a name, screen readers spell out the
 * address. The first picture gets the title of the link, or of a picture in it, else where the link leads to, in short.
 *
 * @param html sanitised, but for titles: they are taken out
 */
export function withLinkNames(html: string, context: Pick<PlanContext, 'site'>): string {
  if (!html.includes('<img ')) return withoutTitles(html);
  return withoutTitles(
    html.replace(link, (whole, opening: string) => {
      const href = attributeOf(opening, 'href').replaceAll('&amp;', '&');
      const tags = whole.match(/<(?:a|img) [^<>]*>/g) ?? [];
      const isNamed = href === '' || tags.some((tag) => !isBlank(attributeOf(tag, 'alt')));
      if (isNamed || !isBlank(whole.replace(/<[^<>]*>/g, ''))) return whole;
      const title = tags.map((tag) => attributeOf(tag, 'title').trim()).find((words) => !isBlank(words));
      const name = title ?? escapeHtml(nameOf(href, context));
      return whole.replace(/<img [^<>]*>/, (picture) => withAttribute(picture, 'alt', ` alt="${name}"`));
    }),
  );
}

function attributeOf(tag: string, wanted: string): string {
  for (const [, name, value = ''] of tag.matchAll(attribute)) if (name === wanted) return value;
  return '';
}

/** @param written the attribute in place of the one of this name */
function withAttribute(tag: string, wanted: string, written: string): string {
  return tag.replace(attribute, (whole, name: string) => (name === wanted ? written : whole));
}

function withoutTitles(html: string): string {
  if (!html.includes(' title="')) return html;
  return html.replace(/<(?:a|img) [^<>]*>/g, (tag) => withAttribute(tag, 'title', ''));
}

/** Where an address leads to: a page by the end of its path, another site by its host too, a person by theirs. */
function nameOf(href: string, { site }: Pick<PlanContext, 'site'>): string {
  const reach = /^(?:mailto|tel):([^?]*)/i.exec(href)?.[1];
  if (reach !== undefined) return withoutPercents(reach);
  const base = site.origin;
  // A place has no name that its editor chose for readers.
  if (href.startsWith('#')) return '';
  if (!URL.canParse(href, base)) return href;
  const { host, pathname } = new URL(href, base);
  const last = withoutPercents(pathname.split('/').findLast((part) => !/^(?:index\.\w+)?$/i.test(part)) ?? '').trim();
  if (host === new URL(base).host)
    return capitalised(last.replace(/\.html?$/i, '').replace(/[-_]+/g, ' ')) || site.title;
  const bare = host.replace(/^www\./, '');
  return last === '' || last.length > longName ? bare : `${bare}, ${last}`;
}
