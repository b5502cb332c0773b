import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startDatabase } from '#services/database/startDatabase.ts';
import { faultsOf } from './helpers/axe.ts';
import { newestLink } from './helpers/letters.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * What visitors post, on a portal of these tests' own, because the last one looks into its database. The embedded
 * content has a sign-up on every home page and a contact form in both languages. Few posts: the portal counts them.
 */

test.describe.configure({ mode: 'serial' });

let portal: OwnPortal;
let dataDir: string;
/** What each test leaves in the database: not every run has all of them. */
const subscriptions: { readonly email: string; readonly list: string }[] = [];
const submissions: { readonly form: string; readonly fields: unknown }[] = [];

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forms-'));
  portal = await startPortal({ DATA_DIR: dataDir });
  // A first start fills the collection in one go; until then the database, which forms share, has no time.
  await expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 150_000 }).toBe(200);
});
test.afterAll(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true, force: true });
});

// A portal that never ran draws its pictures when they are asked for; a browser lets nothing past those that wait.
test.beforeEach(({ page }) => page.route('**/pictures/**', (route) => route.abort()));

/** A sign-up as a visitor meets it. */
function signUp(page: Page, field: string, button: string) {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) });
  const email = form.getByRole('textbox', { name: field });
  return { email, button: form.getByRole('button', { name: button }) };
}

