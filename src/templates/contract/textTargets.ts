import { Parser } from 'htmlparser2';

/** What may make a tag a place to lead to. */
interface Place {
  readonly id?: string | undefined;
  /** The older way, of links alone. */
  readonly name?: string | undefined;
}

/**
 * The places inside one text that its own links lead to: footnotes and the way back from them. Editors' ids are given
 * up for names of ours, so that none can meet an id of the page; an id that no link leads to gets none.
 */
export interface TextTargets {
  /** Our name for the place that a tag is. Of two tags with one id the first is the place, as in browsers. */
  take(place: Place): string | undefined;
  /** Where a link of the text leads to, by our name; as it was when the text has no such place. */
  hrefOf(href: string): string;
  /** Gives the links back their own address whose place did not come through cleaning. */
  settle(html: string): string;
}

const none: TextTargets = { take: () => undefined, hrefOf: (href) => href, settle: (html) => html };

/**
 * Reads which places of a text its links lead to.
 *
 * @param html as the editor wrote it
 * @param hrefOf our address for one of the CMS's: `#place` for a place of the same page
 */
export function readTextTargets(html: string, hrefOf: (address: string) => string | undefined): TextTargets {
  if (!html.includes('#')) return none;
  const { places, led } = readPlaces(html, hrefOf);
  const names = new Map<string, string>();
  let last = 0;
  for (const place of places) {
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
        return href === undefined || present.has(name) ? whole : `${before}${escaped(href.slice(1))}"`;
      });
    },
  };
}

/** The places of a text in their order, and the words by which its links may mean one. */
function readPlaces(html: string, hrefOf: (address: string) => string | undefined) {
  const places: Place[] = [];
  const led = new Set<string>();
  const parser = new Parser({
    onopentag(tag, { id, name, href }) {
      places.push({ id, name: tag === 'a' ? name : undefined });
      if (tag === 'a' && href?.includes('#')) for (const words of wordsOfPlace(hrefOf(href))) led.add(words);
    },
  });
  parser.end(html);
  return { places, led };
}

function keysOf({ id, name }: Place): string[] {
  return [id, name].flatMap((key) => key || []);
}

/** The id that a link means: as it is written, else without its per cent signs (HTML, 7.4.6.4). */
function wordsOfPlace(href: string | undefined): string[] {
  if (!href?.startsWith('#')) return [];
  const words = href.slice(1);
  return [words, withoutPercents(words)];
}

/** A fragment as its writer means it; as it is where its per cent signs encode nothing. */
export function withoutPercents(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A tag of cleaned HTML up to a name of ours in one of its attributes; signs inside attributes are escaped there. */
function tagWith(attribute: 'id="' | 'href="#'): RegExp {
  return new RegExp(`(<[a-z][^<>]* ${attribute})(note-\\d+)"`, 'g');
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Gives the names of a text ids of the page's own, by which two texts with footnotes stay apart.
 *
 * @param given ids that some names have already
 */
export function withPageIds(html: string, given: ReadonlyMap<string, string>, idOf: (name: string) => string): string {
  if (!html.includes('note-')) return html;
  const ids = new Map(given);
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
