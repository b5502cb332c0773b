import { expect, type Locator, type Page } from '@playwright/test';
import { renderLetter } from '#services/mail/renderLetter.ts';
import { addReadersStyles } from './helpers/readersStyles.ts';
import { clippedTexts, menuButton, untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * Small screens and large text: windows from 320 px on, text of twice the size, and 1280 × 1024 magnified four times
 * (320 × 256 px, WCAG 1.4.10).
 */

// Nothing moves by itself, so that places can be compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sites = [siteOf('groenkennisnet'), siteOf('eurcaw-pigs')] as const;

/** Text of twice the size, from the moment on that the page is there. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = 'calc(2 * var(--site-size-text))';
    });
  });
}

/** Scrolls to a place in px and waits until the bars have followed. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);
}

for (const [site, when] of variations(...sites)) {
  const { language } = site;
  const dossier = pageOf(site, 'dossier').path;
  const paths = ['/', dossier, language === 'nl' ? '/zoeken/water' : '/search/pigs'];

  for (const size of ['normal', 'double'] as const) {
    // `npm test` takes one size for each language.
    const isQuick = (size === 'normal') === (language === 'nl');

    test(
      `${site.id}: no page scrolls sideways in text of ${size} size`,
      isQuick ? {} : thorough,
      async ({ page, address }) => {
        if (size === 'double') await enlarge(page);
        const faults: string[] = [];
        for (const path of paths) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(address(path, site.id));
          await untilAlive(page);
          // Scrolled: some parts of the top bar are there only once it is fixed, where it is cut off unseen.
          await scrollTo(page, 600);
          // The last is a window of 320 px whose scrollbar takes room.
          for (const width of [1440, 1280, 1024, 768, 390, 320, 305]) {
            await page.setViewportSize({ width, height: 900 });
            const [all = 0, bar = 0] = await page.evaluate(() =>
              [document.documentElement, document.querySelector('header > div')].map((part) => part?.scrollWidth ?? 0),
            );
            if (Math.max(all, bar) > width) faults.push(`${path} at ${width} px: ${all} px wide, the top bar ${bar}`);
          }
        }
        expect(faults).toEqual([]);
      },
    );
  }

  test(`${site.id}: in large text the contents bar says where one is and leads on`, when, async ({ page, address }) => {
    await enlarge(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(dossier, site.id));
      await untilAlive(page);
      const bar = page.locator('[data-contents-bar]');
      const label = bar.locator('summary').getByText((await bar.getAttribute('aria-label')) ?? '', { exact: true });
      const cut = await label.evaluate(
        // A line is 39 px high; letters alone may reach a few below their last one.
        (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 8,
      );
      expect(cut, `the label at ${width} px`).toBe(false);

      await bar.locator('summary').click();
      await bar.getByRole('list').getByRole('link').nth(1).click();
      await expect(bar.locator('[aria-current="location"]')).toHaveCount(1);
      // A long title ends in dots: its list, one press away, has all of it. What is shown is a word at least.
      const room = await bar.locator('summary').evaluate((summary) => summary.getBoundingClientRect().width);
      expect(room, `the room for a title at ${width} px`).toBeGreaterThan(140);
      for (const step of await bar.locator('a[aria-label]').all()) {
        const box = await step.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

test('in large text the search bar that stays keeps its field, its button and the filters apart', async ({
  page,
  address,
}) => {
  await enlarge(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/zoeken/water'));
  await untilAlive(page);
  await scrollTo(page, 600);
  const bar = page.getByRole('search', { name: 'Opnieuw zoeken' });
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 };
  const field = await box(bar.getByRole('searchbox'));
  const submit = await box(bar.getByRole('button'));
  const filters = await box(page.getByRole('button', { name: 'Filters', exact: true }));
  expect(field.width).toBeGreaterThan(80);
  expect(submit.x).toBeGreaterThanOrEqual(field.x + field.width);
  expect(filters.x).toBeGreaterThanOrEqual(submit.x + submit.width);
});

test('what stands alone on a line stays on the screen in text of twice the size', async ({ page, address }) => {
  await enlarge(page);
  await page.setViewportSize({ width: 305, height: 640 });
  for (const [path, site] of [
    ['/agenda/Terugblik-velddag-niet-kerende-grondbewerking'],
    ['/bron/rekenhulp-waterbalans'],
    ['/dossier/bodem-en-kringlooplandbouw'],
    ['/redactie'],
    ['/activiteit/avond-over-kippentaal', 'dierenwelzijnsweb'],
    ['/persoon/hanneke-tolsma', 'dierenwelzijnsweb'],
  ] as const) {
    await page.goto(address(path, site));
    await untilAlive(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(305);
  }
});

test.describe('without scripts', () => {
  test.use({ scripts: 'off' });

  test('the menu as lists stays on the screen in text of twice the size', async ({ page, address }) => {
    await page.setViewportSize({ width: 305, height: 640 });
    await page.goto(address('/', 'eurcaw-pigs'));
    await addReadersStyles(page, 'html { font-size: calc(2 * var(--site-size-text)) !important; }');
    await expect(page.getByRole('link', { name: 'Dierenwelzijnsweb' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(305);
  });
});

test('in large text the date on a picture is not wider than that', async ({ page, address }) => {
  await enlarge(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/agenda'));
  await untilAlive(page);
  const beyond = await page
    .locator('main article > :first-child time')
    .evaluateAll((dates) =>
      dates.map(
        (date) =>
          date.getBoundingClientRect().right - (date.closest('article > *')?.getBoundingClientRect().right ?? 0),
      ),
    );
  expect(beyond.length).toBeGreaterThan(0);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

test('what is filled in or chosen has letters that phones do not magnify the page for', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/zoeken/water', '/Contactformulier']) {
    await page.goto(address(path));
    await untilAlive(page);
    const small = await page
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 100)),
      );
    expect(small, path).toEqual([]);
  }
});

test('in a window of 320 × 256 px what stays leaves four fifths of it to the page', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dossier = pageOf(siteOf('groenkennisnet'), 'dossier').path;
  for (const path of ['/', dossier, '/a-tot-z', '/zoeken/water', '/portlet/groene-agenda/*']) {
    await page.goto(address(path));
    if (!path.startsWith('/portlet')) await untilAlive(page);
    await scrollTo(page, 400);
    const taken = await page.evaluate(rowsThatStay);
    expect(taken, path).toBeLessThanOrEqual(256 / 5);
  }
});

/** Runs in the page: how many rows of the window belong to what does not move as the page scrolls. */
function rowsThatStay(): number {
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position),
  );
  const places = bars.map((bar) => bar.getBoundingClientRect().top);
  window.scrollBy({ top: 40, behavior: 'instant' });
  const staying = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }, index) => height > 1 && top === places[index]);
  const rows = Array.from({ length: innerHeight }, (_, row) => row);
  return rows.filter((row) => staying.some(({ top, bottom }) => top <= row && row < bottom)).length;
}

