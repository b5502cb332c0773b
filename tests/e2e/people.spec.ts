import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { pressAsOnMac } from './helpers/pressAsOnMac.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * Visitors who sign in, with the embedded provider and Auth0's own library: what is theirs, on pages that are the same
 * for everyone. One after the other: they share the sample accounts.
 */
test.describe.configure({ mode: 'default' });

const sanne = { name: 'Sanne', email: 'sanne@groen.example', password: 'vier klavers in het gras' };
const mo = { name: 'Mo', email: 'mo@groen.example', password: 'drie eiken langs de dijk' };
const item = '/dossier/stikstof';

const account = (page: Page): Locator => page.getByRole('banner').locator('details');
const wayIn = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^(?:Inloggen|Log in)$/ });
const keep = (page: Page): Locator => page.locator('main').getByRole('button', { name: /^Bewaren/ });

async function fillIn(page: Page, { email, password }: typeof sanne): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Presses the way in and signs in with the window that it opens. */
async function signIn(page: Page, control = wayIn(page), person = sanne): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), control.click()]);
  // Only now: the window closes as soon as the provider has answered.
  const closed = popup.waitForEvent('close');
  await fillIn(popup, person);
  await closed;
  await expect(account(page)).toBeVisible();
}

/** What Auth0's library keeps of the access token, in the storage of the page's site. */
async function kept(page: Page, change?: { expiresAt: number }): Promise<{ refresh: string }> {
  return page.evaluate((given) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('@@auth0spajs@@') && each.includes('/api/'));
    const entry = JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
    if (given && key) localStorage.setItem(key, JSON.stringify({ ...entry, ...given }));
    return { refresh: String(entry.body?.refresh_token ?? '') };
  }, change);
}

/** Opens the item and keeps it. */
async function keepItem(page: Page, address: (path: string) => string): Promise<void> {
  await page.goto(address(item));
  await untilAlive(page);
  await keep(page).click();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
}

/** Everything of the account goes, so that the next test begins with nothing. */
async function forget(page: Page, address: (path: string) => string): Promise<void> {
  await page.goto(address('/mijn-gkn'));
  await page.getByRole('button', { name: 'Verwijder alles van mij' }).click();
  await page.getByRole('button', { name: 'Verwijder alles', exact: true }).click();
  await expect(
    page.getByText('Je bladwijzers, notities en reacties zijn verwijderd, en je krijgt geen nieuwsbrieven meer.'),
  ).toBeVisible();
}

test('an anonymous page asks for no code of signing in, and its own markup is what the app leaves', async ({
  page,
  address,
  watch,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address(item));
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /(?:personalParts|startProvider)[^/]*\.js|oauth|authorize/.test(url))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Reacties' })).toBeVisible();
  await expect(keep(page)).toBeVisible();
  await expect(page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' })).toBeVisible();
  expect(watch.troubles).toEqual([]);
});