test.describe('with JavaScript', () => {
  test('a visitor signs up by keyboard, once, and is told', async ({ page }) => {
    await page.goto(portal.address('/'));
    await untilAlive(page);
    const { email } = signUp(page, 'E-mailadres', 'Aanmelden');
    await email.focus();
    await page.keyboard.type('jantine');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.');
    await expect(email).toBeFocused();

    await page.keyboard.type('@voorbeeld.nl');
    await page.keyboard.press('Enter');
    const asked = 'Bijna klaar. Open de link in de e-mail die we je hebben gestuurd.';
    const told = page.getByRole('status').filter({ hasText: asked });
    await expect(told).toBeFocused();
    await expect(email).toHaveCount(0);
    await expect(page).toHaveURL(portal.address('/'));

    await page.goto(await newestLink(portal.mailbox, 'jantine@voorbeeld.nl'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bevestig je aanmelding');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent aangemeld');
    expect(await faultsOf(page)).toEqual([]);

    // Who asks again, learns nothing; the address's owner does, by mail.
    await page.goto(portal.address('/'));
    await untilAlive(page);
    await email.fill('Jantine@Voorbeeld.nl');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: asked })).toBeVisible();
    subscriptions.push({ email: 'jantine@voorbeeld.nl', list: 'gkn-maandelijks' });
  });

  test('an English visitor reads English', thorough, async ({ page }) => {
    await page.goto(portal.address('/', 'eurcaw-pigs'));
    await untilAlive(page);
    const { email, button } = signUp(page, 'Email address', 'Subscribe');
    await email.fill('inspector@example.eu');
    await button.click();
    await expect(page.getByText('Almost done. Open the link in the email we have sent you.')).toBeVisible();
    await page.goto(await newestLink(portal.mailbox, 'inspector@example.eu'));
    await expect(page).toHaveURL(/^http:\/\/eurcaw-pigs\.localhost/);
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered');
    subscriptions.push({ email: 'inspector@example.eu', list: 'eurcaw-quarterly' });
  });

  test('what is wrong with a form stands at its head and at its fields, and what was typed stays', async ({ page }) => {
    await page.goto(portal.address('/Contactformulier'));
    await untilAlive(page);
    expect(await faultsOf(page)).toEqual([]);
    const form = page.getByRole('form', { name: 'Contact' });
    await form.getByRole('textbox', { name: 'Naam' }).fill('Jantine de Vries');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('jantine');
    await page.keyboard.press('Enter');

    const summary = page.getByRole('region', { name: 'Nog niet alles is goed ingevuld' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
      'Kies een van de mogelijkheden bij ‘Waar gaat je vraag over?’.',
      'Vul ‘Bericht’ in.',
    ]);
    await expect(page).toHaveTitle('Fout: Contactformulier – Groen Kennisnet');
    expect(await faultsOf(page)).toEqual([]);
    await expect(form.getByRole('textbox', { name: 'Naam' })).toHaveValue('Jantine de Vries');

    // By keyboard alone from here: each error leads to its field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/geldig e-mailadres/);
    await page.keyboard.press('End');
    await page.keyboard.type('@voorbeeld.nl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Een bron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hoe diep wortelt luzerne?\nEn klaver?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const sent = page.getByRole('status').filter({ hasText: 'Je bericht is verstuurd' });
    await expect(sent).toBeFocused();
    await expect(page).toHaveTitle('Contactformulier – Groen Kennisnet');
    await expect(form).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    submissions.push({
      form: '/nl/groenkennisnet/Contactformulier',
      fields: [
        ['naam', 'Jantine de Vries'],
        ['email', 'jantine@voorbeeld.nl'],
        ['organisatie', ''],
        ['onderwerp', 'bron'],
        ['bericht', 'Hoe diep wortelt luzerne?\r\nEn klaver?'],
      ],
    });
  });

  test(
    'a postal code that does not exist is said to, and sent on as it is usually written',
    thorough,
    async ({ page }) => {
      await page.goto(portal.address('/bijeenkomst-aanmelden'));
      await untilAlive(page);
      const form = page.getByRole('form', { name: 'Bijeenkomst aanmelden' });
      await form.getByRole('textbox', { name: 'Titel van de bijeenkomst' }).fill('Kijken in de kluit');
      await form.getByRole('radio', { name: 'Velddag of excursie' }).check();
      await form.getByRole('textbox', { name: 'Datum en tijd' }).fill('12 mei, 13.30 uur');
      await form.getByRole('combobox', { name: 'Thema' }).selectOption('bodem');
      await form.getByRole('textbox', { name: 'Wat gaan mensen er doen?' }).fill('Graven en ruiken.');
      await form.getByRole('textbox', { name: 'Je naam' }).fill('Jantine de Vries');
      await form.getByRole('textbox', { name: 'E-mail' }).fill('jantine@voorbeeld.nl');
      await form.getByRole('checkbox', { name: 'De redactie mag de tekst inkorten' }).check();
      const postalCode = form.getByRole('textbox', { name: 'Postcode van de locatie' });
      await postalCode.fill('1234 AB');
      await page.keyboard.press('Enter');

      const summary = page.getByRole('region', { name: 'Nog niet alles is goed ingevuld' });
      await expect(summary.getByRole('link')).toHaveText(['Postcode niet gevonden.']);
      await expect(postalCode).toHaveAccessibleDescription('Postcode niet gevonden.');
      await expect(postalCode).toHaveValue('1234 AB');
      expect(await faultsOf(page)).toEqual([]);

      await postalCode.fill('8251ab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Je bericht is verstuurd' })).toBeFocused();
      submissions.push({
        form: '/nl/groenkennisnet/bijeenkomst-aanmelden.htm',
        fields: expect.arrayContaining([['postcode', '8251 AB']]),
      });
    },
  );

  test('nothing typed is lost when the portal cannot be reached', async ({ page, context }) => {
    await page.goto(portal.address('/contact', 'eurcaw-pigs'));
    await untilAlive(page);
    const form = page.getByRole('form');
    await form.getByRole('textbox', { name: 'Your question' }).fill('Which article is it?');
    await form.getByRole('radio', { name: /^No/ }).check();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Sending did not work');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByRole('textbox', { name: 'Your question' })).toHaveValue('Which article is it?');
    await expect(form.getByRole('radio', { name: /^No/ })).toBeChecked();
    await context.setOffline(false);
  });
});

