import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from './helpers/network.ts';
import { heading, menuButton, untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * Long ways through a site: where one comes out, how far the page is scrolled, how long the history gets, and what is
 * asked of the server on the way (specification, sections 2, 4 and 9).
 */

declare global {
  interface Window {
    /** How far the page was scrolled when the last link or form was used. */
    leftAt?: number;
    /** What the live region said. */
    heard?: string[];
  }
}

// Nothing moves by itself, so that places can be compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A place of a journey, and how one gets there from the one before. */
interface Step {
  readonly to: string | RegExp;
  readonly heading: string | RegExp;
  readonly go: (page: Page) => Promise<void>;
  /** The page one is on already: no entry of its own in the history. */
  readonly stays?: boolean;
}

async function press(link: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await link.click();
}

const follow = (href: string) => (page: Page) => press(page.locator(`main a[href="${href}"]`).first());
const followFooter = (name: string) => (page: Page) =>
  press(page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
const followNew = (href: string) => async (page: Page) => {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'proeflink';
    // Takes no room, so that the page is as long as without it.
    link.style.cssText = 'position: fixed; inset-block-start: 8rem; z-index: 100';
    document.body.append(link);
    scrollTo(0, 500);
  }, href);
  const link = page.getByRole('link', { name: 'proeflink' });
  await link.click();
  await link.evaluate((element) => element.remove());
};
const search = (term: string) => async (page: Page) => {
  // Once the page's own field has scrolled away, the one in the bar that stays in sight: nothing scrolls then.
  const field = page
    .getByRole('main')
    .getByLabel(/^(Zoeken in de kennisbank|Search the knowledge base)$/)
    .last();
  await field.fill(term);
  await field.press('Enter');
};
/** By keyboard: the bar takes its place at the window's edge while a mouse comes down on it. */
const nextSection = (name: RegExp) => (page: Page) =>
  page.locator('[data-contents-bar]').getByRole('link', { name }).press('Enter');
const speak = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();
const chooseFromMenu = (name: string) => async (page: Page) => {
  await menuButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).first().click();
};

const dutch = siteOf('groenkennisnet');
const dutchHome = pageOf(dutch, 'home').heading;
const english = siteOf('eurcaw-pigs');
const englishHome = pageOf(english, 'home').heading;
const nitrogen = 'Stikstof en ammoniak';
const tails = 'Tail biting and enrichment';

interface Journey {
  readonly site: string;
  readonly width: number;
  readonly height: number;
  readonly home: string;
  readonly steps: readonly Step[];
}

