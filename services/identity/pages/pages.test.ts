import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from '#services/database/database.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { createSampleAccounts, sampleAccounts } from '../accounts/sampleAccounts.ts';
import { createAttemptLimits } from '../limits/attempts.ts';
import { sweep } from '../state/sweep.ts';
import {
  audience,
  clientId,
  issuer,
  linkIn,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
} from '../testing/testIdentity.ts';

/*
 * The pages as a browser without scripts meets them, and as those who try them meet them: strangers who guess, other
 * sites that post, and whoever reads the database or the log.
 */

const email = 'anna@example.nl';
const password = 'drie koeien in een wei';
const redirectUri = 'http://eurcaw-pigs.localhost:3000';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  await identity.database.query('delete from identity_account');
  await identity.database.query('delete from identity_link');
  await identity.database.query('delete from identity_state');
  await identity.database.query('delete from identity_attempt');
  identity.letters.length = 0;
  identity.logged.length = 0;
});
afterEach(() => vi.useRealTimers());

function authorizeAddress(more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    ...{ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, scope: 'openid', audience },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', ...more },
  });
  return `${issuer}authorize?${query}`;
}

/** A browser on the page to sign in. */
async function atSignIn(browser = new TestBrowser(identity), more: Record<string, string> = {}) {
  const visit = await browser.get(authorizeAddress(more));
  return { browser, visit, url: visit.url.split('?')[0] ?? '' };
}
const isBack = ({ url }: { url: string }) =>
  url.startsWith(`${redirectUri}/?code=`) || url.startsWith(`${redirectUri}?code=`);
const count = async (table: string) =>
  Number((await identity.database.query(`select count(*)::int4 as n from ${table}`))[0]?.n);

