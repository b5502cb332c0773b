import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';

/*
 * Passkeys in a browser that has an authenticator: on the pages of the account, where the address is typed, and in the
 * window that a site opens.
 */

const mo = { email: 'mo@groen.example', password: 'drie eiken langs de dijk' };
const item = '/dossier/stikstof';
const list = '/u/account/passkeys?site=groenkennisnet&ui_locales=nl';

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Inloggen met een passkey' });
const removal = (page: Page) => page.getByRole('link', { name: /^Verwijderen/ });

/** What a site asks for; who is signed in is asked again. */
function authorizeAddress(issuer: string): string {
  const query = new URLSearchParams({
    ...{ client_id: 'portal', response_type: 'code', scope: 'openid', redirect_uri: new URL(issuer).origin },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
    ...{ prompt: 'login', ui_locales: 'nl_NL' },
  });
  return `${issuer}authorize?${query}`;
}

/** Gives a window an authenticator that keeps passkeys and agrees at once; each window has its own. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const credentials = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  type Credential = Awaited<ReturnType<typeof credentials>>[number];
  return {
    credentials,
    hold: (credential: Credential) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** Whether it knows the finger that is laid on it. */
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Takes what passkeys the account has from it. */
async function removeAll(page: Page): Promise<void> {
  while ((await removal(page).count()) > 0) {
    await removal(page).first().click();
    await page.getByRole('button', { name: 'Verwijder deze passkey' }).click();
    await expect(page.getByText('De passkey is verwijderd.')).toBeVisible();
  }
}

test('a passkey is added, signs in where the address is typed and in a window, and is worth nothing once removed', async ({
  page,
  browser,
  address,
  watch,
}) => {
  // What the site does with the code is of no interest here.
  await page.route(/\?code=/, (route) => route.fulfill({ body: 'back' }));
  await page.goto(authorizeAddress(address('/')));
  await page.getByLabel('E-mailadres').fill(mo.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(mo.password);
  await expect(withPasskey(page)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(/\?code=/);

  const authenticator = await giveAuthenticator(page);
  await page.goto(address(list));
  // An earlier try may have left some.
  await removeAll(page);
  await page.getByRole('link', { name: 'Passkey toevoegen' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await authenticator.recognise(false);
  await page.getByRole('button', { name: 'Passkey maken' }).click();
  await expect(page.getByRole('status')).toHaveText('Er is geen passkey gemaakt. Probeer het gerust opnieuw.');
  await authenticator.recognise(true);
  await page.getByRole('button', { name: 'Passkey maken' }).click();
  await expect(page.getByRole('status')).toContainText('Je passkey is toegevoegd.');
  expect(await faultsOf(page)).toEqual([]);

  // The browser finds it by itself, where the address is typed.
  await page.goto(authorizeAddress(address('/')));
  await expect(page).toHaveURL(/\?code=/);

  // From here on the browser offers nothing by itself.
  await page.context().addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(address(`/v2/logout?client_id=portal&returnTo=${encodeURIComponent(address('/logout'))}`));
  await page.goto(address(item));
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'Inloggen' });
  await untilAlive(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), wayIn.click()]);
  const [credential] = await authenticator.credentials();
  if (!credential) throw new Error('The authenticator has lost its passkey.');
  const inWindow = await giveAuthenticator(popup);
  await inWindow.hold(credential);
  await inWindow.recognise(false);
  await withPasskey(popup).click();
  await expect(popup.getByRole('status')).toContainText('Er is geen passkey gebruikt.');
  await inWindow.recognise(true);
  await withPasskey(popup).click();
  await expect(page.getByRole('banner').locator('details')).toBeVisible();
  await expect(page).toHaveURL(address(item));

  await page.goto(address(list));
  await removeAll(page);
  // The browser is told, and lets go of it. Another one may still have it.
  await expect.poll(() => authenticator.credentials()).toEqual([]);
  await authenticator.hold(credential);
  await page.goto(authorizeAddress(address('/')));
  await page.getByLabel('E-mailadres').fill('mo@');
  await withPasskey(page).click();
  await expect(page.getByRole('alert')).toContainText('Met deze passkey kun je hier niet inloggen.');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('mo@');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('E-mailadres').fill(mo.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(mo.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(/\?code=/);
  // A browser that knows no passkeys, or runs no scripts, has the password.
  const storageState = await page.context().storageState();
  for (const javaScriptEnabled of [true, false]) {
    const plain = await browser.newContext({ javaScriptEnabled, storageState });
    await plain.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    const other = await plain.newPage();
    await other.goto(address(list));
    // Playwright's texts leave out what stands in `noscript`.
    const told = other.locator(javaScriptEnabled ? '[data-passkeys-missing]' : 'noscript p');
    await expect(told).toHaveText(/^In deze browser kun je geen passkey toevoegen\./);
    await expect(told).toBeVisible();
    await expect(other.getByRole('link', { name: 'Passkey toevoegen' })).toHaveCount(0);
    await other.goto(authorizeAddress(address('/')));
    await expect(other.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
    await expect(withPasskey(other)).toHaveCount(0);
    await plain.close();
  }
  // Pages that are left in the middle give up what they were loading.
  expect(watch.troubles.filter((each) => /uncaught|policy/i.test(each))).toEqual([]);
});
