import { expect, type Page } from '@playwright/test';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';

/*
 * Pages that a visitor has the browser translate. Each stretch of text then stands in an element of the translator's own,
 * and React, which goes on with the nodes that it made, finds some of them gone.
 */

/** Does to the page, and to all that comes into it, what the translators of browsers do. Runs in the page. */
function translate(): void {
  const isWritten = (text: Text) =>
    text.data.trim() !== '' && !text.parentElement?.closest('font,script,style,textarea');
  const replace = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text instanceof Text) texts.push(text);
    for (const text of texts.filter(isWritten)) {
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replace(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.isConnected) replace(node instanceof Text ? (node.parentNode ?? node) : node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
  await page.evaluate(translate);
  await expect(heading(page)).toContainText('«');
}

test('a form with something to mend keeps what was typed', async ({ page, address }) => {
  await openTranslated(page, address('/contactformulier'));
  const form = page.locator('main form[method=post]');
  const name = form.getByRole('textbox').first();
  await name.fill('Noor');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('Noor');
  await form.locator('button[type=submit]').click();
  await expect(form).toBeVisible();
});

test('an address is copied, and copied again', async ({ page, address, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, address('/zoeken/resultaat/-?id=1019774'));
  const title = await heading(page).textContent();
  const copies = page.getByRole('main').getByRole('button', { name: /kopieer/i });
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
  expect(watch.troubles).toEqual([]);
});

test('suggestions follow what is typed, and results another term', async ({ page, address, watch }) => {
  await openTranslated(page, address('/zoeken/bodem'));
  const marks = page.getByRole('main').getByRole('listitem').locator('mark');
  await expect(marks.first()).toHaveText(/bodem/i);
  const field = page.locator('main input[name=term]').first();
  await field.fill('');
  const suggestions = page.getByRole('listbox').getByRole('option');
  for (const part of ['wa', 'ter', ' bodem']) {
    await field.pressSequentially(part, { delay: 120 });
    if (part !== ' bodem') await expect(suggestions.first()).toBeVisible();
  }
  await field.press('Enter');
  await expect(heading(page)).toContainText('water bodem');
  await expect(marks.filter({ hasText: /water/i }).first()).toBeVisible();
  expect(watch.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
});