describe('pages', () => {
  it('are there again when the database is: a sign-in is not over while nobody can be asked for it', async () => {
    const { browser, url } = await atSignIn();
    const away = vi.spyOn(identity.database, 'query').mockRejectedValue(new DatabaseAway('It fails over.'));
    const during = await browser.get(url);
    away.mockRestore();
    expect([during.response.status, during.response.headers.get('retry-after')]).toEqual([503, '5']);
    const after = await browser.get(url);
    expect(after.response.status).toBe(200);
  });

  it('say, to who signs in and to the log, that the fault is ours, and not that a sign-in has expired', async () => {
    const { browser, url } = await atSignIn();
    const broken = vi.spyOn(identity.database, 'query').mockRejectedValue(new Error('relation does not exist'));
    const visit = await browser.get(url);
    broken.mockRestore();
    expect(visit.response.status).toBe(500);
    expect(identity.logged.join()).toContain('relation does not exist');
  });

  it('stand in the language and theme of the site one comes from', async () => {
    const { visit } = await atSignIn();
    expect(visit.html).toContain('<html lang="en" data-site="eurcaw-pigs">');
    expect(visit.html).toContain('/assets/eurcaw-pigs.css');
    const { visit: dutch } = await atSignIn(undefined, { ui_locales: 'nl_NL' });
    expect(dutch.html).toContain('<h1>Inloggen</h1>');
  });

  it('run nothing but a file that their policy names, are framed nowhere, and are kept by nobody', async () => {
    const { browser, visit, url } = await atSignIn();
    for (const { html, response } of [
      visit,
      await browser.get(`${url}/sign-up`),
      await browser.get(`${url}/forgotten`),
    ]) {
      const policy = response.headers.get('content-security-policy');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(policy).toContain("default-src 'none'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(html).not.toMatch(/style=|<style|\son\w+=/);
      const scripts = html.match(/<script.*?<\/script>/gs) ?? [];
      const [, sources] = /script-src ([^;]*);/.exec(policy ?? '') ?? [];
      if (html !== visit.html) expect([scripts, sources]).toEqual([[], undefined]);
      else {
        expect(scripts).toEqual([
          expect.stringMatching(/^<script src="http:\/\/localhost:3000\/u\/passkeys\.js\?[\w-]+" defer>/),
        ]);
        expect(sources).toBe('http://localhost:3000/u/passkeys.js');
      }
    }
  });

  it('say what is wrong at the field, first of all, and give back what was typed but the password', async () => {
    const { browser, url } = await atSignIn();
    const { response, html } = await browser.post(`${url}/sign-up`, {
      nickname: ' ',
      email: 'anna@',
      newPassword: 'kort',
    });
    expect(response.status).toBe(422);
    expect(html).toContain('<title>Error: Create an account – EURCAW-Pigs</title>');
    expect(html).toContain('There are 3 problems');
    expect(html).toMatch(
      /<input id="email"[^>]* value="anna@"[^>]* aria-describedby="email-error" aria-invalid="true"/,
    );
    expect(html).toContain('<a href="#newPassword">Choose a password of at least 10 characters.</a>');
    expect(html).not.toContain('kort');
  });

  it('show what a stranger writes, and run none of it', async () => {
    const { browser, url } = await atSignIn(undefined, { login_hint: '"><script>alert(1)</script>' });
    expect((await browser.get(url)).html).not.toContain('<script>');
    const { html } = await browser.post(url, { email: '"><img src=x>', password: 'x' });
    expect(html).not.toContain('<img');
  });

  it('begin without an address where the site hints at something that is too long for one', async () => {
    const { visit } = await atSignIn(undefined, { login_hint: `${'anna'.repeat(80)}@example.nl` });
    expect(visit.response.status).toBe(200);
    expect(visit.html).toMatch(/<input id="email"(?![^>]* value=)/);
  });

  it('show what went wrong with a request in their own words', async () => {
    const visit = await new TestBrowser(identity).get(authorizeAddress({ client_id: 'other' }));
    expect(visit.response.status).toBe(400);
    expect(visit.html).toContain('We cannot process this request');
    expect(visit.html).toContain('<html lang="en" data-site="eurcaw-pigs">');
  });

  it('stay in the site and language one came from when a sign-in has expired, on each of them', async () => {
    const { browser, visit } = await atSignIn(undefined, { ui_locales: 'nl_NL' });
    const links = [...visit.html.matchAll(/(?:href|action)="(\/u\/login\/[^"]*)"/g)].map(([, to = '']) => to);
    const pages = [visit.url, ...links.map((link) => link.replaceAll('&amp;', '&'))];
    const sent = await browser.post(pages.find((each) => each.includes('forgotten')) ?? '', { email });
    await identity.database.query('delete from identity_state');
    expect(pages).toHaveLength(5);
    for (const page of [...pages, sent.url]) {
      const { response, html } = await browser.get(page);
      expect([response.status, html], page).toEqual([400, expect.stringContaining('Deze pagina is verlopen')]);
      expect(html, page).toContain('<html lang="nl" data-site="eurcaw-pigs">');
      expect(html, page).toContain(`href="${redirectUri}/"`);
    }
  });
});

describe('where one is sent', () => {
  it.each([
    'http://eurcaw-pigs.localhost:3000/',
    'http://eurcaw-pigs.localhost:3000/elders',
    'http://eurcaw-pigs.localhost:3000@evil.example',
    'http://evil.example',
    'http://eurcaw-pigs.localhost',
    '//evil.example',
    'javascript:alert(1)',
  ])('is never %s', async (address) => {
    const visit = await new TestBrowser(identity).get(authorizeAddress({ redirect_uri: address }));
    expect(visit.response.status).toBe(400);
    expect(visit.response.headers.get('location')).toBeNull();
    const out = await new TestBrowser(identity).get(
      `/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: address })}`,
    );
    expect(out.response.status).toBe(400);
    expect(out.response.headers.get('location')).toBeNull();
  });

  it('is a frame of a site when it asks for that, and nobody else’s', async () => {
    const visit = await new TestBrowser(identity).get(
      authorizeAddress({ response_mode: 'web_message', prompt: 'none' }),
    );
    expect(visit.html).toContain('login_required');
    const policy = visit.response.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://localhost:3000 http://eurcaw-pigs.localhost:3000');
    expect(policy).not.toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'sha256-/);
    expect(visit.response.headers.get('x-frame-options')).toBeNull();
  });

  it('is the issuer’s own name, which cookies are for', async () => {
    const { response } = await new TestBrowser(identity).get('http://127.0.0.1:3000/u/account?site=groenkennisnet');
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      'http://localhost:3000/u/account?site=groenkennisnet',
    ]);
  });
});

