import type { PlanContext } from './context.ts';
import { siteHref } from './links.ts';
import { mayNamePlace, readPlaces, withoutPercents, wordsOfPlace } from './textPlaces.ts';

/** The links of a text as they are written; it is parsed only where one of them names a place. */
const links = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Ids of the page's own begin like this: a link to one of them has no other place to go. */
const ownPrefix = 's-';

/**
 * The places of a page that links lead to from outside the text they are in: a table of contents above several texts.
 * @param contents of the page, as the CMS sent them
 * @returns the words by which the links name them
 */
export function placesLedTo(contents: unknown, context: PlanContext): ReadonlySet<string> {
  const led = new Set<string>();
  const ends = endsOf(context);
  /** Reading an address in full is dear: most of thousands lead elsewhere, which their last words say. */
  const wordsOf = (address: string) => (mayLeadHere(address, ends) ? wordsOfPlace(siteHref(address, context)) : []);
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      for (const words of leavingWords(value, wordsOf))
        if (words !== '' && !words.startsWith(ownPrefix)) led.add(words);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(contents);
  return led;
}

/** The words by which a text, or a field that is an address, names places that it does not have itself. */
function leavingWords(value: string, wordsOf: (address: string) => string[]): string[] {
  if (!value.includes('<')) return wordsOf(value);
  if (!mayNamePlace(value) || ![...value.matchAll(links)].some(([link]) => mayNamePlace(link))) return [];
  const { places, addresses } = readPlaces(value);
  return addresses.map(wordsOf).flatMap((words) => (words.some((each) => places.has(each)) ? [] : words));
}

/** Whether an address may name a place on a page whose address ends so: it begins with the place, or ends so as well. */
function mayLeadHere(address: string, ends: ReadonlySet<string>): boolean {
  const start = address.indexOf('#');
  if (start < 0) return false;
  const end = endOf(address.slice(0, start));
  return end === '' || end === '.' || end === '..' || ends.has(end);
}

/** The ends that addresses of this page may have; the site's own address is called by more names than one. */
function endsOf({ here = [], site }: PlanContext): ReadonlySet<string> {
  const ofPaths = here.map(endOf);
  return new Set([...ofPaths, ...(ofPaths.includes('') ? [site.cname, 'index', new URL(site.origin).host] : [])]);
}

/** The last part of an address before its query, however it is written. */
function endOf(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  // Counted, since an expression would begin anew at each of a hundred thousand blanks.
  let stop = path.length;
  while (stop > 0 && /[/\\\s]/.test(path.charAt(stop - 1))) stop -= 1;
  const start = Math.max(path.lastIndexOf('/', stop - 1), path.lastIndexOf('\\', stop - 1)) + 1;
  const last = path.slice(start, stop);
  const words = last.includes('%') ? withoutPercents(last) : last;
  return words.replace(/\s+|\.htm$/gi, '').toLowerCase();
}
