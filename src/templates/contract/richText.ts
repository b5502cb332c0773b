import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { isBottomless } from './bottomless.ts';
import type { PictureUrl, PlanContext } from './context.ts';
import { readHeadings, type TextHeading, withHeadingLevels } from './headings.ts';
import { isBlank } from './isBlank.ts';
import { withLinkNames } from './linkNames.ts';
import { siteHref } from './links.ts';
import { entryNumber, listNumbers } from './listNumbers.ts';
import { withNestedLists } from './nestedLists.ts';
import { withTableScopes } from './tableScopes.ts';
import { mayNamePlace, readPlaces } from './textPlaces.ts';
import { readTextTargets, type TextTargets } from './textTargets.ts';

const textTags = `p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote cite q em strong b i u s small mark sub sup abbr
  code pre a img figure figcaption table caption thead tbody tfoot tr th td div`.split(/\s+/);

/** The tags of running text; every other one is taken out. */
export const allowedTags: readonly string[] = textTags;

/** Tags that go, but not the lines of their own that stand in them: without those, words on two sides would be one. */
const lineTags: ReadonlyMap<string, 'div' | 'ul'> = new Map([
  ...`section article header footer main nav aside address hgroup center details summary fieldset legend form dialog search`
    .split(' ')
    .map((name) => [name, 'div'] as const),
  ...(['dir', 'menu'] as const).map((name) => [name, 'ul'] as const),
]);

/** Tags within a line that go, and leave a place where a link leads to them. */
const wordTags = new Set(
  'font big tt nobr time var samp kbd data dfn ins acronym bdi bdo label ruby rb rt rp'.split(' '),
);

/**
 * The tag of what says nothing but its words. It is taken out afterwards: sanitize-html would close the next tag by the
 * name that it gave to one that it left out, and what is bold would never end.
 */
const mute = 'font';

/** Widths in px that a picture inside text is offered in; the reading column is never wider than the last. */
const inlineWidths = [480, 720, 1080] as const;

interface CleanText {
  /** Sanitised HTML; its headings carry no ids yet, its footnotes names that only this text knows. */
  readonly html: string;
  readonly headings: readonly TextHeading[];
  /** The names of its places, by the words of the editor. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Cleaning is by far the dearest step of planning, and editors change few texts a day: equal input is cleaned once.
 * Bounded by characters, not by entries; one cache for each set of sites and picture addresses, which it depends on.
 */
const caches = new WeakMap<PlanContext['sites'], WeakMap<PictureUrl, LRUCache<string, CleanText>>>();

function cacheFor({ sites, pictures }: PlanContext): LRUCache<string, CleanText> {
  const ofSites = caches.get(sites) ?? new WeakMap<PictureUrl, LRUCache<string, CleanText>>();
  caches.set(sites, ofSites);
  const cache =
    ofSites.get(pictures) ??
    new LRUCache<string, CleanText>({
      maxSize: 16_000_000,
      sizeCalculation: (text, key) => key.length + text.html.length + 64,
    });
  ofSites.set(pictures, cache);
  return cache;
}

/**
 * Makes an editor's HTML safe and ours: only the tags of running text, no classes, styles, scripts or frames; links and
 * pictures with our addresses; headings shifted so that the highest becomes `level`, without gaps; headings of tables
 * with what they head; lists in the entries they belong to; links that are pictures with a name.
 */
export function cleanRichText(html: string, level: number, context: PlanContext): CleanText {
  const cache = cacheFor(context);
  // Only a link to a place asks which page it stands on.
  const here = mayNamePlace(html) ? (context.here ?? []).join(' ') : '';
  const wanted = wantedPlaces(html, context);
  const key = `${context.site.id} ${level} ${here} ${wanted.length > 0 ? JSON.stringify(wanted) : ''} ${html}`;
  const known = cache.get(key);
  if (known) return known;
  const text = clean(html, level, wanted, context);
  cache.set(key, text);
  return text;
}

/** The places of a text that other texts of its page lead to: few texts have any, and only those are parsed for them. */
function wantedPlaces(html: string, { ledTo }: PlanContext): readonly string[] {
  if (!ledTo || ledTo.size === 0 || !/\b(?:id|name)\s*=/i.test(html)) return [];
  return [...readPlaces(html).places].filter((words) => ledTo.has(words));
}

/** The words alone. */
function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replaceAll('<', ' ');
}

