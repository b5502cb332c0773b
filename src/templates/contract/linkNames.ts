import type { PlanContext } from './context.ts';
import { isBlank } from './isBlank.ts';
import { withoutPercents } from './textPlaces.ts';

/** A link of sanitised HTML with its address and all it holds; no sign of a tag stands inside attributes there. */
const link = /<a (?=[^<>]*href="([^"]*)")[^<>]*>.*?<\/a>/gs;

const title = /^<[^<>]* title="([^"]*)"/;
const alternative = / alt="([^"]*)"/;

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
    html.replace(link, (whole, href: string) => {
      const tags = whole.match(/<(?:a|img) [^<>]*>/g) ?? [];
      const isNamed = tags.some((tag) => !isBlank(alternative.exec(tag)?.[1] ?? ''));
      if (isNamed || !isBlank(whole.replace(/<[^<>]*>/g, ''))) return whole;
      const name = tags.map((tag) => title.exec(tag)?.[1] ?? '').find((words) => !isBlank(words));
      return whole.replace(
        alternative,
        () => ` alt="${name ?? escaped(nameOf(href.replaceAll('&amp;', '&'), context))}"`,
      );
    }),
  );
}

function withoutTitles(html: string): string {
  return html.includes(' title="') ? html.replace(/(<(?:a|img)(?: [^<>]*?)?) title="[^"]*"/g, '$1') : html;
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
  const last = withoutPercents(pathname.split('/').findLast((part) => part !== '') ?? '');
  if (host === new URL(base).host)
    return last.replace(/[-_]+/g, ' ').replace(/^./u, (letter) => letter.toUpperCase()) || site.title;
  const bare = host.replace(/^www\./, '');
  return last === '' || last.length > longName ? bare : `${bare}, ${last}`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