for (const scripts of ['off', 'blocked'] as const) {
  const [signingUp, contact] = scripts === 'off' ? [{}, thorough] : [thorough, {}];

  test.describe(`with scripts ${scripts}`, () => {
    test.use({ scripts });

    test('a visitor signs up, confirms, and unsubscribes', signingUp, async ({ page }) => {
      await page.goto(portal.address('/'));
      const { email, button } = signUp(page, 'E-mailadres', 'Aanmelden');
      const own = `zonder-${scripts}@voorbeeld.nl`;
      await email.fill(own);
      await button.click();
      await expect(page).toHaveURL(/\/\?asked=\d+#form-\d+$/);
      await expect(page.getByText('Open de link in de e-mail die we je hebben gestuurd')).toBeInViewport();

      const confirm = await newestLink(portal.mailbox, own);
      await page.goto(confirm);
      await page.getByRole('button', { name: 'Ja, meld mij aan' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent aangemeld');
      if (scripts === 'blocked') {
        subscriptions.push({ email: own, list: 'gkn-maandelijks' });
        return;
      }

      await expect.poll(() => newestLink(portal.mailbox, own)).not.toBe(confirm);
      await page.goto(await newestLink(portal.mailbox, own));
      await page.getByRole('button', { name: 'Meld mij af' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent afgemeld');
    });

    test('a form comes back with what is wrong, and goes when all is well', contact, async ({ page }) => {
      await page.goto(portal.address('/contact', 'eurcaw-pigs'));
      const form = page.getByRole('form');
      await form.getByRole('textbox', { name: 'Name' }).fill('Inês <Carvalhosa>');
      await form.getByRole('textbox', { name: 'Your question' }).fill('First line\nSecond "line"');
      await form.getByRole('radio', { name: /^Yes/ }).check();
      await form.getByRole('button', { name: 'Send' }).click();

      const summary = page.getByRole('region', { name: 'Some fields still need attention' });
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: .* – EURCAW-Pigs$/);
      await expect(summary.getByRole('link')).toHaveText([
        'Fill in ‘E-mail’.',
        'Choose one of the options for ‘Topic’.',
      ]);
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Inês <Carvalhosa>');
      await expect(form.getByRole('textbox', { name: 'Your question' })).toHaveValue('First line\nSecond "line"');
      await expect(form.getByRole('radio', { name: /^Yes/ })).toBeChecked();

      await summary.getByRole('link', { name: /E-mail/ }).click();
      await page.keyboard.type('ines@example.eu');
      await form.getByRole('combobox', { name: 'Topic' }).selectOption('tails');
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Your message has been sent')).toBeInViewport();
      await expect(page).not.toHaveTitle(/^Error/);
      await expect(page).toHaveURL(/\/contact\?sent=\d+#form-\d+$/);
      submissions.push({
        form: '/en/eurcaw-pigs/contact',
        fields: [
          ['name', 'Inês <Carvalhosa>'],
          ['email', 'ines@example.eu'],
          ['authority', ''],
          ['topic', 'tails'],
          ['publish', 'yes'],
          ['question', 'First line\r\nSecond "line"'],
        ],
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ scripts: 'off' });

  test('a postal code is judged by the rules of its country', async ({ page }) => {
    await page.goto(portal.address('/register', 'eurcaw-pigs'));
    const form = page.getByRole('form', { name: 'Registration' });
    const postalCode = form.getByRole('textbox', { name: 'Postal code' });
    const country = form.getByRole('combobox', { name: 'Country' });
    await form.getByRole('radio', { name: /^Virtual farm walk/ }).check();
    await form.getByRole('textbox', { name: 'Name' }).fill('Inês Carvalhosa');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ines@example.eu');
    await form.getByRole('checkbox', { name: /^I will not visit/ }).check();
    await country.selectOption('Netherlands');
    await postalCode.fill('1000');
    await form.getByRole('button', { name: 'Register' }).click();
    const summary = page.getByRole('region', { name: 'Some fields still need attention' });
    await expect(summary.getByRole('link')).toHaveText(['Enter a valid postal code.']);
    await expect(postalCode).toHaveAccessibleDescription('Enter a valid postal code.');

    await country.selectOption('Belgium');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Your message has been sent')).toBeInViewport();
    submissions.push({
      form: '/en/eurcaw-pigs/register.htm',
      fields: expect.arrayContaining([
        ['country', 'Belgium'],
        ['postcode', '1000'],
      ]),
    });
  });
});

test(
  'a post that was answered before the scripts came is a page like any other after them',
  thorough,
  async ({ page }) => {
    await page.goto(portal.address('/Contactformulier'));
    await untilAlive(page);
    // As if the button was pressed before: the browser itself posts.
    await page.getByRole('form', { name: 'Contact' }).evaluate((form: HTMLFormElement) => form.submit());
    const summary = page.getByRole('region', { name: 'Nog niet alles is goed ingevuld' });
    await expect(summary).toBeVisible();
    await untilAlive(page);
    await expect(page).toHaveURL(/\/Contactformulier(#form-\d+)?$/);
    await expect(summary).toBeVisible();
  },
);

test('what was posted is in the database', async () => {
  expect([subscriptions.length, submissions.length]).not.toContain(0);
  await portal.process.end();
  const database = await startDatabase(join(dataDir, 'database'));
  try {
    expect(await database.query('select email, list from subscription order by email')).toEqual(
      subscriptions.toSorted((one, other) => (one.email < other.email ? -1 : 1)),
    );
    expect(await database.query('select form, fields from submission order by id')).toEqual(submissions);
  } finally {
    await database.close();
  }
});
