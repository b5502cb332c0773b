import { expect, type Locator } from '@playwright/test';
import { walkThrough } from './helpers/keyboard.ts';
import { lettersOn } from './helpers/paper.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * Two sites can be read by keyboard, on paper, with the system's own colours and without motion. Small screens and large
 * text are looked at where the sites are crawled.
 */

for (const id of ['groenkennisnet', 'eurcaw-pigs']) {
  const site = siteOf(id);
  const dossier = pageOf(site, 'dossier').path;
  const quickOn = (one: string | undefined) => (one === id ? {} : thorough);

  for (const [width, keys, quickSite] of [
    [390, ['Tab', 'Shift+Tab'], 'eurcaw-pigs'],
    [800, ['Tab'], undefined],
    [1440, ['Tab', 'Shift+Tab'], 'groenkennisnet'],
  ] as const) {
    test(
      `${id}: at ${width} px the keyboard leads through a dossier in sight`,
      quickOn(quickSite),
      async ({ page, address }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address(dossier, id));
        await untilAlive(page);
        for (const key of keys) {
          const { stops, faults } = await walkThrough(page, key);
          expect(faults, key).toEqual([]);
          expect(stops).toBeGreaterThan(30);
        }
      },
    );
  }

  test(
    `${id}: paper shows the logo, the text and where links lead, in dark ink and without what only screens can do`,
    quickOn('groenkennisnet'),
    async ({ page, address }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(address(dossier, id));
      await untilAlive(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').first().getByRole('link').first()).toBeVisible();
      await expect(heading(page)).toBeVisible();
      for (const hidden of [page.getByRole('contentinfo'), page.getByRole('search'), page.getByRole('button')]) {
        for (const part of await hidden.all()) await expect(part).toBeHidden();
      }
      const [ink = 255] = await heading(page).evaluate((title) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        if (!context) return [];
        context.fillStyle = getComputedStyle(title).color;
        context.fillRect(0, 0, 1, 1);
        return [Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))];
      });
      expect(ink).toBeLessThan(140);
      const link = page.getByRole('main').locator('p a[href^="http"]').first();
      const target = await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);
      expect(target).toContain((await link.getAttribute('href')) ?? 'an address');
    },
  );

  for (const [side, quickSite] of [
    ['upright', 'eurcaw-pigs'],
    ['on its side', undefined],
  ] as const) {
    test(
      `${id}: a sheet that lies ${side} has the words of a page with a picture`,
      quickOn(quickSite),
      async ({ page, address }) => {
        await page.goto(address(dossier, id));
        await untilAlive(page);
        const sheets = await page.pdf({ format: 'A4', landscape: side === 'on its side' });
        // Of what is printed some letters are written otherwise than they are counted by; an empty sheet has its number.
        expect(lettersOn(sheets)).toBeGreaterThan(1000);
      },
    );
  }

  test(
    `${id}: nothing moves for visitors who want stillness, and the system’s own colours show every control`,
    quickOn('eurcaw-pigs'),
    async ({ page, address }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      await page.goto(address('/', id));
      await untilAlive(page);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
          .map(({ id: name, effect }) => `${name} ${effect instanceof KeyframeEffect ? effect.target?.className : ''}`),
      );
      expect(moving).toEqual([]);
      const changing = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const changes = document.getAnimations().length;
        document.documentElement.style.fontSize = '';
        return changes;
      });
      expect(changing, 'what becomes larger only bit by bit').toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
      const unseen = await page.locator('button:visible, input:visible:not([tabindex="-1"])').evaluateAll((controls) =>
        controls.flatMap((control) => {
          const drawn = [control, control.parentElement, control.parentElement?.parentElement].some((box) => {
            if (!box) return false;
            const { borderTopWidth, borderTopStyle } = getComputedStyle(box);
            return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          });
          // A choice is drawn by its label.
          const label = control.closest('label');
          return drawn ||
            label?.querySelector('svg') ||
            control.querySelector('svg, img') ||
            control.textContent?.trim()
            ? []
            : [control.outerHTML];
        }),
      );
      expect(unseen).toEqual([]);
    },
  );
}

/** What a link says behind its words. */
const saidBehind = (link: Locator) => link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);

/** A4 on its side between its margins, in px. */
const sheetOnItsSide = { width: 1001, height: 650 };