describe('signing up', () => {
  const values = { nickname: 'Anna', email, newPassword: password };

  it('makes an account once its address is confirmed by who chose the password, and signs in', async () => {
    const { browser, url } = await atSignIn();
    const { html } = await browser.post(`${url}/sign-up`, values);
    expect(html).toContain('Check your email');
    expect(await count('identity_account')).toBe(0);
    const link = linkIn(identity.letters[0]);
    expect((await browser.get(link)).html).toContain(`value="${email}"`);
    expect((await browser.post(link, { password: 'een ander wachtwoord' })).response.status).toBe(422);
    expect(isBack(await browser.post(link, { password }))).toBe(true);
    expect((await browser.get(link)).html).not.toContain('<form');
    expect(await count('identity_account')).toBe(1);
  });

  it('can be finished in another browser, which then leads to the site', async () => {
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/sign-up`, values);
    const visit = await new TestBrowser(identity).post(linkIn(identity.letters[0]), { password });
    expect(visit.html).toContain('Your account is ready');
    expect(isBack(await browser.post(url, { email, password }))).toBe(true);
  });

  it.each([
    ['capitals and spaces', ' Anna@Example.NL\u00a0', 'anna@example.nl'],
    ['what nobody sees of a copied address', '\u202aanna@example.nl\u202c\u200b', 'anna@example.nl'],
    ['a domain with letters of its language', 'anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ])('takes %s in an address, for signing in with it, too', async (_, typed, kept) => {
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/sign-up`, { ...values, email: typed });
    expect(identity.letters.map(({ to }) => to)).toEqual([kept]);
    expect(isBack(await browser.post(linkIn(identity.letters[0]), { password }))).toBe(true);
    for (const written of [typed, kept]) {
      const next = await atSignIn();
      expect(isBack(await next.browser.post(next.url, { email: written, password }))).toBe(true);
    }
  });

  it.each([
    'anna',
    'anna@',
    'anna@example',
    'anna@bücher',
    'anna@exa mple.nl',
    'anna@example.nl/pad',
    'anna@ex‗ample.nl',
  ])('takes no address that is none: %s', async (typed) => {
    const { browser, url } = await atSignIn();
    expect((await browser.post(`${url}/sign-up`, { ...values, email: typed })).response.status).toBe(422);
  });

  it('answers the same for an address that has an account, and tells its owner', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    const known = await browser.post(`${url}/sign-up`, values);
    const unknown = await browser.post(`${url}/sign-up`, { ...values, email: 'bram@example.nl' });
    expect([known.url, known.html]).toEqual([unknown.url, unknown.html]);
    expect(identity.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'You already have an account with EURCAW-Pigs'],
      ['bram@example.nl', 'Confirm your account with EURCAW-Pigs'],
    ]);
  });

  it('is open to every address that mail can reach', async () => {
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/sign-up`, { ...values, email: 'b&b@example.nl' });
    expect(identity.letters.map(({ to }) => to)).toEqual(['b&b@example.nl']);
  });

  it('leaves an address to whoever confirms it first', async () => {
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/sign-up`, { ...values, newPassword: 'van een vreemde geweest' });
    await browser.post(`${url}/sign-up`, values);
    const [strangers, own] = identity.letters.map(linkIn);
    expect(isBack(await browser.post(own ?? '', { password }))).toBe(true);
    expect((await browser.get(strangers ?? '')).response.status).toBe(404);
  });

  it.each([
    ['welkom123456', 'too easy to guess'],
    ['Wachtwoord2026!', 'too easy to guess'],
    ['aaaaaaaaaaaa', 'too easy to guess'],
    ['qwertyuiopas', 'too easy to guess'],
    ['anna@example', 'mostly your name'],
    ['EURCAW-Pigs12', 'mostly your name'],
    ['x'.repeat(129), 'at most 128'],
  ])('refuses %s as a password', async (newPassword, reason) => {
    const { browser, url } = await atSignIn();
    expect((await browser.post(`${url}/sign-up`, { ...values, newPassword })).html).toContain(reason);
  });

  it('takes any characters in a password, and says nothing of which', async () => {
    const { browser, url } = await atSignIn();
    const newPassword = 'ÿ  🐄 zo’n wei vol';
    await browser.post(`${url}/sign-up`, { ...values, newPassword });
    // Another keyboard puts the letter together from two.
    expect(isBack(await browser.post(linkIn(identity.letters[0]), { password: newPassword.normalize('NFD') }))).toBe(
      true,
    );
  });
});

