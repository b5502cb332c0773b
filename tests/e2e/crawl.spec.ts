import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { Crawl, factsOf } from './helpers/crawl.ts';
import { ask } from './helpers/network.ts';
import { brokenPictures, readToTheEnd, untilAlive } from './helpers/reading.ts';
import { noteShifts, shiftsOf } from './helpers/shifts.ts';
import { siteOf } from './helpers/siteBook.ts';
import { test, type Watch } from './helpers/test.ts';

/*
 * Every page of two whole sites, found as visitors find them: from the home page by its menu, its footer and its text,
 * and so on. `CRAWL=thorough` has axe look at every page instead of at one of each kind, and reads each to its end.
 */
const thorough = process.env.CRAWL === 'thorough';

/** Each with the number of pages it has at least: fewer mean that the way to some has gone. */
const sites = { groenkennisnet: 60, 'eurcaw-pigs': 30 };

/** What the browser itself ends when it leaves a page is no trouble of the page. */
const leftBehind = 'net::ERR_ABORTED';

for (const [id, atLeast] of Object.entries(sites)) {
  test(`${id}: every page is whole and every link leads somewhere`, async ({ page, address, port, watch }) => {
    test.setTimeout(thorough ? 1_800_000 : 300_000);
    const crawl = new Crawl(siteOf(id), new URL(address('/', id)).origin);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await noteShifts(page);
    for (let path = crawl.next(); path !== undefined; path = crawl.next()) await lookAt(path, crawl, page, watch);

    for (const [to, from] of crawl.answersOnly) {
      const { hostname, pathname, search } = new URL(to);
      const { status } = await ask({ port, host: hostname, path: pathname + search });
      if (status !== 200) crawl.faults.push(`${from}: ${to} answers ${status}`);
    }
    process.stdout.write(
      `${id}: ${crawl.pages.size} pages looked at, ${crawl.answersOnly.size} more addresses asked\n`,
    );
    expect([...crawl.faults, ...crawl.missingParts()]).toEqual([]);
    expect(crawl.pages.size).toBeGreaterThanOrEqual(atLeast);
  });
}

async function lookAt(path: string, crawl: Crawl, page: Page, watch: Watch): Promise<void> {
  const fault = (text: string) => crawl.faults.push(`${path}: ${text}`);
  const before = watch.troubles.length;
  const response = await page.goto(crawl.origin + path);
  if (response?.status() !== 200) {
    fault(`answers ${response?.status()}, linked from ${crawl.linkedFrom(path)}`);
    return;
  }
  await untilAlive(page);
  let moved = await shiftsOf(page);
  if (moved.length > 0) {
    // On a busy machine a font may come after the first paint, once; what a page itself moves it moves again.
    await page.reload();
    await untilAlive(page);
    moved = await shiftsOf(page);
  }
  for (const one of moved) fault(one);
  if (thorough) {
    await readToTheEnd(page);
    for (const picture of await brokenPictures(page)) fault(`shows no picture ${picture}`);
  }
  const facts = await factsOf(page);
  if (facts.title.trim() === '') fault('has no title');
  if (!/^(?:nl|en)$/.test(facts.language)) fault(`is in the language “${facts.language}”`);
  if (facts.headings !== 1) fault(`has ${facts.headings} headings of level 1`);
  if (thorough || crawl.isFirstOfItsKind(path)) for (const broken of await faultsOf(page)) fault(broken);
  // Nothing that still runs here may be told of the page that comes next.
  await page.goto('about:blank');
  for (const trouble of watch.troubles.slice(before)) if (!trouble.includes(leftBehind)) fault(trouble);
  crawl.visited(path, facts);
}
