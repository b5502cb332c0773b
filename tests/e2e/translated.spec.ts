import { type Browser, expect, type Page } from '@playwright/test';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';
import { translators } from './helpers/translator.ts';

/*
 * Pages that a visitor has the browser translate. Other nodes then stand in the places of texts, and React, which goes on
 * with those that it made, would find them gone (`src/app/translation`).
 */

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveClass(/translated/);
}

async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('header,main,footer').allInnerTexts();
  return texts.join(' ').split(/\s+/);
}

/** The page says what it says to a visitor who opens it untranslated. */
async function expectItsOwnWords(page: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const plain = await context.newPage();
  await plain.goto(page.url());
  await untilAlive(plain);
  await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(plain))).toPass({ timeout: 60_000 });
  await context.close();
}

for (const [translator, when] of variations(...translators)) {
  test.describe(`translated as by ${translator}`, when, () => {
    test.use({ translator });

    // No error may reach a boundary, which would put a page that apologises in the place of this one.
    test.afterEach(({ watch }) => {
      expect(watch.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
    });

    test('a form with something to mend keeps what was typed', async ({ page, address }) => {
      await open(page, address('/contactformulier'));
      const form = page.locator('main form[method=post]');
      const name = form.getByRole('textbox').first();
      await name.fill('Noor');
      for (const _ of ['once', 'twice']) {
        await form.locator('button[type=submit]').click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(name).toHaveValue('Noor');
      }
    });

    test('a reference is copied, and copied again', async ({ page, address, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address('/zoeken/resultaat/-?id=1019774'));
      const title = await heading(page).textContent();
      const copies = main(page).getByRole('button', { name: /kopieer/i });
      await expect(copies).toHaveCount(2);
      for (const copy of [copies.first(), copies.first(), copies.last(), copies.last()]) {
        await copy.click();
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: /gekopieerd/i })
            .first(),
        ).toBeVisible();
      }
      await expect(heading(page)).toHaveText(title ?? '');
    });

    test('suggestions follow what is typed, and results another term', async ({ page, address, browser }) => {
      await open(page, address('/zoeken/bodem'));
      const field = page.locator('main input[name=term]').first();
      await field.fill('');
      const suggestions = page.getByRole('listbox').getByRole('option');
      for (const part of ['wa', 'ter', ' bodem']) {
        await field.pressSequentially(part, { delay: 120 });
        if (part !== ' bodem') await expect(suggestions.first()).toBeVisible();
      }
      await field.press('Enter');
      await expect(heading(page)).toContainText('water bodem');
      await expectItsOwnWords(page, browser);
    });

    test('a search is filtered, turned over, shown on a map, and left for a record', async ({
      page,
      address,
      browser,
    }) => {
      await open(page, address('/zoeken/bodem'));
      await main(page).getByRole('checkbox').first().check();
      await main(page)
        .getByRole('button', { name: /Toon \d+ resultaten/ })
        .first()
        .click();
      await expect(page).not.toHaveURL(/bodem$/);
      await expectItsOwnWords(page, browser);
      await main(page)
        .getByRole('link', { name: /Volgende/ })
        .last()
        .click();
      await expect(page).toHaveURL(/start=/);
      await expectItsOwnWords(page, browser);
      await main(page).getByRole('link', { name: 'Toon op de kaart' }).click();
      await expect(main(page).getByRole('region', { name: 'Kaart van de resultaten' })).toBeVisible();
      const result = main(page).getByRole('heading', { level: 3 }).getByRole('link').first();
      const title = (await result.textContent()) ?? '';
      await result.click();
      await expect(heading(page)).toHaveText(title);
      await main(page).getByRole('link', { name: 'Terug naar de resultaten' }).first().click();
      await expect(heading(page)).toContainText('bodem');
      await expectItsOwnWords(page, browser);
    });

    test('the language is switched, and switched back', async ({ page, address, browser }) => {
      await open(page, address('/dossier/stikstof'));
      for (const language of ['English', 'Nederlands']) {
        await page.getByRole('banner').getByRole('list').getByRole('link', { name: language }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'nl');
        await expectItsOwnWords(page, browser);
      }
    });

    test('the menu opens and leads on, and the colours change', async ({ page, address, browser }) => {
      await open(page, address('/'));
      const banner = page.getByRole('banner');
      await banner.getByRole('combobox', { name: 'Weergave' }).selectOption({ index: 2 });
      await banner.getByRole('combobox', { name: 'Weergave' }).selectOption({ index: 0 });
      for (const _ of ['once', 'twice']) {
        await banner.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await banner.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Nieuws' }).first().click();
      await expect(heading(page)).toContainText('Nieuws');
      await expectItsOwnWords(page, browser);
    });

    test('a question is answered, and asked on', async ({ page, address, browser }) => {
      await open(page, address('/ai-zoeken'));
      const question = 'Hoeveel procent daalde het ureumgehalte rond de Veluwe?';
      await main(page).getByLabel('Je vraag').fill(question);
      await main(page).getByLabel('Je vraag').press('Enter');
      await expect(heading(page)).toContainText(question);
      await main(page).getByText('Lees de zin in zijn alinea').first().click();
      await main(page).getByRole('button', { name: 'Ja' }).click();
      await expect(main(page).getByText('Bedankt')).toBeVisible();
      await main(page).getByLabel('Stel een vervolgvraag').fill('En de ammoniak?');
      await main(page).getByLabel('Stel een vervolgvraag').press('Enter');
      await expect(heading(page)).toContainText('En de ammoniak?');
      await expectItsOwnWords(page, browser);
    });

    test('a portlet is searched', async ({ page, address, browser }) => {
      await open(page, address('/portlet/groene-agenda'));
      const field = page.getByLabel('Zoeken in dit portaal');
      for (const term of ['bodem', 'park']) {
        await field.fill(term);
        await field.press('Enter');
        await expect(heading(page)).toContainText(term);
        await expectItsOwnWords(page, browser);
      }
      await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
      await main(page).getByRole('link', { name: 'Terug naar de resultaten' }).first().click();
      await expect(heading(page)).toContainText('park');
      await expectItsOwnWords(page, browser);
    });

    test('editors look at one page, and at another', async ({ page, address }) => {
      await open(page, address('/preview?url=/nl/groenkennisnet/dossier/stikstof'));
      const framed = page.frameLocator('iframe[name=preview-page]').getByRole('heading', { level: 1 });
      await expect(framed).toContainText('Stikstof');
      const field = page.getByRole('textbox', { name: 'Adres van de pagina' });
      await field.fill('/nl/groenkennisnet/is-er-niet');
      await field.press('Enter');
      await expect(main(page)).toContainText('is-er-niet');
      await field.fill('/nl/groenkennisnet/dossiers');
      await field.press('Enter');
      await expect(framed).toContainText('Dossiers');
    });

    test.describe('of a visitor who has not answered yet', () => {
      test.use({ consent: 'unasked' });

      test('the question for consent is answered, and asked for again', async ({ page, address }) => {
        await page.context().route(
          (url) => !url.hostname.endsWith('localhost'),
          (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        await open(page, address('/', 'coegroen'));
        const notice = page.getByRole('region', { name: /Cookies op deze site/ });
        for (const accepted of [true, false]) {
          await notice.getByRole('button', { name: 'Zelf kiezen' }).click();
          await notice.getByRole('checkbox', { name: 'Bezoekcijfers' }).setChecked(accepted);
          await notice.getByRole('button', { name: 'Keuze bewaren' }).click();
          await expect(notice).toHaveCount(0);
          await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click();
        }
        await notice.getByRole('button', { name: 'Alles weigeren' }).click();
        await expect(notice).toHaveCount(0);
      });
    });
  });
}