// Under the policy of the page that opens it, as an empty window is, Safari would part the two.
test('the window to sign in in begins where no opener policy stands', async ({ page, context, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  const first = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await wayIn(page).click();
  const start = (await first).url();
  expect(start).toBe(address('/loader.svg'));
  expect((await page.request.get(start)).headers()).not.toHaveProperty('cross-origin-opener-policy');
});

test(
  'whoever signs in to write, with a press that focuses nothing, is led to the field',
  thorough,
  async ({ page, address }) => {
    await pressAsOnMac(page);
    await page.goto(address(item));
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await signIn(page, page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' }));
    await expect(page.getByRole('textbox', { name: 'Je reactie' })).toBeFocused();
  },
);

test('a window signs a visitor in, who keeps an item, writes about it, reloads, and is back after signing out', async ({
  page,
  address,
}) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page, page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' }));
  await expect(page).toHaveURL(address(item));
  // The link that opened the window is gone: the focus is on what it asked for.
  await expect(page.getByRole('textbox', { name: 'Je reactie' })).toBeFocused();

  // An earlier try may have kept it.
  await expect(keep(page)).toHaveAttribute('data-state', 'idle');
  if ((await keep(page).getAttribute('aria-pressed')) === 'true') {
    await keep(page).click();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
  }
  await keep(page).click();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  const words = `Te lezen op https://example.org/stikstof.\n<img src=x onerror=alert(1)>`;
  const field = page.getByRole('textbox', { name: 'Je reactie' });
  await field.fill(words);
  await page.reload();
  await expect(field).toHaveValue(words);
  await page.getByRole('button', { name: 'Reageren' }).click();
  await expect(page.getByText('Je reactie is geplaatst.')).toBeVisible();
  await expect(field).toHaveValue('');
  const comment = page.locator('#comments article').filter({ hasText: 'Te lezen op' });
  await expect(comment).toContainText('<img src=x onerror=alert(1)>');
  await expect(comment.getByRole('link')).toHaveAttribute('href', 'https://example.org/stikstof');
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await faultsOf(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(address('/mijn-gkn'));
  await expect(other.getByText('Ingelogd als Sanne (sanne@groen.example)')).toBeVisible();
  await expect(other.locator('#bookmarks').getByRole('link', { name: 'Stikstof en ammoniak' })).toBeVisible();
  await expect(other.locator('#comments')).toContainText('Te lezen op');
  expect(await faultsOf(other)).toEqual([]);
  await other.close();

  await comment.getByRole('button', { name: /^Verwijderen/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Weet je zeker dat je deze reactie wilt verwijderen?');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Je reactie is verwijderd.')).toBeVisible();
  await expect(page.getByText('Je reactie is geplaatst.')).toHaveCount(0);
  await expect(comment).toHaveCount(0);

  await account(page).locator('summary').click();
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(wayIn(page)).toBeVisible();
  await expect(page).toHaveURL(address(item));
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /is\.authenticated/.test(name))).toEqual([]);
});

