import { expect, type Page, type Response } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { Crawl, factsIn, factsOf, type PageFacts } from './helpers/crawl.ts';
import { noteChanges } from './helpers/hydration.ts';
import { looks } from './helpers/looks.ts';
import { ask } from './helpers/network.ts';
import { brokenPictures, readToTheEnd, untilAlive } from './helpers/reading.ts';
import { type Role, rolesOf } from './helpers/roles.ts';
import { noteShifts, shiftsOf } from './helpers/shifts.ts';
import { type BookSite, siteBook } from './helpers/siteBook.ts';
import { test, type Watch } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * The pages of all sites, looked at in every way: axe, layout shifts, hydration, headings, links, pictures, small screens
 * and large text. Two sites whose language and theme differ are followed whole, as visitors find their pages: from the
 * home page by its menu, its footer and its text, and so on; one page of each kind is opened, the others are fetched and
 * read. Of the other sites one page of each kind is looked at. `npm test` follows one site and looks at two; `THOROUGH`
 * opens every page, has axe look at it, and reads it to its end.
 */
const isThorough = process.env.THOROUGH === 'true';

/** The sites that are followed: how many pages each has at least (fewer mean that the way to some has gone). */
const followed: Readonly<Record<string, { readonly atLeast: number; readonly search: string }>> = {
  groenkennisnet: { atLeast: 60, search: '/zoeken/water' },
  'eurcaw-pigs': { atLeast: 30, search: '/search/pigs' },
};

/** `npm test` follows the smaller of them. */
function isFollowed({ id }: BookSite): boolean {
  return id in followed && (isThorough || id === 'eurcaw-pigs');
}

/** What a page gives up, when links leave the window or the page is left, is no trouble of it: it came to life. */
const leftBehind = 'net::ERR_ABORTED';

/** What is looked at once a page has come to life, in this order. */
const order: readonly Role[] = ['named', 'missing', 'credited', 'pictures', 'home', 'readable'];

for (const site of siteBook) {
  const known = followed[site.id];
  const way = isFollowed(site) ? known : undefined;
  const when = known || site.id === 'coegroen' ? {} : thorough;

  test(
    `${site.id}: every page is whole, every link leads somewhere, and all of it can be read`,
    when,
    async ({ page, address, port, watch }) => {
      test.setTimeout(isThorough ? 1_800_000 : 600_000);
      const crawl = new Crawl(site, new URL(address('/', site.id)).origin);
      const roles = rolesOf(site, { allKinds: isThorough || known !== undefined, search: known?.search });
      // A page of ours takes no HTML as text: what is fetched is read in another tab, on a file without a policy for that.
      const reader = await page.context().newPage();
      await reader.goto(address('/robots.txt', site.id));
      const visit = new Visit(page, watch, crawl, site);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(noteChanges);
      await noteShifts(page);

      if (way) {
        for (let path = crawl.next(); path !== undefined; path = crawl.next()) {
          const own = roles.get(path) ?? new Set<Role>();
          if (crawl.isFirstOfItsKind(path) || own.size > 0 || isThorough) await visit.follow(path, own);
          else await visit.read(path, reader, port);
        }
      }
      for (const [path, own] of roles) if (!crawl.pages.has(path)) await visit.look(path, own);
      if (!way) {
        expect(crawl.faults).toEqual([]);
        return;
      }

      for (const [to, from] of crawl.answersOnly) {
        const { hostname, pathname, search } = new URL(to);
        const { status } = await ask({ port, host: hostname, path: pathname + search });
        if (status !== 200) crawl.faults.push(`${from}: ${to} answers ${status}`);
      }
      process.stdout.write(
        `${site.id}: ${crawl.pages.size} pages looked at, ${crawl.answersOnly.size} more addresses asked\n`,
      );
      expect([...crawl.faults, ...crawl.missingParts()]).toEqual([]);
      expect(crawl.pages.size).toBeGreaterThanOrEqual(way.atLeast);
    },
  );
}

class Visit {
  readonly #page: Page;
  readonly #watch: Watch;
  readonly #crawl: Crawl;
  readonly #site: BookSite;