describe('signing in', () => {
  it('makes what is kept of a password anew where it was made too cheaply', async () => {
    const cheap = await createPasswords({ ln: 3, r: 8, p: 1 }).hash(password);
    const account = await identity.service.accounts.create({ email, nickname: 'Anna', password: cheap });
    const { browser, url } = await atSignIn();
    expect(isBack(await browser.post(url, { email, password }))).toBe(true);
    const now = (await identity.service.accounts.byId(account?.id ?? ''))?.password ?? '';
    expect(now).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
    expect(await identity.service.passwords.verify(password, now)).toBe(true);
  });

  it('renews the session’s name, so that one that was given to the browser is worth nothing', async () => {
    await identity.addAccount(email, password);
    const browser = new TestBrowser(identity);
    await browser.get(`/v2/logout?${new URLSearchParams({ client_id: clientId })}`, { 'sec-fetch-site': 'cross-site' });
    const { url } = await atSignIn(browser);
    await browser.post(url, { email, password });
    const first = browser.cookie('_session');
    expect(first).toBeDefined();
    const again = await atSignIn(browser, { prompt: 'login' });
    await browser.post(again.url, { email, password });
    expect(browser.cookie('_session')).not.toBe(first);
    const thief = await identity.ask(authorizeAddress({ prompt: 'none' }), {
      headers: { cookie: `_session=${first}` },
    });
    expect(thief.headers.get('location')).toContain('login_required');
  });

  it('is finished in the browser that began it alone', async () => {
    await identity.addAccount(email, password);
    const { url } = await atSignIn();
    const victim = await new TestBrowser(identity).post(url, { email, password });
    expect(victim.html).toContain('Deze pagina is verlopen');
    expect(isBack(victim)).toBe(false);
  });

  it('is told to who goes back to its pages once it is done', async () => {
    await identity.addAccount(email, password);
    const { browser, visit, url } = await atSignIn();
    await browser.post(visit.url, { email, password });
    const query = visit.url.slice(url.length);
    for (const page of ['', '/forgotten', '/sign-up', '/sent']) {
      const again = await browser.get(`${url}${page}${query}`);
      expect([again.response.status, again.html], page).toEqual([200, expect.stringContaining('You are logged in')]);
      expect(again.html).toContain(`href="${redirectUri}/login?to=/"`);
    }
    expect((await browser.post(visit.url, { email, password })).html).toContain('You are logged in');
  });

  it('is told to the second press of a double click, when the first one is through before it', async () => {
    await identity.addAccount(email, password);
    const { browser, visit } = await atSignIn();
    const form = new URLSearchParams({ email, password }).toString();
    const first = await browser.send(visit.url, form);
    const { verify } = identity.service.passwords;
    const through = Promise.withResolvers<void>();
    const spy = vi.spyOn(identity.service.passwords, 'verify').mockImplementation(async (...given) => {
      await through.promise;
      return verify(...given);
    });
    const second = browser.send(visit.url, form);
    await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(0);
    expect(isBack(await browser.get(first.headers.get('location') ?? ''))).toBe(true);
    through.resolve();
    const answer = await second;
    spy.mockRestore();
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are logged in')]);
  });

  it('changes over to another account', async () => {
    await identity.addAccount(email, password);
    await identity.addAccount('bram@example.nl', password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password });
    const again = await atSignIn(browser, { prompt: 'login' });
    expect(isBack(await browser.post(again.url, { email: 'bram@example.nl', password }))).toBe(true);
    expect((await browser.get('/u/account')).html).toContain('bram@example.nl');
  });

  it('answers the same for a wrong password and for an address without an account', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    const wrong = await browser.post(url, { email, password: 'niet dit wachtwoord' });
    const unknown = await browser.post(url, { email: 'bram@example.nl', password: 'niet dit wachtwoord' });
    expect([wrong.response.status, unknown.response.status]).toEqual([422, 422]);
    expect(unknown.html.replaceAll('bram@', 'anna@')).toBe(wrong.html);
  });

  it('tells nobody from outside in whose browser somebody is: other sites may not post', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await browser.post(url, { email, password }, headers)).response.status).toBe(403);
    }
    const body = new URLSearchParams({ email, password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const cookie = `_interaction=${browser.cookie('_interaction')}; _interaction.sig=${browser.cookie('_interaction.sig')}`;
    for (const origin of ['http://evil.example', 'null', undefined]) {
      const from = origin === undefined ? {} : { origin };
      const response = await identity.ask(url, { method: 'POST', headers: { ...headers, ...from, cookie }, body });
      expect(response.status).toBe(403);
    }
    const own = { ...headers, origin: 'http://localhost:3000', cookie };
    expect((await identity.ask(url, { method: 'POST', headers: own, body })).status).toBe(303);
  });

  it('takes a body no larger than a form', async () => {
    const { browser, url } = await atSignIn();
    expect((await browser.post(url, { email, password: 'x'.repeat(40_000) })).response.status).toBe(413);
  });
});

