import { expect } from '@playwright/test';
import { heading } from './helpers/reading.ts';
import { pageOf, siteBook, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * The portal without scripts that run: everything is a page, a link or a form. They may be switched off; they may be
 * allowed, and blocked on their way (`blocked`) or not what they should be (`broken`).
 */
const states = ['off', 'blocked', 'broken'] as const;
type State = (typeof states)[number];

const site = siteOf('groenkennisnet');
const kinds = ['home', 'overview', 'content', 'rich content', 'news', 'dossier', 'other item'] as const;

test.describe('without scripts', () => {
  test.use({ scripts: 'off' });

  for (const kind of kinds) {
    test(`a page of the kind ${kind} can be read`, async ({ page, address }) => {
      const { path, heading: expected } = pageOf(site, kind);
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toHaveText(expected);
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' })).toBeVisible();
    });
  }

  test('every picture has an address, so that browsers load it by themselves', async ({ page, address }) => {
    await page.goto(address('/'));
    const first = page.getByRole('main').locator('img').first();
    await expect(first).toBeVisible();
    await expect(first).toHaveJSProperty('complete', true, { timeout: 60_000 });
    expect(await first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });
});

for (const state of states) {
  /** In which of the states `npm test` shows it. */
  const when = (...quick: readonly State[]) => (quick.includes(state) ? {} : thorough);

  test.describe(`with scripts ${state}`, () => {
    test.use({ scripts: state });

    for (const [index, { id, menu }] of siteBook.entries()) {
      // The sites take turns.
      const turn = states[index % states.length] === state ? {} : thorough;

      test(`${id}: the menu is a list of links on the page`, turn, async ({ page, address }) => {
        await page.goto(address('/disclaimer', id));
        await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
        const list = page.getByRole('navigation', { name: /^(Hoofdmenu|Main menu)$/ });
        await expect(list).toBeInViewport();
        for (const name of new Set(menu)) {
          // Some lead to another site, and say so.
          const link = list.getByRole('link', { name, exact: true });
          const leaving = list.getByRole('link', {
            name: `${name} (${id === 'eurcaw-pigs' ? 'opens in a new tab' : 'opent in een nieuw tabblad'})`,
            exact: true,
          });
          await expect(link.or(leaving).first()).toBeVisible();
        }
      });
    }

    test('a link of the menu leads to its page', when('broken'), async ({ page, address }) => {
      await page.goto(address('/'));
      const list = page.getByRole('navigation', { name: 'Hoofdmenu' });
      await list.getByRole('link', { name: 'Alle dossiers' }).click();
      await expect(heading(page)).toHaveText('Dossiers');
    });

    test(
      'the switch of the colour mode, which needs script, is not offered',
      when('off', 'broken'),
      async ({ page, address }) => {
        await page.goto(address('/'));
        await expect(page.getByRole('combobox', { name: 'Weergave' })).toHaveCount(0);
      },
    );

    test('results are sorted by choosing and pressing', when('blocked'), async ({ page, address }) => {
      await page.goto(address('/zoeken/mest'));
      await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption({ label: 'Titel, Z–A' });
      await page.getByRole('button', { name: 'Sorteer', exact: true }).click();
      await expect(page).toHaveURL(/srt=titel/);
      await expect(page.getByRole('combobox', { name: 'Sorteer op' })).toHaveValue('titel-desc');
    });

    test('a fold opens and closes', when('broken'), async ({ page, address }) => {
      await page.goto(address('/over-groen-kennisnet'));
      const fold = page.getByRole('main').locator('details').first();
      const content = fold.locator('p').first();
      await expect(content).toBeHidden();
      await fold.locator('summary').click();
      await expect(content).toBeVisible();
      await fold.locator('summary').click();
      await expect(content).toBeHidden();
    });

    test('the contents bar leads to a section', when('off'), async ({ page, address }) => {
      await page.goto(address(pageOf(site, 'dossier').path));
      const bar = page.getByRole('navigation', { name: 'Op deze pagina' });
      await bar.locator('summary').click();
      const link = bar.getByRole('listitem').getByRole('link').nth(1);
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.locator(target)).toBeInViewport();
    });

    test('the search field on the home page leads to results', when('blocked'), async ({ page, address }) => {
      await page.goto(address('/'));
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('searchbox').fill('water bodem');
      await form.getByRole('button', { name: 'Zoeken' }).click();
      await expect(page).toHaveURL(address('/zoeken/water+bodem'));
      await expect(heading(page)).toHaveText('Zoeken naar ‘water bodem’');
    });

    test(
      'filters work by ticking and applying, and their tags take them away',
      when('broken'),
      async ({ page, address }) => {
        await page.goto(address('/zoeken/*'));
        const filters = page.getByRole('region', { name: 'Filters' });
        const option = filters.getByRole('group', { name: 'Soort document' }).getByRole('checkbox').first();
        const value = (await option.getAttribute('value')) ?? '';
        const all = (await page.getByRole('heading', { level: 2, name: /resultaten$/ }).textContent()) ?? '';
        await option.check();
        await filters.getByRole('button', { name: /^Toon .*resulta/ }).click();
        await expect(page).toHaveURL(address(`/zoeken/*?documenttype=${encodeURIComponent(value)}`));
        await expect(page.getByRole('heading', { level: 2, name: /resultaten$/ })).not.toHaveText(all);
        await expect(option).toBeChecked();

        await page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link').click();
        await expect(page).toHaveURL(address('/zoeken/*'));
        await expect(page.getByRole('heading', { level: 2, name: /resultaten$/ })).toHaveText(all);
      },
    );

    test('filters open and apply on a small screen, too', when('blocked'), async ({ page, address }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(address('/zoeken/*'));
      const filters = page.getByRole('region', { name: 'Filters' });
      await expect(filters.getByRole('checkbox').first()).toBeHidden();
      await filters.locator('summary').filter({ hasText: 'Filters' }).click();
      await filters.getByRole('group', { name: 'Soort document' }).getByRole('checkbox').first().check();
      await filters.getByRole('button', { name: /^Toon .*resulta/ }).click();
      await expect(page).toHaveURL(/documenttype=/);
      await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeVisible();
    });

    test('pages of results are links', when('off'), async ({ page, address }) => {
      await page.goto(address('/zoeken/*'));
      const first = (await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()) ?? '';
      const pages = page.getByRole('navigation', { name: 'Bladeren door de resultaten' });
      await pages.getByRole('link', { name: 'Pagina 2', exact: true }).click();
      await expect(page).toHaveURL(address('/zoeken/*?start=20'));
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).not.toHaveText(first);
      await pages.getByRole('link', { name: 'Vorige' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(first);
    });

    test('the language switch is a link', when('broken'), async ({ page, address }) => {
      await page.goto(address('/over-groen-kennisnet'));
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(heading(page)).toHaveText('About Groen Kennisnet');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('the error page leads home', when('blocked'), async ({ page, address }) => {
      const response = await page.goto(address('/deze-pagina-is-er-niet'));
      expect(response?.status()).toBe(404);
      await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click();
      await expect(heading(page)).toHaveText(pageOf(site, 'home').heading);
    });
  });
}
