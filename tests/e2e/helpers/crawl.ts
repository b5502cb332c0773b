import type { Page } from '@playwright/test';
import type { BookSite } from './siteBook.ts';

/** What a crawl needs to know of a page that stands in the browser. */
export interface PageFacts {
  readonly title: string;
  readonly language: string;
  /** Headings of level 1. */
  readonly headings: number;
  /** Everything a link can point at within the page. */
  readonly ids: readonly string[];
  readonly links: readonly PageLink[];
}

interface PageLink {
  readonly name: string;
  /** As the browser understands it: absolute. */
  readonly address: string;
  readonly target: string;
}

/** Everything a crawl asks of the page that stands in the browser, in one call. */
export function factsOf(page: Page): Promise<PageFacts> {
  return page.evaluate(readFacts, undefined);
}

/** The same of a document that was fetched and is not opened: a twentieth of the time. @param reader any page that takes HTML as text */
export function factsIn(reader: Page, text: string, address: string): Promise<PageFacts> {
  return reader.evaluate(readFacts, { text, address });
}

/** Runs in the browser; without a document of its own it reads the one that is open. */
function readFacts(fetched: { readonly text: string; readonly address: string } | undefined): PageFacts {
  const page = fetched ? new DOMParser().parseFromString(fetched.text, 'text/html') : document;
  const base = fetched?.address ?? document.baseURI;
  return {
    title: page.title,
    language: page.documentElement.lang,
    headings: page.querySelectorAll('h1').length,
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...page.querySelectorAll<HTMLAnchorElement>('a[href]:not([role="button"])')].map((link) => {
      const picture = link.querySelector('img, [aria-label]');
      return {
        name: link.textContent?.trim() || link.ariaLabel || picture?.getAttribute('alt') || picture?.ariaLabel || '',
        address: URL.parse(link.getAttribute('href') ?? '', base)?.href ?? link.href,
        target: link.target,
      };
    }),
  };
}

/** Searches and records of the collection are without end: of each kind one is looked at, the others have to answer. */
const endless = /^\/(?:zoeken|search|ai-zoeken|ai-search|mijn-gkn)(?:\/(?:resultaat|result)(?=\/)|(?=\/|$))/;

/** Where a crawl of a site stands: what it has seen, what is left to see, and what was wrong. */
export class Crawl {
  readonly faults: string[] = [];
  /** Addresses that only have to answer, each with a page that links there. */
  readonly answersOnly = new Map<string, string>();
  readonly origin: string;
  readonly pages = new Map<string, PageFacts>();
  readonly #site: BookSite;
  readonly #queue = ['/'];
  readonly #from = new Map([['/', 'the start']]);
  readonly #kinds = new Set<string>();
  readonly #searches = new Set<string>();
  readonly #parts: { readonly from: string; readonly path: string; readonly id: string }[] = [];

  constructor(site: BookSite, origin: string) {
    this.#site = site;
    this.origin = origin;
  }

  /** The path of a page that nobody has looked at yet. */
  next(): string | undefined {
    return this.#queue.shift();
  }

  linkedFrom(path: string): string {
    return this.#from.get(path) ?? '';
  }

  isFirstOfItsKind(path: string): boolean {
    const { pathname } = new URL(path, this.origin);
    const known = this.#site.pages.find((candidate) => candidate.path === decodeURIComponent(pathname));
    const kind = known?.kind ?? endless.exec(pathname)?.[0] ?? 'in the other language';
    const isFirst = !this.#kinds.has(kind);
    this.#kinds.add(kind);
    return isFirst;
  }

  /** Keeps what a page says of itself and follows its links. */
  visited(path: string, facts: PageFacts): void {
    this.pages.set(path, facts);
    for (const { name, address, target } of facts.links) {
      const wrong = this.#follow(path, address, target);
      if (name === '') this.faults.push(`${path}: the link to ${address} has no name`);
      if (wrong) this.faults.push(`${path}: “${name}” ${wrong}`);
    }
  }

  /** Links to a part of a page that has no such part. */
  missingParts(): string[] {
    return this.#parts.flatMap(({ from, path, id }) => {
      const page = this.pages.get(path);
      return page && !page.ids.includes(id) ? [`${from}: ${path} has no part “${id}”`] : [];
    });
  }

  #follow(from: string, address: string, target: string): string | undefined {
    const url = URL.parse(address);
    if (url && /^(?:mailto|tel):$/.test(url.protocol)) return undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return `leads to ${address}`;
    const path = url.pathname + url.search;
    if (url.origin !== this.origin) {
      // The other sites of the portal answer here, too; what lies outside must not be asked by a test.
      if (url.hostname.endsWith('localhost')) this.answersOnly.set(url.origin + path, from);
      else if (target !== '_blank') return 'leaves the site without a tab of its own';
      return undefined;
    }
    if (url.hash) this.#parts.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    // The way in leads to the provider's own pages, which have their own tests.
    if (this.#from.has(path) || url.pathname === '/login') return undefined;
    this.#from.set(path, from);
    if (this.#isWorthALook(url.pathname)) this.#queue.push(path);
    else this.answersOnly.set(url.origin + path, from);
    return undefined;
  }

  #isWorthALook(pathname: string): boolean {
    const isFile = pathname.startsWith('/api/') || /\.[a-z0-9]{2,4}$/i.test(pathname);
    const search = endless.exec(pathname)?.[0];
    if (isFile || (search !== undefined && this.#searches.has(search))) return false;
    if (search !== undefined) this.#searches.add(search);
    return true;
  }
}