describe('sample accounts', () => {
  it('let anyone in who tries the portal out, and go where others reach it, alone of all', async () => {
    await identity.addAccount(email, password);
    const { accounts, passwords } = identity.service;
    // The second start finds them.
    for (let start = 0; start < 2; start++) await createSampleAccounts(accounts, passwords);
    for (const sample of sampleAccounts) {
      const { browser, url } = await atSignIn();
      expect(isBack(await browser.post(url, { email: sample.email, password: sample.password }))).toBe(true);
      expect((await accounts.byEmail(sample.email))?.permissions).toEqual(sample.permissions);
    }
    await accounts.removeSamples();
    expect(await count('identity_account')).toBe(1);
    expect((await accounts.byEmail(email))?.nickname).toBe('Anna');
  });
});

describe('cookies', () => {
  it('are out of reach of scripts and other sites’ posts, and travel encrypted where pages do', async () => {
    const service = await identity.startAt('https://kennis.example.nl/');
    const request = new Request(authorizeAddress().replace(issuer, 'https://kennis.example.nl/'));
    const response = await service.fetch(request, { host: 'kennis.example.nl', network: '192.0.2.1' });
    await service.close();
    expect(response.headers.get('location')).toMatch(/^\/u\/login\//);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const attribute of [/; secure/i, /; httponly/i, /; samesite=lax/i]) {
      for (const cookie of cookies) expect(cookie).toMatch(attribute);
    }
  });
});

describe('a network that begins and never ends', () => {
  it('is told to wait, alone of all, before it has filled the database', async () => {
    await identity.restart();
    let last = await identity.ask(authorizeAddress(), {}, '203.0.113.77');
    for (let time = 0; time < 300; time++) last = await identity.ask(authorizeAddress(), {}, '203.0.113.77');
    expect(last.status).toBe(429);
    expect((await identity.ask(authorizeAddress(), {}, '203.0.113.78')).status).toBe(303);
  });
});