test.describe('translated by the browser', () => {
  test.use({ translator: 'Chrome' });

  test('what is a visitor’s own is kept, told, changed and taken away as ever', async ({ page, address, watch }) => {
    await page.goto(address(item));
    await untilAlive(page);
    await signIn(page);
    for (const pressed of ['true', 'false', 'true']) {
      await expect(keep(page)).toHaveAttribute('data-state', 'idle');
      if ((await keep(page).getAttribute('aria-pressed')) !== pressed) await keep(page).click();
      await expect(keep(page)).toHaveAttribute('aria-pressed', pressed);
    }
    const field = page.getByRole('textbox', { name: 'Je reactie' });
    for (const words of ['Een eerste vertaalde reactie', 'Een tweede vertaalde reactie']) {
      await field.fill(words);
      await page.getByRole('button', { name: 'Reageren' }).click();
      await expect(page.locator('#comments article').filter({ hasText: words })).toBeVisible();
      await expect(field).toHaveValue('');
    }
    const first = page.locator('#comments article').filter({ hasText: 'eerste vertaalde' });
    await first.getByRole('button', { name: /^Verwijderen/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(first).toHaveCount(0);

    await account(page).locator('summary').click();
    await account(page).getByRole('link', { name: 'Mijn GKN' }).click();
    await expect(page.getByText('Ingelogd als Sanne (sanne@groen.example)')).toBeVisible();
    await expect(page.locator('#comments')).toContainText('tweede vertaalde');
    await forget(page, address);
    expect(watch.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
  });
});

test('a page that the browser brings back after signing out shows nothing of anybody', async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  const bringBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await bringBack();
  await expect(account(page)).toBeVisible();
  // What signing out leaves, on a page that comes after this one.
  await page.context().clearCookies({ name: /is\.authenticated/ });
  const loaded = page.waitForEvent('load');
  await bringBack();
  await loaded;
  await expect(wayIn(page)).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('a comment that the server gave back goes along with who signs in with scripts then', async ({
  page,
  address,
}) => {
  await page.goto(address(item));
  const writing = page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' });
  const asked = new URL((await writing.getAttribute('href')) ?? '', address('/')).searchParams;
  // As a form of a page whose scripts never came.
  await page.evaluate(
    (given) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/mijn-gkn/comment' });
      form.append(
        ...Object.entries(given).map(([name, value]) =>
          Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
        ),
      );
      document.body.append(form);
      form.submit();
    },
    { item: asked.get('comment'), title: 'Stikstof', comment: 'Eerst geschreven.', to: item },
  );
  const field = page.getByRole('textbox', { name: 'Je reactie' });
  await expect(field).toHaveValue('Eerst geschreven.');
  await expect(page.getByText('dus je reactie is niet verstuurd')).toBeVisible();
  await untilAlive(page);
  await field.fill('Daarna veranderd.');
  await expect(page).toHaveURL(/\/mijn-gkn\?comment=/);
  await signIn(page);
  await expect(page).toHaveURL(`${address(item)}#comments`);
  await expect(field).toHaveValue('Daarna veranderd.');
});

test('My GKN leads to the account, which is the provider’s page and none of the app’s', async ({ page, address }) => {
  await page.goto(address('/mijn-gkn'));
  await untilAlive(page);
  await signIn(page);
  await page.getByRole('link', { name: 'Wachtwoord en account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account');
  await expect(page.getByText(sanne.email)).toBeVisible();
});

test('tokens are renewed unseen, each with a refresh token of its own', async ({ page, address }) => {
  await page.goto(address('/mijn-gkn'));
  await untilAlive(page);
  await signIn(page);
  const seen = new Set<string>();
  for (let round = 0; round < 4; round++) {
    const { refresh } = await kept(page, { expiresAt: 0 });
    seen.add(refresh);
    await page.reload();
    await expect(page.getByText('Ingelogd als Sanne')).toBeVisible();
    await expect(page.locator('#bookmarks')).toBeVisible();
  }
  expect(seen.size).toBe(4);
  await forget(page, address);
});

test('a browser that opens no window goes to the provider and comes back to where it was', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(address(`${item}?van=de-test#comments`));
  await untilAlive(page);
  await page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' }).click();
  await fillIn(page, sanne);
  await expect(page.getByRole('textbox', { name: 'Je reactie' })).toBeVisible();
  await expect(page).toHaveURL(address(`${item}?van=de-test#comments`));
});

test('a wrong password and a closed window leave a visitor as they were; a refusal is told', async ({
  page,
  address,
}) => {
  await page.goto(address(item));
  await untilAlive(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), wayIn(page).click()]);
  await fillIn(popup, { ...sanne, password: 'dit is het niet' });
  await expect(popup.getByRole('alert')).toBeVisible();
  await popup.close();
  await expect(wayIn(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.context().route('**/oauth/token', (route) => route.abort('connectionrefused'));
  const [second] = await Promise.all([page.waitForEvent('popup'), wayIn(page).click()]);
  await fillIn(second, sanne);
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Er ging iets mis');
  await prompt.getByRole('button', { name: 'Sluiten' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(wayIn(page)).toBeVisible();
});

for (const [others, when] of variations(
  ['eurcaw-pigs'],
  ['coegroen', 'dierenwelzijnsweb', 'toolbox-all4biodiversity'],
)) {
  test(
    `who is signed in on one site is let in on others by a press: ${others.join(', ')}`,
    when,
    async ({ page, address }) => {
      await page.goto(address('/'));
      await untilAlive(page);
      await signIn(page);
      for (const site of others) {
        await page.goto(address('/', site));
        await untilAlive(page);
        await wayIn(page).click();
        await expect(account(page)).toBeVisible();
        await expect(account(page).locator('summary')).toBeFocused();
      }
    },
  );
}

test('bookmarks of an anonymous browser are kept there, and go along when somebody signs in', async ({
  page,
  address,
}) => {
  await keepItem(page, address);
  await page.goto(address('/mijn-gkn'));
  await expect(page.getByRole('heading', { name: 'Op dit apparaat bewaard' })).toBeVisible();
  await expect(page.locator('#bookmarks').getByRole('link', { name: 'Stikstof en ammoniak' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Bewaard', exact: true })).toBeVisible();
  await expect(page.locator('#bookmarks').getByRole('link', { name: 'Stikstof en ammoniak' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bookmarks'))).toBeNull();

  await page.goto(address(item));
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/setpreferences', (route) => route.fulfill({ status: 503, json: {} }));
  await keep(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Je bladwijzer kon niet worden bewaard');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/setpreferences');
  await forget(page, address);
});

test(
  'what this browser keeps is not written over while it is looked up who the visitor is',
  thorough,
  async ({ page, address }) => {
    await page.goto(address(item));
    await page.evaluate(() => localStorage.setItem('bookmarks', '["30111","30112"]'));
    // Somebody signed in here without scripts, and the provider takes its time.
    await page.context().addCookies([{ name: 'auth0.is.authenticated', value: 'true', url: address('/') }]);
    await page.route('**/authorize?*', () => {});
    const looked = page.waitForRequest('**/authorize?*');
    await page.reload();
    await untilAlive(page);
    await looked;
    await keep(page).click();
    const stored = () => page.evaluate(() => localStorage.getItem('bookmarks'));
    await expect.poll(stored).toContain('"30110"');
    expect(await stored()).toBe('["30111","30112","30110"]');
  },
);

test(
  'the list that this browser keeps stays while something is taken out of it, and says so',
  thorough,
  async ({ page, address }) => {
    await keepItem(page, address);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bookmarks') ?? '[]');
      localStorage.setItem('bookmarks', JSON.stringify(['30111', ...kept]));
    });
    await page.goto(address('/mijn-gkn'));
    const title = page.getByRole('heading', { name: 'Op dit apparaat bewaard' });
    await expect(title).toBeVisible();
    await title.evaluate((element) => Object.assign(window, { titleBefore: element }));
    const list = page.locator('#bookmarks');
    for (const left of [1, 0]) {
      await list
        .getByRole('button', { name: /^Verwijder/ })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Verwijder/ })
        .click();
      await expect(list.getByRole('listitem')).toHaveCount(left);
      await expect(page.getByText('Verwijderd uit je lijst.')).toBeVisible();
      await expect(page.locator('body')).not.toBeFocused();
    }
    expect(await title.evaluate((element) => Reflect.get(window, 'titleBefore') === element)).toBe(true);
  },
);

test('on the next record it is that one which is kept', thorough, async ({ page, address }) => {
  await page.goto(address('/zoeken/bodem'));
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(address((await first.getAttribute('href')) ?? ''));
  await untilAlive(page);
  const similar = page.getByRole('region', { name: 'Meer over hetzelfde' }).getByRole('link').first();
  const next = (await similar.getAttribute('href')) ?? '';
  const title = (await similar.textContent()) ?? '';
  await similar.click();
  await expect(page).toHaveURL(address(next));
  const id = new URL(page.url()).searchParams.get('id');
  await expect(keep(page)).toContainText(title);
  await keep(page).click();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('bookmarks') ?? '[]'))).toEqual([id]);
});

test(
  'the first press keeps its place and the focus, however late the words come',
  thorough,
  async ({ page, address }) => {
    await page.route('**/assets/people-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await page.goto(address(item));
    await untilAlive(page);
    // How many of a visitor's parts were empty at worst.
    const emptied = await page.evaluateHandle(() => {
      const empty = () =>
        [...document.querySelectorAll('[data-island]')].filter((each) => each.textContent === '').length;
      const worst = { before: empty(), since: 0 };
      new MutationObserver(() => {
        worst.since = Math.max(worst.since, empty());
      }).observe(document.body, { childList: true, subtree: true });
      return worst;
    });
    await keep(page).focus();
    await page.keyboard.press('Enter');
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(keep(page)).toBeFocused();
    const { before, since } = await emptied.jsonValue();
    expect(since).toBeLessThanOrEqual(before);
  },
);

test('a comment that was changed since its answer was lost is another one', thorough, async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  let isLost = true;
  await page.route('**/api/comments', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    // The service has it.
    expect((await route.fetch()).status()).toBe(201);
    // Nor can it be asked whether it has.
    await page.route('**/api/mydata', (asked) => asked.abort(), { times: 1 });
    await route.abort();
  });
  const field = page.getByRole('textbox', { name: 'Je reactie' });
  await field.fill('Een halve gedachte.');
  await page.getByRole('button', { name: 'Reageren' }).click();
  await expect(page.getByText('Je reactie is niet aangekomen.')).toBeVisible();
  await field.fill('Een hele gedachte.');
  await page.getByRole('button', { name: 'Reageren' }).click();
  await expect(page.getByText('Je reactie is geplaatst.')).toBeVisible();
  await expect(page.locator('#comments article').filter({ hasText: 'Een hele gedachte.' })).toHaveCount(1);
  await forget(page, address);
});

/** Has the provider tell names at UserInfo alone. */
async function leaveNamesToUserInfo(page: Page): Promise<void> {
  await page.context().route('**/oauth/token', async (route) => {
    const response = await route.fetch();
    const tokens = await response.json();
    const [head = '', payload = '', signature = ''] = tokens.id_token.split('.');
    const { name: _, nickname: __, email: ___, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const bare = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await route.fulfill({ response, json: { ...tokens, id_token: [head, bare, signature].join('.') } });
  });
}

test('a session that ends while its person is looked up stays ended', async ({ page, address }) => {
  await leaveNamesToUserInfo(page);
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/userinfo', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/userinfo');
  let refused = 0;
  await page.route(
    '**/api/comments',
    async (route) => {
      refused += 1;
      // A new token brings a new look, during which the session ends.
      if (refused === 2) await asked;
      await route.fulfill({ status: 401, json: {} });
    },
    { times: 2 },
  );
  await page.getByRole('textbox', { name: 'Je reactie' }).fill('Van wie niet meer is ingelogd.');
  await page.getByRole('button', { name: 'Reageren' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Je bent niet meer ingelogd');
  const told = (await asked).response();
  release();
  await told;
  await expect(prompt).toContainText('Je bent niet meer ingelogd');
  await prompt.getByRole('button', { name: 'Sluiten' }).click();
  await expect(wayIn(page)).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('a name that a provider tells at UserInfo alone is asked for there', async ({ page, address }) => {
  await leaveNamesToUserInfo(page);
  await page.goto(address('/mijn-gkn'));
  await untilAlive(page);
  await signIn(page);
  await expect(page.getByText('Ingelogd als Sanne (sanne@groen.example)')).toBeVisible();
});

test('a comment whose answer was lost is there once, and said to be', async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  await page.route('**/api/comments', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  const words = `Onderweg verloren ${randomUUID()}`;
  await page.getByRole('textbox', { name: 'Je reactie' }).fill(words);
  await page.getByRole('button', { name: 'Reageren' }).click();
  await expect(page.getByText('Je reactie is geplaatst.')).toBeVisible();
  await expect(page.locator('#comments article').filter({ hasText: words })).toHaveCount(1);
  await forget(page, address);
});

test('two people in two tabs of one browser each have what is theirs', async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  const field = page.getByRole('textbox', { name: 'Je reactie' });
  const words = `Van Sanne, en nog niet af ${randomUUID()}`;
  await field.fill(words);

  const other = await page.context().newPage();
  await other.goto(address(item));
  await untilAlive(other);
  await account(other).locator('summary').click();
  await other.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(wayIn(other)).toBeVisible();
  await signIn(other, wayIn(other), mo);

  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/comments')) posted.push(request.url());
  });
  await page.getByRole('button', { name: 'Reageren' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('In een ander tabblad is iemand anders ingelogd.');
  await prompt.getByRole('button', { name: 'Sluiten' }).click();
  await expect(account(page)).toContainText('Mo');
  await expect(field).toHaveValue('');
  expect(posted).toEqual([]);

  await account(other).locator('summary').click();
  await other.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(wayIn(other)).toBeVisible();
  await other.close();
  // As browsers tell a tab that is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(wayIn(page)).toBeVisible();
  await expect(field).toHaveCount(0);

  await signIn(page);
  await expect(field).toHaveValue(words);
  await field.fill('');
});

test('a note that is being written outlives its session', async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  await expect(keep(page)).toHaveAttribute('data-state', 'idle');
  if ((await keep(page).getAttribute('aria-pressed')) === 'false') await keep(page).click();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(address('/mijn-gkn'));
  await page.locator('#bookmarks summary').filter({ hasText: 'Notitie toevoegen' }).click();
  const note = page.getByRole('textbox', { name: 'Je notitie' });
  await note.fill('Hoofdstuk 4, voor vrijdag.');
  await page.route('**/api/bookmarknote/**', (route) => route.fulfill({ status: 401, json: {} }), { times: 2 });
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Je bent niet meer ingelogd');
  await prompt.getByRole('button', { name: 'Sluiten' }).click();
  await expect(note).toHaveCount(0);
  await wayIn(page).click();
  await expect(note).toHaveValue('Hoofdstuk 4, voor vrijdag.');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  // Beside the field, which has the same words.
  await expect(page.locator('#bookmarks').getByRole('paragraph').filter({ hasText: 'Hoofdstuk 4' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#bookmarks details[open]')).toHaveCount(0);
  await forget(page, address);
});

test(
  'what was changed on the way is as it is now, on the way back to one’s own page',
  thorough,
  async ({ page, address }) => {
    await page.goto(address(item));
    await untilAlive(page);
    await signIn(page);
    await expect(keep(page)).toHaveAttribute('data-state', 'idle');
    if ((await keep(page).getAttribute('aria-pressed')) === 'false') await keep(page).click();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(address('/mijn-gkn'));
    const kept = page.locator('#bookmarks').getByRole('link', { name: 'Stikstof en ammoniak' });
    await kept.click();
    await expect(page).toHaveURL(address(item));
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
    await keep(page).click();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(page.getByText('Ingelogd als Sanne')).toBeVisible();
    await expect(kept).toHaveCount(0);
    await forget(page, address);
  },
);

test('somebody else’s list is theirs, and the next page one’s own', async ({ page, address }) => {
  await page.goto(address(`/mijn-gkn?list=${'A'.repeat(22)}`));
  await untilAlive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Een gedeelde lijst');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => element.setAttribute('href', '/mijn-gkn'));
  await link.click();
  await expect(page).toHaveURL(address('/mijn-gkn'));
  await expect(heading).not.toHaveText('Een gedeelde lijst');
});

test(
  'a list that cannot be read is left alone; one that cannot be had is no fault of the visitor’s',
  thorough,
  async ({ page, address }) => {
    await page.goto(address(item));
    await untilAlive(page);
    await signIn(page);
    await expect(keep(page)).toHaveAttribute('data-state', 'idle');
    const written: string[] = [];
    await page.route('**/api/setpreferences', (route) => {
      written.push(route.request().postData() ?? '');
      return route.continue();
    });
    await page.route('**/api/getpreferences', (route) => route.fulfill({ json: { preferences: {} } }));
    await keep(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('Je bladwijzer kon niet worden bewaard');
    expect(written).toEqual([]);

    await page.unroute('**/api/getpreferences');
    await page.route('**/api/getpreferences', (route) => route.fulfill({ status: 503, json: {} }));
    const asked = page.waitForResponse('**/api/getpreferences');
    await page.reload();
    await asked;
    await expect(account(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

test('a press of somebody else’s that never arrived is not made for who signs in next', async ({ page, address }) => {
  await page.goto(address(item));
  await page.evaluate(() => {
    const change = { id: '30110', kind: 'add', key: 'k', person: 'somebody-else' };
    localStorage.setItem('bookmark-changes', JSON.stringify([change]));
  });
  await untilAlive(page);
  await signIn(page);
  await page.goto(address('/mijn-gkn'));
  await expect(page.getByText('Nog niets bewaard')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('bookmark-changes'))).toBeNull();
});

test(
  'a window that has answered is not taken for one that was closed, on a page that is busy',
  thorough,
  async ({ page, address }) => {
    // Auth0's library looks once a second whether the window is still there, and a busy page looks late.
    await page.addInitScript(() => {
      const { setInterval: repeat } = window;
      const busily = (work: () => void) => () => {
        const end = performance.now() + 40;
        while (performance.now() < end);
        work();
      };
      window.setInterval = ((work: () => void) => repeat(busily(work), 0)) as typeof setInterval;
    });
    await page.goto(address(item));
    await untilAlive(page);
    await signIn(page);
  },
);

test('a press is not lost by who leaves before the service has heard of it', thorough, async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  await expect(keep(page)).toHaveAttribute('data-state', 'idle');
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
  const neverAnswered = (route: Route) => new Promise<void>(() => route);
  await page.route('**/api/setpreferences', neverAnswered, { times: 1 });
  const asked = page.waitForRequest('**/api/setpreferences');
  await keep(page).click();
  await asked;
  await page.reload();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
  await forget(page, address);
});

test('a session that has ended is told, and the page stays', async ({ page, address }) => {
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  await page.route('**/api/getpreferences', (route) => route.fulfill({ status: 401, json: {} }));
  await expect(keep(page)).toHaveAttribute('data-state', 'idle');
  await keep(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Je bent niet meer ingelogd');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(wayIn(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a moderator decides about what others report', async ({ page, browser, address }) => {
  const words = `Koop nu bij ons, alleen vandaag! ${randomUUID()}`;
  await page.goto(address(item));
  await untilAlive(page);
  await signIn(page);
  await page.getByRole('textbox', { name: 'Je reactie' }).fill(words);
  await page.getByRole('button', { name: 'Reageren' }).click();
  await expect(page.getByText('Je reactie is geplaatst.')).toBeVisible();

  const context: BrowserContext = await browser.newContext();
  const moderator = await context.newPage();
  await moderator.goto(address(item));
  await untilAlive(moderator);
  await signIn(moderator, wayIn(moderator), mo);
  const comment = moderator.locator('#comments article').filter({ hasText: words });
  await comment.getByText(/^Melden/).click();
  await comment.getByRole('textbox').fill('Dit is reclame.');
  await comment.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(comment.getByText('Dank je wel, een moderator kijkt ernaar.')).toBeVisible();
  await moderator.goto(address('/mijn-gkn'));
  const entry = moderator.locator('#moderation article').filter({ hasText: words });
  await expect(entry.getByRole('list')).toContainText('Dit is reclame.');
  await entry.getByText(/^Weghalen/).click();
  await entry.getByRole('textbox').fill('reclame hoort hier niet.');
  await entry.getByRole('button', { name: /^Haal weg/ }).click();
  await expect(moderator.getByText('Je besluit is verwerkt.')).toBeVisible();
  expect(await faultsOf(moderator)).toEqual([]);
  await context.close();

  await page.reload();
  await expect(page.locator('#comments article').filter({ hasText: words })).toContainText('reclame hoort hier niet.');
  await forget(page, address);
});

test('on an address that is not the site’s nobody is asked to sign in', async ({ page, port }) => {
  await page.goto(`http://127.0.0.1:${port}${item}`);
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wayIn(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ scripts: 'off' });

  test('a visitor keeps an item, writes about it and signs out', async ({ page, address }) => {
    await page.goto(address(item));
    await keep(page).click();
    await fillIn(page, sanne);
    await expect(page).toHaveURL(address(item));
    await page.goto(address('/mijn-gkn'));
    await expect(page.getByText('Ingelogd als Sanne (sanne@groen.example)')).toBeVisible();
    await expect(page.locator('#bookmarks').getByRole('link', { name: 'Stikstof en ammoniak' })).toBeVisible();

    await page.goto(address(item));
    await page.locator('#comments').getByRole('link', { name: 'Inloggen om te reageren' }).click();
    await page.getByRole('textbox', { name: 'Je reactie' }).fill('Geschreven zonder script');
    await page.getByRole('button', { name: 'Reageren' }).click();
    await expect(page.locator('#comments')).toContainText('Geschreven zonder script');

    await page.goto(address('/mijn-gkn'));
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.goto(address('/mijn-gkn'));
    await expect(page.getByRole('link', { name: 'Inloggen' }).last()).toBeVisible();
    await expect(page.locator('#bookmarks')).toHaveCount(0);
  });
});