test('the preview and the way into it fit a screen of 320 px, and with letters and words further apart', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/preview',
    '/preview?url=https://elders.example/bodem',
    '/preview/help',
    '/preview?url=/nl/groenkennisnet/nieuws',
  ]) {
    await page.goto(address(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await addReadersStyles(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('a long word that browsers know no syllables of stays within a phone’s screen', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { path } = pageOf(siteOf('groenkennisnet'), 'dossier');
  for (const place of [path, '/redactie', '/kaart']) {
    await page.goto(address(place));
    await untilAlive(page);
    const changed = await page.locator('header > div > div p, main li p').evaluateAll((paragraphs) => {
      for (const paragraph of paragraphs)
        paragraph.textContent = 'gewasbeschermingsmiddelenregistratieprocedurestappen';
      return paragraphs.length;
    });
    expect(changed, place).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(320);
  }
});

test('a letter is as wide as the screen of a phone, however long the name of its reader', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const grey = '#555555';
  const { html = '' } = await renderLetter({
    language: 'nl',
    subject: 'Bevestig je e-mailadres',
    sender: 'Groen Kennisnet',
    greeting: `Hallo ${'m'.repeat(60)},`,
    paragraphs: ['Met de knop hieronder bevestig je dat dit adres van jou is.'],
    action: { label: 'Bevestig mijn e-mailadres', url: `http://localhost/account/confirm?token=${'a1'.repeat(40)}` },
    plainLink: 'Werkt de knop niet? Kopieer dan dit adres:',
    footer: 'Dit bericht is van Groen Kennisnet.',
    colors: {
      page: grey,
      surface: grey,
      text: grey,
      textMuted: grey,
      border: grey,
      brand: grey,
      onBrand: grey,
      action: grey,
      onAction: grey,
    },
  });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('letters and lines further apart take nothing away (WCAG 1.4.12)', async ({ page, address }) => {
  const spacing = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `;
  const site = siteOf('groenkennisnet');
  for (const path of ['/', pageOf(site, 'dossier').path, pageOf(site, 'overview').path, '/a-tot-z']) {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address(path));
      await untilAlive(page);
      await addReadersStyles(page, spacing);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')].flatMap((box) => {
          const hides = /hidden|clip/.test(getComputedStyle(box).overflowY);
          const holdsText = [...box.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          );
          // A contents bar's title is whole in its list.
          if (!hides || !holdsText || box.offsetHeight <= 1 || box.closest('[data-contents-bar]')) return [];
          return box.scrollHeight > box.clientHeight + 1 ? [box.textContent?.trim() ?? ''] : [];
        }),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('a phone that is turned', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of ['/', pageOf(sites[0], 'dossier').path, '/zoeken/water', '/portlet/groene-agenda/*'])
    test(`shows what was being read: ${path}`, async ({ page, address }) => {
      await page.goto(address(path));
      if (!path.startsWith('/portlet')) await untilAlive(page);
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight * 0.45));
      const read = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, 300));
      const farFrom = () =>
        read.evaluate((part) => {
          const { top, bottom } = part?.getBoundingClientRect() ?? { top: Infinity, bottom: Infinity };
          return Math.max(top - innerHeight, -bottom, 0);
        });
      expect(await farFrom()).toBe(0);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(844);
      expect(await farFrom()).toBeLessThan(390);
    });
});

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const y of [0, 13, 40, 400]) {
    const when = y === 13 ? {} : thorough;

    test(`leaves the page where it was as it closes (scrolled ${y} px)`, when, async ({ page, address }) => {
      await page.goto(address('/'));
      await untilAlive(page);
      await scrollTo(page, y);
      const places = () => page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().left]);
      const before = await places();
      await menuButton(page).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      expect(await places()).toEqual(before);
    });
  }
});

test.describe('the question for consent', () => {
  test.use({ consent: 'unasked' });

  const notice = (page: Page) => page.getByRole('region', { name: /^Cookies (op deze|on this) site$/ });

  /** The boxes of the three answers: refusing, accepting, choosing. */
  async function answersOf(page: Page) {
    const buttons = await notice(page).getByRole('button').all();
    return Promise.all(
      buttons.slice(0, 3).map(async (button) => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    );
  }

  // The first asks for all that there is, in the widest letters.
  for (const [site, when] of variations('coegroen', 'groenkennisnet', 'eurcaw-pigs')) {
    test(`${site}: takes a fifth of a phone's screen, its answers side by side`, when, async ({ page, address }) => {
      await page.route(/^https:/, (route) => route.abort());
      await page.setViewportSize({ width: 390, height: 844 });
      const fonts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.add(request.url());
      });
      const look = async (missing: string) => {
        await page.goto(address('/', site));
        await expect(notice(page)).toBeVisible();
        const [refuse, accept, choose] = await answersOf(page);
        expect([accept?.y, choose?.y], missing).toEqual([refuse?.y, refuse?.y]);
        for (const answer of [accept, choose]) expect(answer?.width, missing).toBeCloseTo(refuse?.width ?? 0, 0);
        expect((await notice(page).boundingBox())?.height, missing).toBeLessThanOrEqual(844 / 5);
      };
      await look('');
      // Any of them may come too late for the first paint.
      expect(fonts.size).toBeGreaterThan(0);
      for (const font of [...fonts]) {
        await page.route(font, (route) => route.abort());
        await look(font);
        await page.unroute(font);
      }
    });

    test(
      `${site}: leaves half of the screen to the page in large text, its answers in sight`,
      site === 'eurcaw-pigs' ? {} : thorough,
      async ({ page, address }) => {
        await page.route(/^https:/, (route) => route.abort());
        await enlarge(page);
        for (const [width, height] of [
          [320, 640],
          [390, 844],
          [768, 1024],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(address('/', site));
          await expect(notice(page)).toBeVisible();
          expect.soft((await notice(page).boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(height / 2);
          for (const button of (await notice(page).getByRole('button').all()).slice(0, 3))
            await expect.soft(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
          const [refuse, accept] = await answersOf(page);
          expect.soft([accept?.width, accept?.height], `at ${width} px`).toEqual([refuse?.width, refuse?.height]);
          if (width >= 390) expect.soft(accept?.y, `at ${width} px`).toBe(refuse?.y);
          expect.soft(await clippedTexts(page), `at ${width} px`).toEqual([]);
        }
      },
    );
  }

  test('stands at the end of a page that is read in a window of 320 × 256 px', async ({ page, address }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(address('/'));
    await expect(notice(page)).toBeAttached();
    await expect(notice(page)).not.toBeInViewport();
  });
});