const journeys: readonly [Journey, ...Journey[]] = [
  {
    site: 'eurcaw-pigs',
    width: 390,
    height: 844,
    home: englishHome,
    steps: [
      { to: '/news', heading: 'News', go: follow('/news') },
      { to: '/', heading: englishHome, go: goHome },
      { to: '/', heading: englishHome, go: goHome, stays: true },
      { to: '/dossier/tail-biting-and-enrichment', heading: tails, go: follow('/dossier/tail-biting-and-enrichment') },
      { to: /enrichment#./, heading: tails, go: nextSection(/^Next/) },
      { to: /enrichment#./, heading: tails, go: nextSection(/^Next/) },
      { to: '/search/pigs', heading: 'Search for ‘pigs’', go: followNew('/search/pigs') },
      {
        to: '/search/pigs?start=20',
        heading: 'Search for ‘pigs’',
        go: (page) => press(page.getByRole('link', { name: 'Page 2', exact: true })),
      },
      { to: '/search/straw', heading: 'Search for ‘straw’', go: search('straw') },
      { to: '/disclaimer', heading: 'Disclaimer', go: followNew('/disclaimer') },
      { to: '/there-is-no-such-page', heading: /does not exist/, go: followNew('/there-is-no-such-page') },
      {
        to: '/',
        heading: englishHome,
        go: (page) => page.getByRole('main').getByRole('link', { name: /home/i }).click(),
      },
      { to: '/agenda', heading: 'Events', go: follow('/agenda') },
      { to: '/event/virtual-farm-walk', heading: /^Virtual farm walk/, go: followNew('/event/virtual-farm-walk') },
      { to: '/news', heading: 'News', go: chooseFromMenu('News') },
      {
        to: '/dossier/tail-biting-and-enrichment',
        heading: tails,
        go: followNew('/dossier/tail-biting-and-enrichment'),
      },
      { to: /enrichment#./, heading: tails, go: nextSection(/^Next/) },
      { to: '/search/*', heading: 'All publications', go: followNew('/search/*') },
      { to: '/training', heading: 'Training', go: followNew('/training') },
      { to: '/questions', heading: /^Questions/, go: followNew('/questions') },
    ],
  },
  {
    site: 'groenkennisnet',
    width: 1440,
    height: 900,
    home: dutchHome,
    steps: [
      { to: '/nieuws', heading: 'Nieuws', go: follow('/nieuws') },
      { to: '/', heading: dutchHome, go: goHome },
      { to: '/', heading: dutchHome, go: goHome, stays: true },
      { to: '/zoeken/water', heading: 'Zoeken naar ‘water’', go: search('water') },
      {
        to: '/zoeken/water?start=20',
        heading: 'Zoeken naar ‘water’',
        go: (page) => press(page.getByRole('link', { name: 'Pagina 2', exact: true })),
      },
      { to: '/zoeken/bodem', heading: 'Zoeken naar ‘bodem’', go: search('bodem') },
      { to: '/disclaimer', heading: 'Disclaimer', go: followFooter('Disclaimer') },
      { to: '/deze-pagina-is-er-niet', heading: /bestaat niet/, go: followNew('/deze-pagina-is-er-niet') },
      {
        to: '/',
        heading: dutchHome,
        go: (page) => page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click(),
      },
      { to: '/dossier/stikstof', heading: nitrogen, go: follow('/dossier/stikstof') },
      { to: /^\/dossier\/stikstof#./, heading: nitrogen, go: nextSection(/^Volgend/) },
      { to: /^\/dossier\/stikstof#./, heading: nitrogen, go: nextSection(/^Volgend/) },
      { to: /nitrogen/, heading: /nitrogen/i, go: speak('English') },
      { to: /nitrogen.*#./, heading: /nitrogen/i, go: nextSection(/^Next/) },
      { to: '/dossier/stikstof', heading: nitrogen, go: speak('Nederlands') },
      { to: '/nieuws', heading: 'Nieuws', go: chooseFromMenu('Nieuws') },
      { to: '/dossier/stikstof#s-natuur', heading: nitrogen, go: followNew('/dossier/stikstof#s-natuur') },
      {
        to: '/nieuwsitem/ammoniak-meten-in-de-stal',
        heading: /^Ammoniak meten/,
        go: follow('/nieuwsitem/ammoniak-meten-in-de-stal'),
      },
      { to: '/zoeken/*', heading: 'Alle publicaties', go: followNew('/zoeken/*') },
      { to: '/over-groen-kennisnet', heading: 'Over Groen Kennisnet', go: followNew('/over-groen-kennisnet') },
    ],
  },
];

function place(page: Page): Promise<{ path: string; y: number; entries: number }> {
  return page.evaluate(() => ({
    path: location.pathname + location.search + location.hash,
    y: scrollY,
    entries: history.length,
  }));
}

for (const [{ site, width, height, home, steps }, when] of variations(...journeys)) {
  test(
    `twenty steps through ${site}, back and forward again, end where they began (${width} px)`,
    when,
    async ({ page, address }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        for (const type of ['click', 'submit']) {
          addEventListener(type, () => (window.leftAt = scrollY), { capture: true });
        }
      });
      await page.goto(address('/', site));
      await untilAlive(page);
      await page.evaluate(() => {
        window.sameDocument = true;
      });
      const start = await place(page);
      const visited = [{ path: start.path, heading: home as string | RegExp, y: 0 }];

      for (const { to, heading: expected, go, stays } of steps) {
        await go(page);
        await expect(page).toHaveURL((url) => isAt(url, to));
        await expect(heading(page)).toHaveText(expected);
        await expect(page.locator('[role="status"] > [data-state="idle"]')).toBeAttached();
        const left = visited.at(-1);
        if (left) left.y = (await page.evaluate(() => window.leftAt)) ?? 0;
        if (!stays) visited.push({ path: (await place(page)).path, heading: expected, y: 0 });
      }
      const entries = steps.filter(({ stays }) => !stays).length;
      expect((await place(page)).entries).toBe(start.entries + entries);
      const end = visited.at(-1);
      if (end) end.y = (await place(page)).y;

      for (const ahead of ['back', 'forward'] as const) {
        const way = ahead === 'back' ? visited.slice(0, -1).reverse() : visited.slice(1);
        for (const { path, heading: expected, y } of way) {
          await page.evaluate((direction) => history[direction](), ahead);
          await expect(page).toHaveURL((url) => isAt(url, path));
          await expect(heading(page)).toHaveText(expected);
          await expect.poll(async () => (await place(page)).y, { message: `${ahead} at ${path}` }).toBe(y);
        }
      }
      expect(await place(page)).toEqual({ path: end?.path, y: end?.y, entries: start.entries + entries });
      expect(await page.evaluate(() => window.sameDocument)).toBe(true);
    },
  );
}

function isAt({ pathname, search: query, hash }: URL, to: string | RegExp): boolean {
  const path = pathname + query + hash;
  return typeof to === 'string' ? path === to : to.test(path);
}

test(
  'a long page that has to be fetched again opens on the same line: after a reload, and coming back to it',
  thorough,
  async ({ page, address }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address('/zoeken/water'));
    await untilAlive(page);
    await followNew('/')(page);
    await expect(heading(page)).toHaveText(dutchHome);
    const link = page.locator('main a[href="/agenda/kennismiddag-zoet-water"]').first();
    await press(link);
    await expect(heading(page)).toHaveText(/^Kennismiddag zoet water/);

    await page.reload();
    await untilAlive(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(dutchHome);
    await expect(link).toBeInViewport();
    const before = (await place(page)).y;
    expect(before).toBeGreaterThan(2000);
    await expect(link).toBeFocused();

    await page.reload();
    await untilAlive(page);
    await expect.poll(async () => (await place(page)).y).toBe(before);
    await page.goto('about:blank');
    await page.goBack();
    await untilAlive(page);
    await expect.poll(async () => (await place(page)).y).toBe(before);
  },
);

test('one region says where one has come, once', async ({ page, address }) => {
  await page.goto(address('/'));
  await untilAlive(page);
  const region = page.locator('[role="status"]').first();
  await expect(region).toHaveText('');
  await region.evaluate((element) => {
    const heard: string[] = [];
    window.heard = heard;
    new MutationObserver(() => element.textContent && heard.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await follow('/nieuws')(page);
  await expect(region).toHaveText('Nieuws – Groen Kennisnet');
  await expect(heading(page)).toBeFocused();
  const heard = await page.evaluate(() => window.heard ?? []);
  expect(heard.filter((words) => words.startsWith('Nieuws'))).toEqual(['Nieuws – Groen Kennisnet']);
  await expect(page.getByRole('status').filter({ hasText: 'Nieuws' })).toHaveCount(1);

  // Neither the way on nor a place on the page says again where one was.
  await follow('/agenda')(page);
  await expect(region).toHaveText('Agenda – Groen Kennisnet');
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter');
  await expect(page).toHaveURL(address('/agenda#main'));
  await expect(page.getByRole('main')).toBeFocused();
  // Nor does the way back from there, which ends on the line that was left.
  await page.goBack();
  await expect.poll(async () => (await place(page)).y).toBe(600);
  await page.goBack();
  await expect(region).toHaveText('Nieuws – Groen Kennisnet');
  expect((await page.evaluate(() => window.heard ?? [])).filter((words) => words.endsWith('Groen Kennisnet'))).toEqual([
    'Nieuws – Groen Kennisnet',
    'Agenda – Groen Kennisnet',
    'Nieuws – Groen Kennisnet',
  ]);
});

test('a new visit to search starts clean', async ({ page, address }) => {
  await page.goto(address('/zoeken/water?start=20&srt=title'));
  await untilAlive(page);
  await goHome(page);
  await expect(heading(page)).toHaveText(dutchHome);
  await search('water')(page);
  await expect(page).toHaveURL(address('/zoeken/water'));
});

/** Answers about pages and searches that the browser asked for, and how many it waited for at the same time. */
function countAnswers(page: Page) {
  const asked: string[] = [];
  let underWay = 0;
  const most = { atATime: 0 };
  const isAnswer = (url: string) => /\/api\/(?:page|search)\?/.test(url);
  page.on('request', (request) => {
    if (!isAnswer(request.url())) return;
    asked.push(request.url());
    most.atATime = Math.max(most.atATime, ++underWay);
  });
  const done = (request: { url(): string }) => {
    if (isAnswer(request.url())) underWay--;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return { asked, most };
}

test('what will be wanted is got ahead, a little at a time, and then comes at once', async ({ page, address }) => {
  const { asked, most } = countAnswers(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/nieuws'));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(most.atATime).toBeLessThanOrEqual(2);
  expect(asked.filter((url) => url.includes('/api/search'))).toEqual([]);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer', exact: true });
  const answer = page.waitForResponse(/api\/page\?path=%2Fdisclaimer/);
  await link.focus();
  await (await answer).finished();
  await link.press('Enter');
  await expect(heading(page)).toHaveText('Disclaimer');
  expect(asked.filter((url) => url.includes('disclaimer'))).toHaveLength(1);
});

for (const [{ what, connection }, when] of variations(
  { what: 'who saves data', connection: { saveData: true, effectiveType: '4g' } },
  { what: 'a slow connection', connection: { saveData: false, effectiveType: 'slow-2g' } },
)) {
  test(`nothing is got ahead for ${what}`, when, async ({ page, address }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: told });
    }, connection);
    const { asked } = countAnswers(page);
    await page.goto(address('/nieuws'));
    await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer', exact: true });
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link.press('Enter');
    await expect(heading(page)).toHaveText('Disclaimer');
    await expect.poll(() => asked.filter((url) => url.includes('disclaimer')).length).toBe(1);
  });
}

test('an answer that breaks off, or comes from something before the portal, is asked again', async ({
  page,
  address,
}) => {
  const wrong = [
    { contentType: 'application/json', body: '{"status":200,"plan":{"title":"Disclai' },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    { contentType: 'application/json', body: 'null' },
  ];
  await page.route(/api\/page\?path=%2Fdisclaimer/, async (route) => {
    const answer = wrong.shift();
    await (answer ? route.fulfill(answer) : route.continue());
  });
  await page.goto(address('/'));
  await untilAlive(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await followFooter('Disclaimer')(page);
  await expect(heading(page)).toHaveText('Disclaimer');
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test('two visitors get the same bytes of a page', async ({ port }) => {
  const visitors: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'accept-language': 'nl-NL,nl' },
    {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15',
      'accept-language': 'en-GB,en',
      cookie: 'auth0.is.authenticated=true; theme=dark; session=abc',
      'sec-ch-prefers-color-scheme': 'dark',
      'save-data': 'on',
      dnt: '1',
      referer: 'https://elders.example/',
    },
  ];
  for (const { site, path } of [
    { site: 'localhost', path: '/' },
    { site: 'localhost', path: '/dossier/stikstof' },
    { site: 'localhost', path: '/zoeken/water?start=20' },
    { site: 'eurcaw-pigs.localhost', path: '/dossier/tail-biting-and-enrichment' },
    { site: 'eurcaw-pigs.localhost', path: '/there-is-no-such-page' },
  ]) {
    const answers = await Promise.all(visitors.map((headers) => ask({ port, host: site, path, headers })));
    const [one, other] = answers;
    expect(one?.text.length).toBeGreaterThan(1000);
    expect(other?.text === one?.text, `${site}${path}`).toBe(true);
    expect(other?.headers.etag).toBe(one?.headers.etag);
    expect(other?.headers['set-cookie']).toBeUndefined();
  }
});