describe('guessing', () => {
  const guess = async (browser: TestBrowser, url: string, times: number, address = email) => {
    let last = 0;
    for (let time = 0; time < times; time++) {
      last = (await browser.post(url, { email: address, password: `geraden ${time} keer` })).response.status;
    }
    return last;
  };

  it('at one account ends for strangers wherever they are, and its owner gets in where they have been before', async () => {
    await identity.addAccount(email, password);
    const owner = await atSignIn(new TestBrowser(identity, '198.51.100.1'));
    expect(isBack(await owner.browser.post(owner.url, { email, password }))).toBe(true);

    for (let network = 1; network <= 4; network++) {
      const stranger = await atSignIn(new TestBrowser(identity, `203.0.113.${network}`));
      await guess(stranger.browser, stranger.url, 5);
    }
    const next = await atSignIn(new TestBrowser(identity, '203.0.113.9'));
    const refused = await next.browser.post(next.url, { email, password });
    expect(refused.response.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);

    const again = await atSignIn(owner.browser, { prompt: 'login' });
    expect(isBack(await owner.browser.post(again.url, { email, password }))).toBe(true);
    // Anybody else has the way through the mail.
    expect(refused.html).toContain('/forgotten');
  });

  it('is held up as much at an address without an account', async () => {
    const { browser, url } = await atSignIn();
    expect(await guess(browser, url, 20, 'bram@example.nl')).toBe(422);
    expect(await guess(browser, url, 1, 'bram@example.nl')).toBe(429);
  });

  it('at many accounts ends for the network it comes from, and for no other', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn(new TestBrowser(identity, '203.0.113.1'));
    for (let person = 0; person < 100; person++) await guess(browser, url, 1, `p${person}@example.nl`);
    expect(await guess(browser, url, 1, 'q@example.nl')).toBe(429);
    const other = await atSignIn(new TestBrowser(identity, '203.0.113.2'));
    expect(isBack(await other.browser.post(other.url, { email, password }))).toBe(true);
  });

  it('does not count what was right', async () => {
    await identity.addAccount(email, password);
    for (let time = 0; time < 25; time++) {
      const { browser, url } = await atSignIn(new TestBrowser(identity, '203.0.113.1'));
      expect(isBack(await browser.post(url, { email, password }))).toBe(true);
    }
  });

  it('goes on when its time is over, and survives a restart until then', async () => {
    const { browser, url } = await atSignIn();
    await guess(browser, url, 21);
    await identity.restart();
    expect(await guess(browser, url, 1)).toBe(429);
    await identity.database.query('update identity_attempt set expire = $1', [Date.now() - 1]);
    expect(await guess(browser, url, 1)).toBe(422);
  });
});

describe('a forgotten password', () => {
  it('is replaced by who reads the account’s mail, which ends all other sessions', async () => {
    const id = await identity.addAccount(email, password);
    const elsewhere = await atSignIn();
    await elsewhere.browser.post(elsewhere.url, { email, password });
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/forgotten`, { email });
    const link = linkIn(identity.letters[0]);
    expect((await browser.post(link, { newPassword: 'kort' })).response.status).toBe(422);
    expect(isBack(await browser.post(link, { newPassword: 'vijf vossen in het riet' }))).toBe(true);
    expect(identity.letters.at(-1)?.subject).toBe('Your password for EURCAW-Pigs has been changed');

    const { url: back } = await elsewhere.browser.get(authorizeAddress({ prompt: 'none' }));
    expect(back).toContain('login_required');
    expect(
      await identity.service.passwords.verify(password, (await identity.service.accounts.byId(id))?.password),
    ).toBe(false);
    expect((await browser.post(link, { newPassword: 'zes vossen in het riet' })).response.status).toBe(404);
  });

  it('answers the same for an address without an account', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    const known = await browser.post(`${url}/forgotten`, { email });
    const unknown = await browser.post(`${url}/forgotten`, { email: 'bram@example.nl' });
    expect([known.url, known.html]).toEqual([unknown.url, unknown.html]);
    expect(identity.letters.map(({ to }) => to)).toEqual([email, 'bram@example.nl']);
  });

  it('has a link that lasts an hour', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/forgotten`, { email });
    const link = linkIn(identity.letters[0]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 });
    expect((await browser.get(link)).response.status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await browser.get(link)).response.status).toBe(404);
    expect((await browser.post(link, { newPassword: 'vijf vossen in het riet' })).response.status).toBe(404);
  });

  it('writes to one address five times in an hour, and says nothing of it', async () => {
    const { browser, url } = await atSignIn();
    for (let time = 0; time < 7; time++) {
      expect((await browser.post(`${url}/forgotten`, { email })).html).toContain('Check your email');
    }
    expect(identity.letters).toHaveLength(5);
  });

  it('writes sixty letters in an hour for one network', async () => {
    const { browser, url } = await atSignIn();
    for (let person = 0; person < 60; person++)
      await browser.post(`${url}/forgotten`, { email: `p${person}@example.nl` });
    expect((await browser.post(`${url}/forgotten`, { email })).response.status).toBe(429);
    expect(identity.letters).toHaveLength(60);
  });
});