  constructor(page: Page, watch: Watch, crawl: Crawl, site: BookSite) {
    this.#page = page;
    this.#watch = watch;
    this.#crawl = crawl;
    this.#site = site;
  }

  /** A page that stands for others, but that nothing was followed to. */
  async look(path: string, roles: ReadonlySet<Role>): Promise<void> {
    await this.#open(path, roles, roles.has('missing') ? 404 : 200, async (response) => {
      if (roles.has('hydrated')) await this.#takeLook('hydrated', path, response);
      await this.#takeLooks(path, roles, response);
    });
  }

  /** A page that a link led to: everything that holds for every page, and its links. */
  async follow(path: string, roles: ReadonlySet<Role>): Promise<void> {
    const page = this.#page;
    const fault = (text: string) => this.#crawl.faults.push(`${path}: ${text}`);
    await this.#open(path, roles, 200, async (response) => {
      if (roles.has('hydrated')) await this.#takeLook('hydrated', path, response);
      let moved = await shiftsOf(page);
      if (moved.length > 0) {
        // On a busy machine a font may come after the first paint, once; what a page itself moves it moves again.
        await page.reload();
        await untilAlive(page);
        moved = await shiftsOf(page);
      }
      for (const one of moved) fault(one);
      const facts = await factsOf(page);
      this.#judge(path, facts);
      for (const broken of await faultsOf(page)) fault(broken);
      if (isThorough) {
        await readToTheEnd(page);
        for (const picture of await brokenPictures(page)) fault(`shows no picture ${picture}`);
      }
      await this.#takeLooks(path, roles, response);
      this.#crawl.visited(path, facts);
    });
  }

  /** Another page of a kind: what it is called, its headings and its links. */
  async read(path: string, reader: Page, port: number): Promise<void> {
    const { hostname } = new URL(this.#crawl.origin);
    const { status, text } = await ask({ port, host: hostname, path });
    if (status !== 200) {
      this.#crawl.faults.push(`${path}: answers ${status}, linked from ${this.#crawl.linkedFrom(path)}`);
      return;
    }
    const facts = await factsIn(reader, text, this.#crawl.origin + path);
    this.#judge(path, facts);
    this.#crawl.visited(path, facts);
  }

  #judge(path: string, facts: PageFacts): void {
    const fault = (text: string) => this.#crawl.faults.push(`${path}: ${text}`);
    if (facts.title.trim() === '') fault('has no title');
    if (!/^(?:nl|en)$/.test(facts.language)) fault(`is in the language “${facts.language}”`);
    if (facts.headings !== 1) fault(`has ${facts.headings} headings of level 1`);
  }

  async #open(
    path: string,
    roles: ReadonlySet<Role>,
    expected: number,
    look: (response: Response | null) => Promise<void>,
  ): Promise<void> {
    const fault = (text: string) => this.#crawl.faults.push(`${path}: ${text}`);
    const { troubles } = this.#watch;
    const before = troubles.length;
    const response = await this.#page.goto(this.#crawl.origin + path);
    if (response?.status() !== expected) {
      fault(`answers ${response?.status()}, linked from ${this.#crawl.linkedFrom(path)}`);
      return;
    }
    await untilAlive(this.#page);
    await look(response);
    // Nothing that is still on its way here may be told of the page that comes next. Going elsewhere in between would
    // cost the browser's process, and with it the code and the fonts that the next page needs.
    await this.#page.evaluate(() => window.stop());
    // A browser reports the status of a page that is missing as a trouble.
    if (roles.has('missing')) return;
    for (const trouble of troubles.slice(before)) if (!trouble.includes(leftBehind)) fault(trouble);
  }

  async #takeLooks(path: string, roles: ReadonlySet<Role>, response: Response | null): Promise<void> {
    for (const role of order.filter((each) => roles.has(each))) await this.#takeLook(role, path, response);
  }

  async #takeLook(role: Role, path: string, response: Response | null): Promise<void> {
    // Pages that are followed have been read by axe in light colours.
    const colours = isFollowed(this.#site) ? 'dark' : 'light';
    try {
      await looks[role]({ page: this.#page, response, site: this.#site, path, colours });
    } catch (error) {
      this.#crawl.faults.push(`${path}: ${role}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
