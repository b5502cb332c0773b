import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';

/*
 * The way in, as a visitor without JavaScript goes it: what the portal's pages will ask for stands in the address.
 */

const email = () => `anna-${randomUUID()}@groen.example`;
const password = 'zes egels onder de heg';

/** What Auth0's library in the browser asks for, from one of the sites. */
function authorizeAddress(issuer: string, site: string): string {
  const query = new URLSearchParams({
    ...{ client_id: 'portal', response_type: 'code', scope: 'openid profile email offline_access' },
    ...{ redirect_uri: new URL(site).origin, audience: `${issuer}api/`, state: 'onderweg', ui_locales: 'nl_NL' },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
  });
  return `${issuer}authorize?${query}`;
}

/** Follows the link of the newest letter to an address, in the mailbox of the portal under test. */
async function followLetter(page: Page, port: number, to: string): Promise<void> {
  await expect(async () => {
    await page.goto(`http://localhost:${port + 4}/`);
    await expect(page.getByRole('listitem').filter({ hasText: to })).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.getByRole('listitem').filter({ hasText: to }).first().getByRole('link').click();
  await page.frameLocator('iframe').getByRole('link').first().click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor makes an account, confirms the address, and comes back to the site with a code', async ({
    page,
    address,
    port,
  }) => {
    const own = email();
    const site = address('/', 'coegroen');
    await page.goto(authorizeAddress(address('/'), site));
    await expect(page).toHaveTitle('Inloggen – CoE Groen');
    await page.getByRole('link', { name: 'Maak een account' }).click();
    await page.getByLabel('Naam').fill('Anna');
    await page.getByLabel('E-mailadres').fill(own);
    await page.getByLabel('Wachtwoord').fill('kort');
    await page.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Wachtwoord')).toHaveAccessibleDescription(
      /Kies een wachtwoord van minstens 10 tekens/,
    );
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox');

    await followLetter(page, port, own);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Account bevestigen' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site}\\?code=`));
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('state')).toBe('onderweg');
    // The code is worth a token, and the service that keeps what is theirs believes it.
    const form = {
      ...{ grant_type: 'authorization_code', client_id: 'portal', code: searchParams.get('code') ?? '' },
      ...{ redirect_uri: new URL(site).origin, code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
    };
    const tokens = await (await page.request.post(address('/oauth/token'), { form })).json();
    const ask = (token: string) =>
      page.request.get(`http://localhost:${port + 3}/api/mydata`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask(tokens.access_token)).status()).toBe(200);
    expect((await ask(tokens.id_token)).status()).toBe(401);
  });

  test('somebody mistypes the password, forgets it, chooses another, and is let in', async ({
    page,
    address,
    port,
  }) => {
    const own = email();
    await page.goto(authorizeAddress(address('/'), address('/')));
    const [signIn] = page.url().split('?');
    await page.goto(`${signIn}/sign-up`);
    await page.getByLabel('Naam').fill('Anna');
    await page.getByLabel('E-mailadres').fill(own);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Account maken' }).click();
    await followLetter(page, port, own);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Account bevestigen' }).click();
    await expect(page).toHaveURL(/\?code=/);

    await page.context().clearCookies();
    await page.goto(authorizeAddress(address('/'), address('/')));
    await page.getByLabel('E-mailadres').fill(own);
    await page.getByLabel('Wachtwoord').fill(`${password}!`);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('alert')).toContainText('horen niet bij elkaar');
    await expect(page.getByLabel('E-mailadres')).toHaveValue(own);

    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.getByLabel('E-mailadres').fill(own);
    await page.getByRole('button', { name: 'E-mail sturen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox');
    await followLetter(page, port, own);
    await page.getByLabel('Nieuw wachtwoord').fill('acht hazen op de kade');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page).toHaveURL(/\?code=/);
  });
});

for (const [scheme, when] of variations<'light' | 'dark'>('light', 'dark')) {
  test(
    `the ${scheme} pages have no fault that axe knows, on small screens and with large text, and need nothing from elsewhere`,
    when,
    async ({ page, address, watch }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(authorizeAddress(address('/'), address('/', 'eurcaw-pigs')));
      const [signIn] = page.url().split('?');
      for (const path of ['', '/sign-up', '/forgotten', '/sent', '/confirm']) {
        await page.goto(`${signIn}${path}`);
        expect(await faultsOf(page), path).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
      const used = `status 404: ${signIn}/confirm`;
      // The page was left before it had its challenge for passkeys.
      const left = `failed: ${signIn}/passkey/challenge net::ERR_ABORTED`;
      const others = watch.troubles.filter(
        (each) => each !== used && each !== left && !each.includes('404 (Not Found)'),
      );
      expect(others).toEqual([]);
    },
  );
}