describe('the account', () => {
  const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';

  async function signedIn() {
    const id = await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password });
    return { id, browser };
  }

  it('is shown to who is signed in', async () => {
    expect((await new TestBrowser(identity).get('/u/account')).response.status).toBe(401);
    const { browser } = await signedIn();
    expect((await browser.get('/u/account?site=eurcaw-pigs')).html).toContain(email);
  });

  it('has its password changed with the old one, and stays signed in here alone', async () => {
    const { browser } = await signedIn();
    const other = await atSignIn();
    await other.browser.post(other.url, { email, password });
    const token = tokenIn((await browser.get('/u/account/password')).html);
    const newPassword = 'vijf vossen in het riet';
    expect((await browser.post('/u/account/password', { token, password: 'mis', newPassword })).response.status).toBe(
      422,
    );
    for (const wrong of ['', 'x'.repeat(token.length), 'é'.repeat(token.length)]) {
      const refused = await browser.post('/u/account/password', { token: wrong, password, newPassword });
      expect(refused.response.status).toBe(403);
    }
    const done = await browser.post('/u/account/password', { token, password, newPassword });
    expect(done.html).toContain('Je wachtwoord is veranderd');
    expect(isBack(await browser.get(authorizeAddress({ prompt: 'none' })))).toBe(true);
    expect((await other.browser.get(authorizeAddress({ prompt: 'none' }))).url).toContain('login_required');
  });

  it('is deleted with everything that was kept of it', async () => {
    const { browser, id } = await signedIn();
    const { browser: other, url } = await atSignIn();
    await other.post(`${url}/forgotten`, { email });
    expect(identity.letters).toHaveLength(1);
    const token = tokenIn((await browser.get('/u/account/delete')).html);
    expect((await browser.post('/u/account/delete', { token, password: 'mis' })).response.status).toBe(422);
    expect((await browser.post('/u/account/delete', { token, password })).html).toContain('verwijderd');
    for (const table of ['identity_account', 'identity_link', 'identity_state where account is not null']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(identity.letters).toHaveLength(0);
    expect(identity.forgotten).toEqual([id]);
    const rows = await identity.database.query('select payload::text as payload from identity_state');
    expect(JSON.stringify(rows)).not.toContain(id);
    expect((await browser.get(authorizeAddress({ prompt: 'none' }))).url).toContain('login_required');
  });
});

describe('signing out', () => {
  it('is asked about with a slash at the end of the address, too', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password });
    const headers = { 'sec-fetch-site': 'cross-site', referer: 'http://evil.example/' };
    const asked = await browser.get(`/v2/logout/?${new URLSearchParams({ client_id: clientId })}`, headers);
    expect(asked.html).toContain('Wil je uitloggen?');
    expect(isBack(await browser.get(authorizeAddress({ prompt: 'none' })))).toBe(true);
  });

  it('is asked about when another site led here', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password });
    const out = `/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: `${redirectUri}/logout` })}`;
    const asked = await browser.get(out, { 'sec-fetch-site': 'cross-site', referer: 'http://evil.example/' });
    expect(asked.html).toContain('Do you want to log out?');
    expect(asked.html).toContain('data-site="eurcaw-pigs"');
    expect(isBack(await browser.get(authorizeAddress({ prompt: 'none' })))).toBe(true);
    const again = await browser.get(out, { 'sec-fetch-site': 'cross-site' });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(again.html)?.[1] ?? '';
    expect((await browser.post('/v2/logout/confirm', { xsrf, logout: 'yes' })).url).toBe(`${redirectUri}/logout`);
    expect((await browser.get(authorizeAddress({ prompt: 'none' }))).url).toContain('login_required');
  });

  it('is done at once for our own sites', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password });
    const out = `/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: `${redirectUri}/logout` })}`;
    const visit = await browser.get(out, { 'sec-fetch-site': 'cross-site', referer: `${redirectUri}/` });
    expect(visit.url).toBe(`${redirectUri}/logout`);
  });
});

