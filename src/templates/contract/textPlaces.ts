import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { isBottomless } from './bottomless.ts';

/** What may make a tag a place to lead to. */
export interface Place {
  readonly id?: string | undefined;
  /** The older way, of links alone. */
  readonly name?: string | undefined;
}

/** The places of a text, and the links in it that name one. */
interface TextPlaces {
  /** The tags that may be places, in their order. */
  readonly tags: readonly Place[];
  /** Their words. */
  readonly places: ReadonlySet<string>;
  /** Where links with a `#` lead, as they were written; each once. */
  readonly addresses: readonly string[];
}

const none: TextPlaces = { tags: [], places: new Set(), addresses: [] };

/**
 * Asked of every text of every plan, before the cache of cleaned texts can be: equal texts are parsed once. Browsers take
 * the levels of headings from a module that leads here: marked as pure, this stays behind with its whole package.
 */
const read = /* @__PURE__ */ new LRUCache<string, TextPlaces>({
  maxSize: 8_000_000,
  sizeCalculation: ({ tags, addresses }, html) => 2 * html.length + 64 * (tags.length + addresses.length + 1),
});

/** Whether a link of this HTML may name a place: `#`, also by its number, or by its name. */
export function mayNamePlace(html: string): boolean {
  return /#|&num;/.test(html);
}

/** Reads the places of a text as its editor wrote it; none where it nests without end. */
export function readPlaces(html: string): TextPlaces {
  const known = read.get(html);
  if (known) return known;
  const found = isBottomless(html) ? none : parsed(html);
  read.set(html, found);
  return found;
}

function parsed(html: string): TextPlaces {
  const tags: Place[] = [];
  const addresses = new Set<string>();
  const parser = new Parser({
    onopentag(tag, { id, name, href }) {
      const place: Place = { id, name: tag === 'a' ? name : undefined };
      if (keysOf(place).length > 0) tags.push(place);
      if (tag === 'a' && href?.includes('#')) addresses.add(href);
    },
  });
  parser.end(html);
  return { tags, places: new Set(tags.flatMap(keysOf)), addresses: [...addresses] };
}

/** The words by which a place can be named. */
export function keysOf({ id, name }: Place): string[] {
  return [id, name].flatMap((key) => key || []);
}

/** The id that a link means: as it is written, else without its per cent signs (HTML, 7.4.6.4). */
export function wordsOfPlace(href: string | undefined): string[] {
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
