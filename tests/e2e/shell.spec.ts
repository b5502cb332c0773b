import { expect, type Page } from '@playwright/test';
import { heading, menuButton, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * What surrounds every page: the layouts, the top bar, the footer, the way to the other language.
 */

/** Heights of the top bar in px: 90 from 750 px on, 60 below that and on pages with a contents bar. */
const screens = variations({ width: 390, bar: 60 }, { width: 800, bar: 90 }, { width: 1440, bar: 90 });

const banner = (page: Page) => page.getByRole('banner');

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

for (const [{ width, bar }, when] of screens) {
  test(
    `the top bar is ${bar} px high at ${width} px, fixed after 150 px and at the top again under 20 px`,
    when,
    async ({ page, address }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('/over-groen-kennisnet'));
      await untilAlive(page);
      const height = () => banner(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(await height()).toBe(bar);
      await expect(banner(page)).toHaveAttribute('data-state', 'top');
      await scrollTo(page, 100);
      await expect(banner(page)).toHaveAttribute('data-state', 'scrolled');
      await scrollTo(page, 160);
      await expect(banner(page)).toHaveAttribute('data-state', 'sticky');
      await expect(menuButton(page)).toBeInViewport();
      await scrollTo(page, 19);
      await expect(banner(page)).toHaveAttribute('data-state', 'top');
      expect(await height()).toBe(bar);
    },
  );
}

test('a page with a contents bar has a low top bar on every screen', async ({ page, address }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(address('/dossier/stikstof'));
  expect(await banner(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(60);
});

test.describe('the landmarks around a page', () => {
  test('are named, and no two of a kind alike', async ({ page, address }) => {
    for (const [path, legal] of [
      ['/', 'Privacy en voorwaarden'],
      ['/zoeken/mest', 'Privacy en voorwaarden'],
      ['/search/manure', 'Privacy and terms'],
    ] as const) {
      await page.goto(address(path));
      await untilAlive(page);
      // Further down bars have a search field of their own.
      await scrollTo(page, 900);
      await expect(banner(page)).toHaveAttribute('data-state', 'sticky');
      const names = await page
        .locator('nav:visible, search:visible')
        .evaluateAll((landmarks) => landmarks.map((each) => `${each.localName} ${each.ariaLabel ?? ''}`));
      expect(names.filter((name) => /^(nav|search) $/.test(name))).toEqual([]);
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
      expect(names).toEqual(expect.arrayContaining(['nav Menu', `nav ${legal}`]));
    }
  });

  test('let one search from where it is', async ({ page, address }) => {
    await page.goto(address('/ai-zoeken/Hoeveel+mest+mag+er+op+veen%3F'));
    await expect(banner(page).getByRole('search', { name: 'Snel zoeken' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('search', { name: 'Een vraag stellen' })).toBeVisible();
  });

  test('lead to the menu while it is closed, and to the links of the footer', async ({ page, address }) => {
    await page.goto(address('/disclaimer'));
    await untilAlive(page);
    const menu = banner(page).getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Menu' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const blocks = footer.getByRole('navigation', { name: 'Meer op deze site' });
    await expect(blocks.getByRole('link', { name: 'Over ons' })).toBeVisible();
    const legal = footer.getByRole('navigation', { name: 'Privacy en voorwaarden' });
    await expect(legal.getByRole('link').first()).toBeVisible();
  });
});

test.describe('the layouts', () => {
  test('landing: the bar’s own search waits until the page’s large one has scrolled away', async ({
    page,
    address,
  }) => {
    await page.goto(address('/'));
    await untilAlive(page);
    await expect(banner(page).getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await scrollTo(page, 600);
    await expect(banner(page).getByRole('searchbox')).toBeVisible();
  });

  test('sand: the top bar stands on the ground that the page begins with', thorough, async ({ page, address }) => {
    const groundBehind = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const painted = (each: Element | null): string => {
            if (!each) return '';
            const { backgroundColor } = getComputedStyle(each);
            return backgroundColor === 'rgba(0, 0, 0, 0)' ? painted(each.parentElement) : backgroundColor;
          };
          return painted(element);
        });
    await page.goto(address('/zoeken/*'));
    expect(await groundBehind('header a')).toBe(await groundBehind('main h1'));
    await page.goto(address('/disclaimer'));
    expect(await groundBehind('header a')).toBe(await groundBehind('html'));
  });

  test('clean: a logo that leads home, and nothing else to choose', async ({ page, address }) => {
    await page.goto(address('/logout'));
    await expect(heading(page)).toHaveText('Je bent niet ingelogd');
    await expect(banner(page).getByRole('link')).toHaveCount(1);
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL(address('/'));
  });

  test(
    'without footer: a page whose answer may still grow, as high as the window',
    thorough,
    async ({ page, address }) => {
      await page.goto(address('/ai-zoeken/Hoeveel+mest+mag+er+op+veen%3F'));
      await expect(heading(page)).toHaveText('Hoeveel mest mag er op veen?');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const bottom = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
      expect(bottom).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - 1);
    },
  );

  test('map: the page with the map is at least as high as the window', thorough, async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto(address('/kaart'));
    const { top, bottom } = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().toJSON());
    expect(Math.round(bottom - top)).toBeGreaterThanOrEqual(2400 - 90);
  });
});

test('the way back leads to the page above this one', async ({ page, address }) => {
  await page.goto(address('/redactie'));
  const parent = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last();
  const back = banner(page).getByRole('link', { name: `Terug naar ${await parent.textContent()}` });
  await expect(back).toHaveAttribute('href', (await parent.getAttribute('href')) ?? '');
});

test.describe('the other language', () => {
  test('of a view of the portal’s own is a switch away, in both directions', async ({ page, address }) => {
    await page.goto(address('/zoeken/mest?jaar=2020'));
    await untilAlive(page);
    await banner(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(address('/search/mest?jaar=2020'));
    await expect(heading(page)).toHaveText('Search for ‘mest’');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'My GKN' }).click();
    await expect(heading(page)).toHaveText('My GKN');
    await expect(page).toHaveURL(address('/mijn-gkn?language=en'));
    await banner(page).getByRole('link', { name: 'Nederlands' }).click();
    await expect(heading(page)).toHaveText('Mijn GKN');
  });

  test('of menu and footer that are there in the site’s own alone is said to screen readers', async ({
    page,
    address,
  }) => {
    await page.goto(address('/search/mest'));
    await untilAlive(page);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('heading', { name: 'Ontdekken' })).toHaveAttribute('lang', 'nl');
    await expect(foot.getByText('Toegankelijkheid')).toHaveAttribute('lang', 'nl');
    await menuButton(page).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByText('Thema’s', { exact: true }).first()).toHaveAttribute('lang', 'nl');
    await expect(menu.getByText('Alle dossiers', { exact: true })).toHaveAttribute('lang', 'nl');
  });

  test('has home pages with titles of their own', thorough, async ({ page, address }) => {
    await page.goto(address('/'));
    await expect(page).toHaveTitle('Groen Kennisnet');
    await untilAlive(page);
    await banner(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveTitle('Groen Kennisnet in English');
  });

  test('of a page that has but one is said to be missing, in the footer and in the menu', async ({ page, address }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address('/disclaimer'));
    await untilAlive(page);
    await expect(page.getByRole('list', { name: 'Taal' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText('Alleen in het Nederlands')).toBeVisible();
    await menuButton(page).click();
    await expect(page.getByRole('dialog').getByText('Alleen in het Nederlands')).toBeVisible();
  });

  test('of the privacy page stands under a name of its own', thorough, async ({ page, address }) => {
    await page.goto(address('/privacy-cookie-verklaring'));
    await untilAlive(page);
    await banner(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/privacy-cookie-statement(\?language=en)?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await banner(page).getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(address('/privacy-cookie-verklaring'));
  });
});

test.describe('the footer', () => {
  test('stands open on wide screens', async ({ page, address }) => {
    await page.goto(address('/disclaimer'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' })).toBeVisible();
  });

  test('folds on small ones, no list higher than 300 px', async ({ page, address }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address('/disclaimer'));
    await untilAlive(page);
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Over ons' });
    await expect(link).toBeHidden();
    await footer.getByText('Groen Kennisnet', { exact: true }).last().click();
    await expect(link).toBeVisible();
    for (const list of await footer.locator('details ul').all()) {
      expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(300);
    }
  });
});

test(
  'records that an address names are a page of their own, with the way to the full text',
  thorough,
  async ({ page, address }) => {
    await page.goto(address('/zoeken/mest'));
    const first = page.getByRole('main').getByRole('article').or(page.getByRole('main').locator('ol > li')).first();
    const title = await first.getByRole('heading').textContent();
    await first.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/zoeken\/resultaat\/[^/?]+\?id=\d+$/);
    await expect(page).toHaveTitle(`${title} – Groen Kennisnet`);
    const response = await page.goto(address('/zoeken/resultaat/bestaat-niet?id=0'));
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Deze pagina bestaat niet (meer)');
  },
);

test.describe('a map', () => {
  test('leads from a number to its entry, and marks each of the two at the other', async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('/kaart'));
    await untilAlive(page);
    const map = page.getByRole('main').locator('svg[stroke-linecap]').locator('xpath=..');
    const number = map.getByText('3', { exact: true });
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'De rand rekent mee' }) });
    const marked = (locator: typeof number) => locator.evaluate((node) => getComputedStyle(node).outlineStyle);
    await entry.hover();
    expect(await marked(number)).toBe('solid');
    await page.mouse.move(0, 0);
    expect(await marked(number)).toBe('none');
    await entry.getByRole('link').focus();
    expect(await marked(number)).toBe('solid');
    await number.click();
    await expect(entry).toBeInViewport();
    await expect(page).toHaveURL(/#/);
  });

  test('has half the width, and stays in sight while its list is read', thorough, async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(address('/kaart'));
    const map = page.getByRole('main').locator('svg[stroke-linecap]');
    const { width = 0 } = (await map.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(600);
    const third = page.getByRole('heading', { name: 'De rand rekent mee' });
    const above = await map.evaluate((drawing) => drawing.getBoundingClientRect().top + scrollY);
    await third.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 200));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(above);
    await expect(map).toBeInViewport({ ratio: 0.9 });
  });
});

test('a news item has its facts in the margin beside the text', thorough, async ({ page, address }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/nieuwsitem/aardwarmte-samen-delen'));
  const main = page.getByRole('main');
  const fact = (await main.getByText('Onderwerp', { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
  const text = (await main.getByText('Een aardwarmtebron levert dag en nacht').boundingBox()) ?? { x: 0, y: 0 };
  expect(fact.x).toBeLessThan(text.x - 200);
  expect(Math.abs(fact.y - text.y)).toBeLessThan(80);
});

test('the colour mode is one button of the size of the others', thorough, async ({ page, address }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/'));
  const control = page.getByRole('banner').getByRole('combobox', { name: 'Weergave' });
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
});

test('links of a credit are large enough to be pressed', thorough, async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/dossier/stikstof'));
  const links = page.getByText(/^(?:Bron foto|Illustratie)\b/).getByRole('link');
  const sizes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(sizes.length).toBeGreaterThan(0);
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