describe('what is kept', () => {
  it('is of no use to who reads the database: no cookie, code, token, link or password stands in it', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    const { url: back } = await browser.post(url, { email, password });
    const code = new URL(back).searchParams.get('code') ?? 'none';
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const exchange = new URLSearchParams({
      ...{
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const tokens = await (
      await identity.ask('/oauth/token', { method: 'POST', headers, body: exchange.toString() })
    ).json();
    // Somebody signs in once more, which notes the session that there is.
    const again = await atSignIn(browser, { prompt: 'login' });
    await browser.post(`${again.url}/forgotten`, { email });
    await browser.post(`${again.url}/sign-up`, { nickname: 'Bram', email: 'bram@example.nl', newPassword: password });
    const links = identity.letters.map((letter) => new URL(linkIn(letter)).searchParams.get('token') ?? 'none');
    const kept = JSON.stringify([
      await identity.database.query('select * from identity_state'),
      await identity.database.query('select * from identity_link'),
      await identity.database.query('select * from identity_account'),
      await identity.database.query('select * from identity_attempt'),
    ]);
    expect(tokens.refresh_token).toBeTypeOf('string');
    for (const secret of [
      code,
      tokens.refresh_token,
      tokens.access_token,
      browser.cookie('_session'),
      ...links,
      password,
    ]) {
      expect(kept).not.toContain(secret);
    }
  });

  it('is not told to the log, whatever goes wrong', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(url, { email, password: `mis ${password}` });
    const { url: back } = await browser.post(url, { email, password });
    const code = new URL(back).searchParams.get('code') ?? 'none';
    await identity.database.query('alter table identity_state rename to identity_away');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
    });
    await identity.ask('/oauth/token', { method: 'POST', headers, body: body.toString() });
    await browser.get(`/u/account?token=geheim`);
    await browser.get(authorizeAddress({ state: 'geheim' }));
    await identity.database.query('alter table identity_away rename to identity_state');
    const logged = identity.logged.join();
    expect(logged).toContain('identity.failed');
    for (const secret of [code, password, 'geheim', email, browser.cookie('_session') ?? '']) {
      expect(logged).not.toContain(secret);
    }
  });

  it('ends a month after the password was asked for, however often one signs in on a site meanwhile', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    expect(isBack(await browser.post(url, { email, password }))).toBe(true);
    const day = 24 * 60 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * day });
    expect(isBack(await browser.get(authorizeAddress()))).toBe(true);
    vi.setSystemTime(Date.now() + 2 * day);
    const again = await atSignIn(browser);
    expect(isBack(again.visit)).toBe(false);
    // Signed in once more, it lasts a month again.
    expect(isBack(await browser.post(again.url, { email, password }))).toBe(true);
    vi.setSystemTime(Date.now() + 29 * day);
    expect(isBack(await browser.get(authorizeAddress()))).toBe(true);
  });

  it('is gone within the hour where nobody signed in: who is only asked whether to sign out fills nothing', async () => {
    await new TestBrowser(identity).get('/v2/logout', { 'sec-fetch-site': 'cross-site' });
    expect(await count('identity_state')).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    await sweep({ database: identity.database, attempts: createAttemptLimits(identity.database) });
    expect(await count('identity_state')).toBe(0);
  });

  it('goes when its time is over', async () => {
    await identity.addAccount(email, password);
    const { browser, url } = await atSignIn();
    await browser.post(`${url}/forgotten`, { email });
    await browser.post(url, { email, password: 'een keer mis' });
    expect(await count('identity_state')).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 24 * 60 * 60_000 });
    await sweep({ database: identity.database, attempts: createAttemptLimits(identity.database) });
    for (const table of ['identity_state', 'identity_link', 'identity_attempt']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await count('identity_account')).toBe(1);
  });
});
