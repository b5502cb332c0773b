import { escapeHtml } from './escapeHtml.ts';
import { keysOf, mayNamePlace, type Place, readPlaces, wordsOfPlace } from './textPlaces.ts';

/**
 * The places inside one text that links lead to, mostly its own: footnotes and the way back from them. Editors' ids are
 * given up for names of ours, so that none can meet an id of the page; an id that no link leads to gets none.
 */
export interface TextTargets {
  /** Our names, by the words of the editor. */
  readonly names: ReadonlyMap<string, string>;
  /** Our name for the place that a tag is. Of two tags with one id the first is the place, as in browsers. */
  take(place: Place): string | undefined;
  /** Where a link of the text leads to, by our name; as it was when the text has no such place. */
  hrefOf(href: string): string;
  /** Gives the links back their own address whose place did not come through cleaning. */
  settle(html: string): string;
}

const none: TextTargets = {
  names: new Map(),
  take: () => undefined,
  hrefOf: (href) => href,
  settle: (html) => html,
};

/**
 * Reads which places of a text links lead to.
 *
 * @param html as the editor wrote it
 * @param hrefOf our address for one of the CMS's: `#place` for a place of the same page
 * @param wanted words of the places that other texts of the page lead to
 */
export function readTextTargets(
  html: string,
  hrefOf: (address: string) => string | undefined,
  wanted: readonly string[],
): TextTargets {
  if (!mayNamePlace(html) && wanted.length === 0) return none;
  const { tags, addresses } = readPlaces(html);
  const led = new Set([...addresses.flatMap((address) => wordsOfPlace(hrefOf(address))), ...wanted]);
  const names = new Map<string, string>();
  let last = 0;
  for (const place of tags) {
    const keys = keysOf(place).filter((key) => led.has(key) && !names.has(key));
    if (keys.length === 0) continue;
    do last += 1;
    while (
      // A link to a place of another text may have the same words as our names.
      led.has(`note-${last}`) &&
      !keys.includes(`note-${last}`)
    );
    for (const key of keys) names.set(key, `note-${last}`);
  }
  if (names.size === 0) return none;
  const taken = new Set<string>();
  /** The addresses that were changed, by what they became. */
  const changed = new Map<string, string>();
  return {
    names,
    take(place) {
      const name = keysOf(place)
        .map((key) => names.get(key))
        .find((each) => each !== undefined && !taken.has(each));
      if (name !== undefined) taken.add(name);
      return name;
    },
    hrefOf(href) {
      const name = wordsOfPlace(href).flatMap((key) => names.get(key) ?? [])[0];
      if (name === undefined) return href;
      changed.set(name, href);
      return `#${name}`;
    },
    settle(cleaned) {
      const present = new Set(Array.from(cleaned.matchAll(tagWith('id="')), ([, , name]) => name));
      return cleaned.replace(tagWith('href="#'), (whole, before: string, name: string) => {
        const href = changed.get(name);
        return href === undefined || present.has(name) ? whole : `${before}${escapeHtml(href.slice(1))}"`;
      });
    },
  };
}

/** A tag of cleaned HTML up to a name of ours in one of its attributes; signs inside attributes are escaped there. */
function tagWith(attribute: 'id="' | 'href="#'): RegExp {
  return new RegExp(`(<[a-z][^<>]* ${attribute})(note-\\d+)"`, 'g');
}

/**
 * Gives the names of a text ids of the page's own, by which two texts with footnotes stay apart.
 *
 * @param ids those that some names have already; the others' are added
 */
export function withPageIds(html: string, ids: Map<string, string>, idOf: (name: string) => string): string {
  if (!html.includes('note-')) return html;
  const named = html.replace(tagWith('id="'), (_, before: string, name: string) => {
    const id = idOf(name);
    ids.set(name, id);
    return `${before}${id}"`;
  });
  return named.replace(tagWith('href="#'), (whole, before: string, name: string) => {
    const id = ids.get(name);
    return id === undefined ? whole : `${before}${id}"`;
  });
}

/** A link of cleaned HTML to a place that its own text does not have. */
const leavingLink = /(<a(?: [^<>]*)? href="#)([^"]*)"/g;

const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Leads the links of a text to places in others, by the ids that the page gave them. */
export function withLinksToPlaces(html: string, places: ReadonlyMap<string, string>): string {
  return html.replace(leavingLink, (whole, before: string, words: string) => {
    const id = idOfPlace(
      `#${words.replace(/&(amp|quot|lt|gt);/g, (sign, name: string) => signs[name] ?? sign)}`,
      places,
    );
    return id === undefined ? whole : `${before}${id}"`;
  });
}

/** The page's id for the place that a link means. */
export function idOfPlace(href: string, places: ReadonlyMap<string, string>): string | undefined {
  return wordsOfPlace(href).flatMap((words) => places.get(words) ?? [])[0];
}