test.describe('paper', () => {
  test('says where links of the site lead with its host, without which nothing is found', async ({ page, address }) => {
    await page.goto(address('/nieuwsitem/water-vasthouden-begint-bij-de-bodem'));
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('p a[href^="/dossier/"]').first();
    const [, target = ''] = /\((.*)\)/.exec(await saidBehind(link)) ?? [];
    expect(target.replaceAll('" "', '')).toMatch(/^https?:\/\/[\w.:-]+\/dossier\/Droogte-en-verzilting$/);
  });

  test('says the address of a title in small below it', thorough, async ({ page, address }) => {
    await page.goto(address('/kaart'));
    await page.emulateMedia({ media: 'print' });
    const title = page.getByRole('main').getByRole('heading', { name: 'Zoete kavels' }).getByRole('link');
    const { display, fontSize } = await title.evaluate((link) => {
      const { display, fontSize } = getComputedStyle(link, '::after');
      return { display, fontSize: Number.parseFloat(fontSize) };
    });
    expect(display).toBe('block');
    expect(fontSize).toBeLessThan(10);
  });

  test('has no title of what only screens can do', async ({ page, address }) => {
    await page.goto(address('/'));
    const signUp = page.getByRole('region', { name: 'Nieuwsbrief' });
    await expect(signUp).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(signUp).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    // Where no other test writes.
    await page.goto(address('/dossier/voedselverspilling'));
    const comments = page.getByRole('region', { name: 'Reacties' });
    await expect(comments.getByText('Nog geen reacties')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(comments).toBeHidden();
  });

  test('gives results its whole width where the sheet lies on its side', thorough, async ({ page, address }) => {
    await page.setViewportSize(sheetOnItsSide);
    await page.goto(address('/zoeken/water'));
    await untilAlive(page);
    await page.emulateMedia({ media: 'print' });
    const room = await page.locator('#results').evaluate((results) => results.getBoundingClientRect().width);
    expect(room).toBeGreaterThan(sheetOnItsSide.width * 0.9);
  });

  test('begins every part of a publication at the same edge', async ({ page, address }) => {
    await page.setViewportSize(sheetOnItsSide);
    await page.goto(address('/zoeken/resultaat/x?id=1034800'));
    await page.emulateMedia({ media: 'print' });
    const edges = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(2);
    expect(new Set(edges).size).toBe(1);
  });

  test('keeps the leaf of the calendar and a message in one piece', async ({ page, address }) => {
    await page.goto(address('/agenda/studiedag-les-in-het-landschap'));
    await page.emulateMedia({ media: 'print' });
    const breaks = (part: Locator) => part.evaluate((box) => getComputedStyle(box).breakInside);
    const main = page.getByRole('main');
    expect(await breaks(main.locator('time:visible', { hasText: 'apr' }).first())).toBe('avoid');
    expect(await breaks(main.getByText('Deze activiteit is geweest').locator('xpath=ancestor::div[2]'))).toBe('avoid');
  });

  test('sets a question with its answers as far from the field above it as other fields', async ({ page, address }) => {
    await page.goto(address('/bijeenkomst-aanmelden'));
    await page.emulateMedia({ media: 'print' });
    const distances = await page
      .getByRole('main')
      .locator('form > :is(div, fieldset)')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.checkVisibility() && getComputedStyle(field).position === 'static')
          .map((field) => field.getBoundingClientRect())
          .map(({ top }, index, boxes) => Math.round(top - (boxes[index - 1]?.bottom ?? 0))),
      );
    expect(distances.length).toBeGreaterThan(5);
    expect(Math.min(...distances)).toBeGreaterThan(16);
  });

  test('has every text that a screen folds away, and no player', async ({ page, address }) => {
    for (const path of ['/videos', '/zoeken/water', '/ai-zoeken/hoe%20houd%20ik%20water%20vast']) {
      await page.goto(address(path));
      await untilAlive(page);
      await page.emulateMedia({ media: 'print' });
      const folded = await page
        .locator('main details > :not(summary)')
        .evaluateAll((texts) =>
          texts.filter((text) => text.parentElement?.checkVisibility()).map((text) => text.checkVisibility()),
        );
      expect(folded.length, path).toBeGreaterThan(0);
      expect(folded, path).not.toContain(false);
      for (const film of await page.locator('main video').all()) await expect(film).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });

  for (const [[where, path], when] of variations<readonly [string, string]>(
    ['a search', '/zoeken/water'],
    ['an answer', '/ai-zoeken/hoe%20houd%20ik%20water%20vast'],
  )) {
    test(`keeps results of ${where} further apart than what belongs to one`, when, async ({ page, address }) => {
      await page.goto(address(path));
      await untilAlive(page);
      await page.emulateMedia({ media: 'print' });
      const results = await page
        .locator(':is(#results > ol, [aria-labelledby="results"] ol) > li')
        .evaluateAll((items) =>
          items.map((item) => {
            const { top, bottom } = item.getBoundingClientRect();
            const parts = [...item.querySelectorAll('article > *')].map((part) => part.getBoundingClientRect());
            const within = parts.slice(1).map((part, place) => part.top - (parts[place]?.bottom ?? 0));
            return { top, bottom, within: Math.max(...within) };
          }),
        );
      expect(results.length).toBeGreaterThan(3);
      for (const [place, { top }] of results.entries()) {
        const before = results[place - 1];
        if (before) expect(top - before.bottom).toBeGreaterThan(before.within);
      }
    });
  }

  test('ends with the text: what were free below it would be a sheet of its own', async ({ page, address }) => {
    await page.goto(address('/ai-zoeken/hoe%20houd%20ik%20water%20vast'));
    await page.emulateMedia({ media: 'print' });
    const free = await page.getByRole('main').evaluate((main) => {
      const ends = [...main.querySelectorAll('p, li')].map((text) => text.getBoundingClientRect().bottom);
      return main.getBoundingClientRect().bottom - Math.max(...ends);
    });
    expect(free).toBeLessThan(2);
  });

  test('of the contact form is one sheet, without what is pressed', async ({ page, address }) => {
    await page.goto(address('/Contactformulier'));
    await untilAlive(page);
    const send = page.getByRole('main').getByRole('button', { name: 'Versturen' });
    await expect(send).toBeVisible();
    const sheets = await page.pdf({ format: 'A4' });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(send).toBeHidden();
  });

  test('does not say the address of a link whose words are an address', async ({ page, address }) => {
    await page.goto(address('/redactie'));
    await page.emulateMedia({ media: 'print' });
    const mail = page.getByRole('main').locator('a[href^="mailto:"]').first();
    expect(await mail.evaluate((link) => getComputedStyle(link, '::after').display)).toBe('none');
  });

  test.describe('of a visitor who has not answered yet', () => {
    test.use({ consent: 'unasked' });

    test('has no question for consent', async ({ page, address }) => {
      await page.goto(address('/'));
      const notice = page.getByRole('region', { name: 'Cookies op deze site' });
      await expect(notice).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(notice).toBeHidden();
    });
  });
});
