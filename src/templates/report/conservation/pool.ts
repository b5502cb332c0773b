import { isRecord } from '../../contract/empty.ts';

/** Everything that a part of a plan shows, to look things up in. */
export interface Pool {
  /** Strings of the plan as they are (addresses, ids, dates, texts); how often each is left. */
  readonly strings: Map<string, number>;
  /** All texts by their letters and digits alone, and how often each is left. */
  letters(): Map<string, number>;
  /** Where links lead, inside texts and of their own. */
  readonly hrefs: ReadonlySet<string>;
  /** Pictures inside texts. */
  readonly pictures: number;
  /** The words of all texts, and how often each stands there. */
  words(): Map<string, number>;
}

/** Letters and digits alone: spaces and signs may be set otherwise on a page. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The strings of a plan's data, however deep, and the addresses of its links. */
function stringsIn(value: unknown, into: string[], hrefs: Set<string>): void {
  if (typeof value === 'string') into.push(value);
  else if (typeof value === 'number') into.push(String(value));
  else if (Array.isArray(value)) for (const entry of value) stringsIn(entry, into, hrefs);
  else if (isRecord(value)) {
    if (typeof value.href === 'string') hrefs.add(value.href);
    for (const key of Object.keys(value)) stringsIn(value[key], into, hrefs);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

/** @param data part of a plan: its markup is sanitised, so that its tags can be read as text */
export function poolOf(data: unknown): Pool {
  const all: string[] = [];
  const hrefs = new Set<string>();
  stringsIn(data, all, hrefs);
  const strings = new Map<string, number>();
  let pictures = 0;
  for (const string of all) {
    count(strings, string);
    if (!string.includes('<')) continue;
    for (const [, href = ''] of string.matchAll(/ href="([^"]*)"/g)) hrefs.add(decoded(href));
    pictures += string.split('<img ').length - 1;
  }
  let letters: Map<string, number> | undefined;
  return {
    strings,
    hrefs,
    pictures,
    letters() {
      letters ??= lettersIn(strings);
      return letters;
    },
    words: () => wordsIn(all),
  };
}

function count(counts: Map<string, number>, key: string, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** What was found as it is before this was asked for is used up already. */
function lettersIn(strings: ReadonlyMap<string, number>): Map<string, number> {
  const letters = new Map<string, number>();
  for (const [string, left] of strings)
    count(letters, lettersOf(string.includes('<') ? decoded(string.replace(/<[^>]*>/g, '')) : string), left);
  return letters;
}

function wordsIn(strings: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const string of strings) {
    for (const word of decoded(string.replace(/<[^>]*>/g, ' ')).split(/\s+/)) {
      const key = lettersOf(word);
      if (key !== '') words.set(key, (words.get(key) ?? 0) + 1);
    }
  }
  return words;
}

/** Whether these letters are shown; a text that stands there as a whole is used up, so that the next one needs its own. */
export function takeLetters(pool: Pool, key: string): boolean {
  const letters = pool.letters();
  const left = letters.get(key) ?? 0;
  if (left > 0) {
    letters.set(key, left - 1);
    return true;
  }
  for (const known of letters.keys()) if (known.length > key.length && known.includes(key)) return true;
  return false;
}

/** Whether exactly this is shown; used up like letters. */
export function takeString(pool: Pool, text: string): boolean {
  const left = pool.strings.get(text) ?? 0;
  if (left > 0) pool.strings.set(text, left - 1);
  return left > 0;
}