function clean(source: string, level: number, wanted: readonly string[], context: PlanContext): CleanText {
  const html = isBottomless(source) ? withoutTags(source) : source;
  const targets = readTextTargets(html, (address) => siteHref(address, context), wanted);
  /** Where in the cleaned text the last thing stands that counts without words: a picture, a place. */
  let lastKept = -1;
  const sanitised = sanitizeHtml(html, {
    allowedTags: [...textTags, 'h1', 'span', mute],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'data-side'],
      figure: ['data-side'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed', 'type', 'data-marks'],
      li: ['value'],
      '*': ['lang', 'dir', 'id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    transformTags: {
      '*': (tagName, attribs) => named(tagName, attribs, targets),
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...keptOf(attribs), ...titleOf(attribs), ...linkAttributes(attribs.href, targets, context) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...keptOf(attribs),
          ...titleOf(attribs),
          ...pictureAttributes(attribs, context),
          ...sideOf(attribs),
        },
      }),
      ol: (tagName, attribs) => ({ tagName, attribs: { ...keptOf(attribs), ...listNumbers(attribs) } }),
      li: (tagName, attribs) => ({ tagName, attribs: { ...keptOf(attribs), ...entryNumber(attribs) } }),
      figure: (tagName, attribs) => ({ tagName, attribs: { ...keptOf(attribs), ...sideOf(attribs) } }),
      strike: struck,
      del: struck,
      span: (tagName, attribs) =>
        /line-through/i.test(attribs.style ?? '') ? struck(tagName, attribs) : { tagName, attribs },
    },
    exclusiveFilter: ({ tag, attribs, text, tagPosition }) => {
      if (tag === 'img' && !attribs.src) return true;
      if (tag === 'img' || tag === 'hr' || attribs.id) lastKept = tagPosition;
      // It counts however deep it stands: in bold, or in a link.
      const goesBlank = lineTags.has(tag) || /^(p|div|h[1-6]|a)$/.test(tag);
      return goesBlank && isBlank(text) && lastKept < tagPosition;
    },
  });
  const spoken = sanitised.replace(/<\/?font(?: [^>]*)?>/g, '');
  const namedLinks = withLinkNames(targets.settle(spoken), context);
  const safe = withHeadingLevels(withTableScopes(withNestedLists(namedLinks)), level).trim();
  return { html: safe, headings: readHeadings(safe, plainText), names: targets.names };
}

/** Words that no longer hold: without their line they would hold again. */
function struck(_: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName: 's', attribs: keptOf(attribs) };
}

/** A tag with our name for the place it is, if a link leads to it. */
function named(tagName: string, { id, name, dir, ...others }: sanitizeHtml.Attributes, targets: TextTargets) {
  const attribs = { ...others, ...directionOf(dir) };
  const place = targets.take({ id, name: tagName === 'a' ? name : undefined });
  // A span says nothing but how its words are to be read, or what a link leads to.
  const isMute = tagName === 'span' && !attribs.lang && !attribs.dir;
  const shown = lineTags.get(tagName) ?? tagName;
  if (place === undefined) return { tagName: isMute ? mute : shown, attribs };
  return { tagName: wordTags.has(tagName) ? 'span' : shown, attribs: { id: place, ...attribs } };
}

function linkAttributes(
  address: string | undefined,
  targets: TextTargets,
  context: PlanContext,
): sanitizeHtml.Attributes {
  const known = siteHref(address ?? '', context);
  if (known === undefined) return {};
  const href = targets.hrefOf(known);
  const elsewhere = /^https?:/i.test(href) && !context.sites.some((site) => href.startsWith(`${site.origin}/`));
  return elsewhere ? { href, target: '_blank', rel: 'noopener' } : { href };
}

function pictureAttributes(
  attribs: sanitizeHtml.Attributes,
  { pictures, signPicture }: PlanContext,
): sanitizeHtml.Attributes {
  const source = attribs.src ?? '';
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return {};
  const size = (value: string | undefined) => (value && /^[1-9]\d{0,3}$/.test(value) ? value : undefined);
  const [width, height] = [size(attribs.width), size(attribs.height)];
  const picture = { source, signature: signPicture?.({ source }) };
  return {
    src: pictures(picture, 720, 'original'),
    srcset: inlineWidths.map((candidate) => `${pictures(picture, candidate, 'original')} ${candidate}w`).join(', '),
    sizes: '(min-width: 768px) 42rem, 100vw',
    alt: attribs.alt ?? '',
    ...(width && height ? { width, height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/**
 * What a link may lead to, an id or the older name of an anchor, and the language and the direction in which it is
 * written.
 */
function keptOf({ id, name, lang, dir }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return { ...(id && { id }), ...(name && { name }), ...(lang && { lang }), ...(dir && { dir }) };
}

/** What `withLinkNames` may call a link by. */
function titleOf({ title = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return isBlank(title) ? {} : { title };
}

/** The direction of words, which Word writes in capitals. */
function directionOf(dir = ''): sanitizeHtml.Attributes {
  return /^(?:ltr|rtl|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {};
}

/** The side of the text that an editor put a picture on, in any of the ways editors do it. */
function sideOf({ align = '', style = '', class: names = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const side = /(?:^|[\s;:_-])(left|right|links|rechts)\b/i.exec(
    ` ${align} ${/float\s*:\s*\w+/i.exec(style)?.[0] ?? ''} ${names}`,
  )?.[1];
  if (side === undefined) return {};
  return { 'data-side': /^(left|links)$/i.test(side) ? 'start' : 'end' };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of sanitised HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
