import { expect, type Page } from '@playwright/test';
import { holdBack } from './helpers/gate.ts';
import { heading, menuButton, untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

declare global {
  interface Window {
    /** Set by a test: lives for as long as the browser keeps the document. */
    sameDocument?: boolean;
    /** When the page got its colour mode and when it was first painted, in ms since it was asked for. */
    moments?: { mode: number | undefined; paint: number | undefined };
  }
}

const site = siteOf('groenkennisnet');
const overview = pageOf(site, 'overview');
const dossier = pageOf(site, 'dossier');

/** A page of the first site with links to this site, to a site beside it and to the world outside in its text. */
const linkedText = '/dossier/stikstof';
const about = '/over-groen-kennisnet';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
}

test.describe('links', () => {
  test('lead to another page without loading the document anew', async ({ page, address, watch }) => {
    await open(page, address('/'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
    await expect(heading(page)).toHaveText('Disclaimer');
    await expect(page).toHaveURL(address('/disclaimer'));
    await expect(page).toHaveTitle('Disclaimer – Groen Kennisnet');
    await expectSameDocument(page);
    expect(watch.troubles).toEqual([]);
  });

  test('show that they were pressed until the page is there', async ({ page, address }) => {
    await open(page, address('/'));
    const letGo = await holdBack(page, '**/api/page*');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' });
    const image = () => link.evaluate((element) => getComputedStyle(element).backgroundImage);
    const before = await image();
    await link.click();
    await expect(link).toHaveAttribute('data-followed');
    expect(await image()).not.toBe(before);
    letGo();
    await expect(heading(page)).toHaveText(/Toegankelijkheid/);
    await expect(link).not.toHaveAttribute('data-followed');
    expect(await image()).toBe(before);
  });

  test('put the focus on the heading of the new page, at its top', thorough, async ({ page, address }) => {
    await open(page, address('/'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
    await expect(heading(page)).toHaveText('Disclaimer');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('inside editors’ text do the same', async ({ page, address }) => {
    await open(page, address(linkedText));
    await page.getByRole('main').getByRole('link', { name: 'Ammoniak meten in de stal', exact: true }).click();
    await expect(heading(page)).toHaveText('Ammoniak meten in de stal: waar let je op?');
    await expectSameDocument(page);
  });

  test('pressed together with Ctrl open a tab of their own and leave this one alone', async ({ page, address }) => {
    await open(page, address(linkedText));
    const tab = page.context().waitForEvent('page');
    const link = page.getByRole('main').getByRole('link', { name: 'Ammoniak meten in de stal', exact: true });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(heading(await tab)).toHaveText('Ammoniak meten in de stal: waar let je op?');
    await expect(page).toHaveURL(address(linkedText));
    await expectSameDocument(page);
  });

  test('to other addresses open a tab of their own', async ({ page, context, address }) => {
    await context.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elders</h1>' }));
    await open(page, address(linkedText));
    const tab = page.context().waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'AERIUS' }).click();
    await expect((await tab).getByRole('heading')).toHaveText('Elders');
    await expect(page).toHaveURL(address(linkedText));
    await expectSameDocument(page);
  });

  test('to another of the sites load that site', async ({ page, address }) => {
    await open(page, address(linkedText));
    await page.getByRole('main').getByRole('link', { name: 'Dierenwelzijnsweb', exact: true }).click();
    await expect(page).toHaveURL(address('/', 'dierenwelzijnsweb'));
    await expect(page.locator('html')).toHaveAttribute('data-site', 'dierenwelzijnsweb');
  });

  test('to a page that is not there show the error page in place', async ({ page, address }) => {
    await open(page, address('/'));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/deze-pagina-is-er-niet';
      link.textContent = 'Verdwenen';
      document.querySelector('main p')?.append(link);
    });
    const answer = page.waitForResponse((response) => response.url().includes('/api/page'));
    await page.getByRole('link', { name: 'Verdwenen' }).click();
    expect((await answer).status()).toBe(404);
    await expect(heading(page)).toHaveText('Deze pagina bestaat niet (meer)');
    await expectSameDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click();
    await expect(heading(page)).toHaveText(pageOf(site, 'home').heading);
  });

  test('to a part of the same page go there and stay in the document', async ({ page, address }) => {
    await open(page, address(dossier.path));
    const bar = page.getByRole('navigation', { name: 'Op deze pagina' });
    const target = await bar.getByRole('link').last().getAttribute('href');
    await page.evaluate((fragment) => {
      const link = document.createElement('a');
      link.href = fragment;
      link.textContent = 'Naar het einde';
      document.querySelector('main p')?.append(link);
    }, target ?? '');
    await page.getByRole('link', { name: 'Naar het einde' }).click();
    await expect(page).toHaveURL(address(dossier.path + target));
    await expect(page.locator(target ?? '')).toBeInViewport();
    await expectSameDocument(page);
  });
});

test.describe('while another page is on its way', () => {
  /** A page with links to its parts, left for another one that does not come until it is let go. */
  async function leave(page: Page, address: (path: string) => string, href: string) {
    const letGo = await holdBack(page, '**/api/page*');
    await open(page, address(dossier.path));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
    await link.evaluate((element, written) => element.setAttribute('href', written), href);
    const entries = await page.evaluate(() => history.length);
    await link.click();
    await expect(page).toHaveURL(address(href));
    await expect(link).toHaveAttribute('data-followed');
    return { letGo, link, entries };
  }

  test(
    'a link to a part of the page goes there, and the other page comes nevertheless',
    thorough,
    async ({ page, address }) => {
      const { letGo, entries } = await leave(page, address, '/disclaimer');
      const link = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last();
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport();
      await expect(page).toHaveURL(address('/disclaimer'));
      letGo();
      await expect(heading(page)).toHaveText('Disclaimer');
      await expect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
      await page.goBack();
      await expect(heading(page)).toHaveText(dossier.heading);
      await expectSameDocument(page);
    },
  );

  test('a second press on a link to a part of it changes nothing', thorough, async ({ page, address }) => {
    const { letGo, link, entries } = await leave(page, address, '/disclaimer#main');
    await link.click();
    letGo();
    await expect(heading(page)).toHaveText('Disclaimer');
    await expect(page).toHaveURL(address('/disclaimer#main'));
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expectSameDocument(page);
  });

  test('a fragment that is added to its address does not stop it', async ({ page, address }) => {
    const { letGo } = await leave(page, address, '/disclaimer');
    await page.evaluate(() => {
      location.hash = '#main';
    });
    letGo();
    await expect(heading(page)).toHaveText('Disclaimer');
    await expect(page).toHaveURL(address('/disclaimer#main'));
    await expectSameDocument(page);
  });
});

test('an address with a fragment opens the page there', async ({ page, address }) => {
  await page.goto(address(dossier.path));
  const link = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last();
  const fragment = (await link.getAttribute('href')) ?? '';
  await page.goto('about:blank');
  await open(page, address(dossier.path + fragment));
  await expect(page.locator(fragment)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('going back leads to where one was on the page, going forward to the top of the next', async ({
  page,
  address,
}) => {
  await open(page, address('/'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
  const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })));
  await link.scrollIntoViewIfNeeded();
  await scrolled;
  // On its way to the link the pointer may have to scroll once more.
  const followed = page.evaluate(
    () => new Promise<number>((done) => addEventListener('click', () => done(scrollY), { capture: true, once: true })),
  );
  await link.click();
  const before = await followed;
  expect(before).toBeGreaterThan(500);
  await expect(heading(page)).toHaveText('Disclaimer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(pageOf(site, 'home').heading);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  // From the heading, Tab would lead away from the line that was being read.
  await expect(link).toBeFocused();
  await expectSameDocument(page);

  await page.goForward();
  await expect(heading(page)).toHaveText('Disclaimer');
  await expectSameDocument(page);
});

// Safari shows a page that it kept from its top; Chromium does not, so the page is taken there between the two events.
test('a page that the browser kept whole is shown where it was left', async ({ page, address }) => {
  await open(page, address('/'));
  // Until the code that leads elsewhere has come, when the page is idle, browsers restore positions themselves.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  const before = await page.evaluate(async () => {
    const scroll = (top: number) =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true });
        scrollTo({ top, behavior: 'instant' });
      });
    await scroll(700);
    const left = scrollY;
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await scroll(0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return left;
  });
  expect(before).toBeGreaterThan(500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('what was filled in on a page, and not sent, is there again on the way back', async ({ page, address }) => {
  await open(page, address('/Contactformulier'));
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Naam').fill('Anna');
  await form.getByLabel('Waar gaat je vraag over?').selectOption({ index: 2 });
  await form.getByLabel('Bericht').fill('Hoe diep\nwortelt luzerne?');
  const chosen = await form.getByLabel('Waar gaat je vraag over?').inputValue();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Dossiers' }).click();
  await expect(heading(page)).toHaveText('Dossiers');
  await page.goBack();

  await expect(form.getByLabel('Naam')).toHaveValue('Anna');
  await expect(form.getByLabel('Waar gaat je vraag over?')).toHaveValue(chosen);
  await expect(form.getByLabel('Bericht')).toHaveValue('Hoe diep\nwortelt luzerne?');
  await expectSameDocument(page);
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('luzerne');
});

test('pages that were never shown leave nothing in the history: one can stay, and go back in one step', async ({
  page,
  address,
}) => {
  await open(page, address('/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(heading(page)).toHaveText('Disclaimer');
  const letGo = await holdBack(page, '**/api/page*');
  const links = page.getByRole('contentinfo');
  const press = (name: string) => links.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click());
  const entries = await page.evaluate(() => history.length);
  await press('Toegankelijkheid');
  await expect(page).toHaveURL(address('/toegankelijkheid'));
  await press('Contact');
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(address('/disclaimer'));
  await expect(heading(page)).toHaveText('Disclaimer');

  await press('Toegankelijkheid');
  await press('Contact');
  letGo();
  await expect(heading(page)).toHaveText('Contactformulier');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Disclaimer');
  await expectSameDocument(page);
});

test.describe('a fold', () => {
  const question = 'Mag ik één konijn houden?';

  test('that a link was followed in is open again on the way back, with the focus on the link', async ({
    page,
    address,
  }) => {
    await open(page, address('/', 'dierenwelzijnsweb'));
    const fold = page.locator('details', { has: page.getByRole('heading', { name: question }) });
    await fold.locator('summary').click();
    const link = fold.getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(address('/dieren/konijn', 'dierenwelzijnsweb'));
    await expect(heading(page)).toHaveText('Het konijn');
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await expectSameDocument(page);
  });

  test('that a link of another page leads to is opened', thorough, async ({ page, address }) => {
    await open(page, address('/', 'dierenwelzijnsweb'));
    const fold = page.locator('details', { has: page.getByRole('heading', { name: question }) });
    const id = await fold.locator('> [id]').getAttribute('id');
    await open(page, address('/dieren/konijn', 'dierenwelzijnsweb'));
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.evaluate((element, href) => element.setAttribute('href', href), `/#${id}`);
    await link.click();
    await expect(fold).toHaveAttribute('open', '');
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expectSameDocument(page);
  });
});

test('the twin in the other language brings the interface with it', async ({ page, address }) => {
  await open(page, address(about));
  await page.getByRole('banner').getByRole('list', { name: 'Taal' }).getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('About Groen Kennisnet');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  // Also what belongs to the visitor, which nothing has woken yet.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
  await expectSameDocument(page);

  await page
    .getByRole('banner')
    .getByRole('list', { name: 'Language' })
    .getByRole('link', { name: 'Nederlands' })
    .click();
  await expect(heading(page)).toHaveText('Over Groen Kennisnet');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expectSameDocument(page);
});

test.describe('the menu', () => {
  test('opens by keyboard; Escape closes it and gives the focus back', async ({ page, address }) => {
    await open(page, address('/'));
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('leads to a page in the app and closes behind it', async ({ page, address }) => {
    await open(page, address('/'));
    await menuButton(page).click();
    const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name: 'Nieuws' }).first().click();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toHaveText('Nieuws');
    await expect(heading(page)).toBeFocused();
    await expectSameDocument(page);
  });

  test(
    'goes when one goes back in the history: nothing changes unseen below it',
    thorough,
    async ({ page, address }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, address('/'));
      const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
      await menuButton(page).click();
      await menu.getByRole('link', { name: 'Nieuws' }).first().click();
      await expect(heading(page)).toHaveText('Nieuws');
      await menuButton(page).click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(address('/'));
      await expect(heading(page)).not.toHaveText('Nieuws');
      await expect(heading(page)).toBeFocused();
      await expectSameDocument(page);
    },
  );

  test('shows a submenu over the main menu on small screens, with a way back', async ({ page, address }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, address('/'));
    await menuButton(page).click();
    const menu = page.getByRole('dialog', { name: 'Hoofdmenu' });
    const entry = menu.getByRole('button', { name: 'Dossiers' });
    await entry.click();
    await expect(menu.getByRole('link', { name: 'Alle dossiers' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Terug' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Alle dossiers' })).toBeHidden();
  });
});

test('the first stop of the keyboard leads past the top bar to the content', async ({ page, address }) => {
  await open(page, address(overview.path));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test(
  'a place that was followed before the code for other pages was there is gone back to',
  thorough,
  async ({ page, address }) => {
    const letGo = await holdBack(page, /\/later-[\w-]+\.js$/);
    await open(page, address(overview.path));
    const title = (await heading(page).textContent()) ?? '';
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    letGo();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
    await expect(heading(page)).toHaveText('Disclaimer');
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    await expectSameDocument(page);
  },
);

test.describe('dark colours', () => {
  /** How light the page's ground is, from 0 to 255. */
  function lightness(page: Page): Promise<number> {
    return page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return -1;
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    });
  }

  test('follow the system', async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address('/'));
    expect(await lightness(page)).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lightness(page)).toBeLessThan(60);
  });

  test('stay when they were chosen, and are there before the first paint', async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => {
      const moments: NonNullable<Window['moments']> = { mode: undefined, paint: undefined };
      window.moments = moments;
      new MutationObserver(() => {
        if (document.documentElement?.dataset.mode === 'dark') moments.mode ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
      new PerformanceObserver((list) => {
        moments.paint ??= list.getEntries()[0]?.startTime;
      }).observe({ type: 'paint', buffered: true });
    });
    await open(page, address('/'));
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Weergave' });
    await choice.selectOption({ label: 'Donker' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await lightness(page)).toBeLessThan(60);

    await page.reload();
    await untilAlive(page);
    await expect(choice).toHaveValue('dark');
    expect(await lightness(page)).toBeLessThan(60);
    await expect.poll(() => page.evaluate(() => window.moments?.paint)).toBeGreaterThan(0);
    const { mode = Number.POSITIVE_INFINITY, paint = 0 } = (await page.evaluate(() => window.moments)) ?? {};
    expect(mode).toBeLessThan(paint);
  });

  test('go when the visitor goes back to the system’s', thorough, async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, address('/'));
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Weergave' });
    await choice.selectOption({ label: 'Donker' });
    await choice.selectOption({ label: 'Zoals het apparaat' });
    expect(await lightness(page)).toBeGreaterThan(200);
    await page.reload();
    await untilAlive(page);
    expect(await lightness(page)).toBeGreaterThan(200);
  });
});
