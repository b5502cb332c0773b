import { Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { SoftwareAuthenticator, type Twist } from '../testing/softwareAuthenticator.ts';
import {
  audience,
  clientId,
  issuer,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
} from '../testing/testIdentity.ts';
import { mostPasskeys } from './passkeyStore.ts';

/*
 * Passkeys as browsers make and use them, with keys and signatures of an authenticator in software; and as those try who
 * have somebody else's, an old one, a copy, or none.
 */

const email = 'anna@example.nl';
const password = 'drie koeien in een wei';
const redirectUri = 'http://localhost:3000';
const origin = 'http://localhost:3000';
const passkeys = '/u/account/passkeys';
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36' };

const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
const attribute = (html: string, name: string) =>
  JSON.parse((new RegExp(`${name}="([^"]+)"`).exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));
const isBack = ({ url }: { url: string }) => /^http:\/\/localhost:3000\/?\?code=/.test(url);

for (const { name, available } of testDatabases) {
  describe.runIf(available)(`passkeys on ${name}`, () => {
    let identity: TestIdentity;
    beforeAll(async () => {
      identity = await startTestIdentity({ kind: name });
    });
    afterAll(() => identity.close());
    beforeEach(async () => {
      for (const table of ['identity_account', 'identity_state', 'identity_attempt']) {
        await identity.database.query(`delete from ${table}`);
      }
      identity.letters.length = 0;
      identity.logged.length = 0;
    });
    afterEach(() => vi.useRealTimers());

    async function atSignIn(browser = new TestBrowser(identity), more: Record<string, string> = {}) {
      const query = new URLSearchParams({
        ...{ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, scope: 'openid', audience },
        ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', ...more },
      });
      const visit = await browser.get(`${issuer}authorize?${query}`);
      const [, challenges = ''] = /data-challenges="([^"]+)"/.exec(visit.html) ?? [];
      const [url = ''] = visit.url.split('?');
      return { browser, html: visit.html, url, passkey: `${url}/passkey`, challenges };
    }
    type AtSignIn = Awaited<ReturnType<typeof atSignIn>>;
    const challengeOf = async ({ browser, challenges }: AtSignIn) =>
      JSON.parse((await browser.post(challenges, {})).html);

    /** Somebody who has just signed in with a password. */
    async function signedIn(address = email) {
      const id = await identity.addAccount(address, password);
      const { browser, url } = await atSignIn();
      await browser.post(url, { email: address, password });
      return { id, browser };
    }
    /** The page that makes a passkey: what it asks the browser for, and the form's token. */
    async function atAdding(browser: TestBrowser) {
      const { html } = await browser.get(`${passkeys}/add`);
      return { options: attribute(html, 'data-options'), token: tokenIn(html) };
    }
    type AtAdding = Awaited<ReturnType<typeof atAdding>>;
    function send(
      browser: TestBrowser,
      { options, token }: AtAdding,
      authenticator: SoftwareAuthenticator,
      twist?: Twist,
    ) {
      return browser.post(`${passkeys}/add`, { token, credential: authenticator.make(options, twist) }, agent);
    }
    async function add(browser: TestBrowser, authenticator = new SoftwareAuthenticator(origin), twist: Twist = {}) {
      return { authenticator, visit: await send(browser, await atAdding(browser), authenticator, twist) };
    }
    /** Somebody with a passkey, and a browser that nobody is signed in with. */
    async function owner(address = email) {
      const { id, browser } = await signedIn(address);
      const { authenticator } = await add(browser);
      return { id, browser, authenticator };
    }
    const signIn = async (authenticator: SoftwareAuthenticator, twist: Twist = {}) => {
      const at = await atSignIn();
      const credential = authenticator.sign(await challengeOf(at), twist);
      return at.browser.post(at.passkey, { credential });
    };
    const count = async () =>
      Number((await identity.database.query('select count(*)::int4 as n from identity_passkey'))[0]?.n);

    describe('the way in', () => {
      it('is there for scripts alone, which the page has one of, under a policy that names it', async () => {
        const { html } = await atSignIn();
        expect(html).toMatch(/<div class="passkeys"[^>]* hidden>/);
        expect(html).toContain('autocomplete="username webauthn"');
        const [, address = ''] = /<script src="([^"]+)" defer><\/script>/.exec(html) ?? [];
        const script = await identity.ask(address);
        expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        // What is sent has been freed of types, and is a script.
        const code = await script.text();
        expect(code).toMatch(/^\(function runPasskeys\(\)/);
        expect(() => new Script(code)).not.toThrow();
      });

      it('lets in who has the passkey, remembers the browser and when that was', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        const credential = authenticator.sign(await challengeOf(at));
        expect(isBack(await at.browser.post(at.passkey, { credential }))).toBe(true);
        expect(at.browser.cookie('_session_device')).toBeDefined();
        expect((await at.browser.get(passkeys)).html).toContain('Laatst gebruikt op');
      });

      it('asks for no account and no passkey by name, and for who holds it to be verified', async () => {
        await owner();
        const options = await challengeOf(await atSignIn());
        expect(options).toEqual({
          ...{ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'localhost' },
          ...{ timeout: 300_000, userVerification: 'required' },
        });
      });

      it.each<[string, Twist]>([
        ['a challenge that was never given', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
        ['another origin', { origin: 'http://evil.example' }],
        ['the origin of another site', { origin: 'http://eurcaw-pigs.localhost:3000' }],
        ['another domain', { rpId: 'evil.example' }],
        ['nobody verified', { isVerified: false }],
        ['an answer to the other ceremony', { type: 'webauthn.create' }],
        ['a frame of another site', { crossOrigin: true, origin: 'http://evil.example' }],
        ['an account that it is not of', { userHandle: Buffer.from('auth0|0').toString('base64url') }],
        ['no account', { userHandle: '' }],
        ['a passkey that nobody has', { id: Buffer.alloc(16, 1).toString('base64url') }],
      ])('refuses %s, in the same words', async (_name, twist) => {
        const { authenticator } = await owner();
        const { response, html } = await signIn(authenticator, twist);
        expect(response.status).toBe(422);
        expect(html).toContain('Met deze passkey kun je hier niet inloggen.');
        expect(html).toContain('<input id="password"');
        expect(isBack(await signIn(authenticator))).toBe(true);
      });

      it('leaves the password as usable as it was', async () => {
        await owner();
        const at = await atSignIn();
        const refused = await at.browser.post(at.passkey, { credential: 'x', email });
        expect(refused.html).toMatch(new RegExp(`<input id="email"[^>]* value="${email}"`));
        // A form without an address of its own is posted to its page's.
        const [, action = refused.url] =
          /<form method="post"(?: action="([^"]+)")? novalidate>/.exec(refused.html) ?? [];
        expect(isBack(await at.browser.post(action, { email, password }))).toBe(true);
        expect((await at.browser.get(at.passkey)).html).toContain('Je bent ingelogd');
        const next = await atSignIn();
        expect((await next.browser.get(next.passkey)).url).toBe(next.url);
      });

      it('is over, and no fault of ours, at an address with signs that no header may have', async () => {
        const visit = await new TestBrowser(identity).get(`${issuer}u/login/a%0D%0Ab/passkey`);
        expect([visit.response.status, visit.html]).toEqual([400, expect.stringContaining('Deze pagina is verlopen')]);
        expect(identity.logged).toEqual([]);
      });

      it('refuses one account’s passkey in another’s name', async () => {
        const anna = await owner();
        const bram = await owner('bram@example.nl');
        const userHandle = Buffer.from(anna.id).toString('base64url');
        for (const twist of [
          { userHandle },
          { id: anna.authenticator.id },
          { id: anna.authenticator.id, userHandle },
        ]) {
          expect((await signIn(bram.authenticator, twist)).response.status).toBe(422);
        }
      });

      it('refuses what is no answer of a browser at all', async () => {
        const at = await atSignIn();
        for (const credential of ['', 'x', '{}', 'null', '{"id":"a","rawId":"a","type":"public-key","response":{}}']) {
          expect((await at.browser.post(at.passkey, { credential })).response.status).toBe(422);
        }
      });

      it('takes an answer once, in the browser that asked, within five minutes', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        const credential = authenticator.sign(await challengeOf(at));
        const elsewhere = await atSignIn();
        expect((await elsewhere.browser.post(elsewhere.passkey, { credential })).response.status).toBe(422);
        expect((await new TestBrowser(identity).post(at.passkey, { credential })).response.status).toBe(400);
        expect(isBack(await at.browser.post(at.passkey, { credential }))).toBe(true);

        const again = await atSignIn();
        const late = authenticator.sign(await challengeOf(again));
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 });
        expect((await again.browser.post(again.passkey, { credential: late })).response.status).toBe(422);
      });

      it('uses a challenge up with the first answer, even a wrong one', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        const options = await challengeOf(at);
        await at.browser.post(at.passkey, { credential: authenticator.sign(options, { isVerified: false }) });
        const { response } = await at.browser.post(at.passkey, { credential: authenticator.sign(options) });
        expect(response.status).toBe(422);
      });

      it('lets one of several answers in that come at the same moment', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        const credential = authenticator.sign(await challengeOf(at));
        const visits = await Promise.all(Array.from({ length: 4 }, () => at.browser.post(at.passkey, { credential })));
        expect(visits.filter(isBack)).toHaveLength(1);
      });

      it('refuses a counter that does not go on: there may be a copy', async () => {
        const { authenticator } = await owner();
        expect(isBack(await signIn(authenticator, { counter: 7 }))).toBe(true);
        for (const counter of [7, 6, 0]) {
          expect((await signIn(authenticator, { counter })).response.status, String(counter)).toBe(422);
        }
        expect(isBack(await signIn(authenticator, { counter: 4_294_967_295 }))).toBe(true);
      });

      it('counts what was wrong for the network, as passwords are, and not what was right', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        for (let time = 0; time < 100; time++) await at.browser.post(at.passkey, { credential: 'x' });
        expect((await at.browser.post(at.passkey, { credential: 'x' })).response.status).toBe(429);
        expect((await at.browser.post(at.url, { email, password })).response.status).toBe(429);
        await identity.database.query('delete from identity_attempt');
        for (let time = 0; time < 3; time++) expect(isBack(await signIn(authenticator))).toBe(true);
        const spent = await identity.database.query(`select points from identity_attempt where key like 'guess-net%'`);
        expect(spent.map(({ points }) => Number(points))).toEqual([0]);
      });

      it('takes nothing from other sites, and gives them no challenge', async () => {
        const { authenticator } = await owner();
        const at = await atSignIn();
        const credential = authenticator.sign(await challengeOf(at));
        const foreign = { 'sec-fetch-site': 'cross-site' };
        expect((await at.browser.post(at.challenges, {}, foreign)).response.status).toBe(403);
        expect((await at.browser.post(at.passkey, { credential }, foreign)).response.status).toBe(403);
        expect((await new TestBrowser(identity).post(at.challenges, {})).response.status).toBe(403);
      });
    });

    describe('adding one', () => {
      it('asks the browser for a passkey that is found without a name, and tells the owner by letter', async () => {
        const { browser } = await signedIn();
        const { options } = await atAdding(browser);
        expect(options).toMatchObject({
          rp: { id: 'localhost', name: 'Groen Kennisnet' },
          user: { name: email, displayName: 'Anna' },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          excludeCredentials: [],
        });
        const { visit, authenticator } = await add(browser);
        expect(visit.html).toContain('Je passkey is toegevoegd.');
        expect(visit.html).toContain('<strong>Chrome op Linux</strong>');
        expect(identity.letters.map(({ to, subject }) => [to, subject])).toEqual([
          [email, 'Er is een passkey toegevoegd aan je account bij Groen Kennisnet'],
        ]);
        expect(identity.letters[0]?.text).toContain(`${issuer}u/account/passkeys?site=groenkennisnet`);
        const next = await atAdding(browser);
        expect(next.options.excludeCredentials).toEqual([
          { id: authenticator.id, type: 'public-key', transports: ['hybrid', 'internal'] },
        ]);
        expect(next.options.user.id).toBe(options.user.id);
      });

      it.each<[string, Twist]>([
        ['a challenge that was never given', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
        ['another origin', { origin: 'http://evil.example' }],
        ['another domain', { rpId: 'evil.example' }],
        ['nobody verified', { isVerified: false }],
        ['an answer to the other ceremony', { type: 'webauthn.get' }],
      ])('refuses %s', async (_name, twist) => {
        const { browser } = await signedIn();
        const { visit } = await add(browser, undefined, twist);
        expect(visit.response.status).toBe(422);
        expect(visit.html).toContain('De passkey is niet toegevoegd');
        expect([await count(), identity.letters.length]).toEqual([0, 0]);
      });

      it('takes an answer once, from who was asked, and from a form of theirs', async () => {
        const { browser } = await signedIn();
        const { options, token } = await atAdding(browser);
        const credential = new SoftwareAuthenticator(origin).make(options);
        expect((await browser.post(`${passkeys}/add`, { credential })).response.status).toBe(403);
        const bram = await signedIn('bram@example.nl');
        const other = await atAdding(bram.browser);
        const foreign = await bram.browser.post(`${passkeys}/add`, { token: other.token, credential });
        expect(foreign.response.status).toBe(422);
        expect((await browser.post(`${passkeys}/add`, { token, credential })).html).toContain('toegevoegd');
        expect((await browser.post(`${passkeys}/add`, { token, credential })).response.status).toBe(422);
        expect(await count()).toBe(1);
      });

      it('refuses what was made for one account when another has signed in since', async () => {
        const { browser } = await signedIn();
        const { options } = await atAdding(browser);
        const credential = new SoftwareAuthenticator(origin).make(options);
        await identity.addAccount('bram@example.nl', password);
        const { url } = await atSignIn(browser, { prompt: 'login' });
        await browser.post(url, { email: 'bram@example.nl', password });
        // A page with a form of theirs, and no challenge in place of the other's.
        const { html } = await browser.get('/u/account/password');
        const token = tokenIn(html);
        const visit = await browser.post(`${passkeys}/add`, { token, credential });
        expect(html).toContain('bram@example.nl');
        expect([visit.response.status, await count()]).toEqual([422, 0]);
      });

      it('refuses a passkey that an account has already, this one or another', async () => {
        const { browser, authenticator } = await owner();
        expect((await add(browser, authenticator)).visit.response.status).toBe(422);
        const bram = await signedIn('bram@example.nl');
        expect((await add(bram.browser, authenticator)).visit.response.status).toBe(422);
        expect(isBack(await signIn(authenticator, { userHandle: Buffer.from(bram.id).toString('base64url') }))).toBe(
          false,
        );
        expect(await count()).toBe(1);
      });

      it('asks for the password again once signing in is a while ago', async () => {
        const { browser } = await signedIn();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
        const { html } = await browser.get(`${passkeys}/add`);
        expect(html).toContain('Huidig wachtwoord');
        expect(html).not.toContain('data-options');
        const token = tokenIn(html);
        const wrong = await browser.post(`${passkeys}/add`, { token, password: 'niet dit wachtwoord' });
        expect([wrong.response.status, wrong.html.includes('data-options')]).toEqual([422, false]);
        // An answer to no challenge proves nothing.
        const made = new SoftwareAuthenticator(origin).make({ challenge: 'x', rp: {}, user: { id: 'x' } });
        const early = await browser.post(`${passkeys}/add`, { token, credential: made });
        expect([early.response.status, early.html.includes('data-options')]).toEqual([422, false]);
        const right = await browser.post(`${passkeys}/add`, { token, password });
        const credential = new SoftwareAuthenticator(origin).make(attribute(right.html, 'data-options'));
        expect((await browser.post(`${passkeys}/add`, { token, credential })).html).toContain('toegevoegd');
      });

      it('ends with twenty for an account, however many come at once', async () => {
        const { browser, id } = await owner();
        await identity.database.query(
          `insert into identity_passkey (id, account, credential, public_key, counter, is_backed_up, name)
           select 'p' || n, $1, 'c' || n, 'AA', 0, false, 'Passkey' from generate_series(3, $2::int4) n`,
          [id, mostPasskeys],
        );
        const { browser: second, url } = await atSignIn();
        await second.post(url, { email, password });
        // Both are at the page while there is room for one more.
        const all = await Promise.all([browser, second].map(async (each) => ({ each, at: await atAdding(each) })));
        await Promise.all(all.map(({ each, at }) => send(each, at, new SoftwareAuthenticator(origin))));
        expect(await count()).toBe(mostPasskeys);
        const { html } = await browser.get(`${passkeys}/add`);
        expect(html).toContain(`Je hebt ${mostPasskeys} passkeys`);
        expect(html).not.toContain('Passkey toevoegen');
      });
    });

    describe('the list', () => {
      it('is for who is signed in, and says when each was made and used', async () => {
        expect((await new TestBrowser(identity).get(passkeys)).response.status).toBe(401);
        const { browser } = await owner();
        const { html } = await browser.get(`${passkeys}?site=eurcaw-pigs&ui_locales=en`);
        expect(html).toMatch(/Created on \w+ \d+, \d{4}<br>Not used yet/);
      });

      it('changes names without scripts, and removes after a question, which ends signing in with it', async () => {
        const { browser, authenticator } = await owner();
        const list = (await browser.get(passkeys)).html;
        const [name = '', remove = ''] = [
          ...list.matchAll(/href="(\/u\/account\/passkeys\/(?:name|remove)[^"]+)"/g),
        ].map(([, href = '']) => href.replaceAll('&amp;', '&'));
        const naming = await browser.get(name);
        expect(naming.html).toContain('value="Chrome op Linux"');
        const token = tokenIn(naming.html);
        expect((await browser.post(name, { token, name: ' ' })).response.status).toBe(422);
        expect((await browser.post(name, { name: 'Laptop' })).response.status).toBe(403);
        expect((await browser.post(name, { token, name: '<b>Laptop</b>' })).html).toContain('&lt;b&gt;Laptop');

        expect((await browser.get(remove)).html).toContain('Passkey verwijderen?');
        expect(await count()).toBe(1);
        expect((await browser.post(remove, {})).response.status).toBe(403);
        const done = await browser.post(remove, { token });
        expect(done.html).toContain('De passkey is verwijderd.');
        expect(attribute(done.html, 'data-accepted')).toMatchObject({
          rpId: 'localhost',
          allAcceptedCredentialIds: [],
        });
        expect(identity.letters.at(-1)?.subject).toBe(
          'Er is een passkey verwijderd uit je account bij Groen Kennisnet',
        );
        expect((await signIn(authenticator)).response.status).toBe(422);
      });

      it('lets nobody touch another’s', async () => {
        await owner();
        const [row] = await identity.database.query('select id from identity_passkey');
        const bram = await signedIn('bram@example.nl');
        const { token } = await atAdding(bram.browser);
        identity.letters.length = 0;
        for (const page of ['name', 'remove']) {
          const address = `${passkeys}/${page}?passkey=${String(row?.id)}`;
          expect((await bram.browser.get(address)).html).toContain('Je hebt nog geen passkeys.');
          await bram.browser.post(address, { token, name: 'Van mij' });
        }
        expect(await identity.database.query('select name from identity_passkey')).toEqual([
          { name: 'Chrome op Linux' },
        ]);
        expect(identity.letters).toEqual([]);
      });
    });

    describe('what is kept', () => {
      it('is given to its owner, and goes with the account', async () => {
        const { browser } = await owner();
        const { html, response } = await browser.get('/u/account/data');
        expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
        expect(JSON.parse(html)).toEqual({
          ...{ email, nickname: 'Anna', permissions: [] },
          ...{ created_at: expect.any(String), updated_at: expect.any(String) },
          passkeys: [
            {
              ...{ id: expect.any(String), name: 'Chrome op Linux' },
              ...{ created_at: expect.any(String), last_used_at: null },
            },
          ],
        });
        const token = tokenIn((await browser.get('/u/account/delete')).html);
        await browser.post('/u/account/delete', { token, password });
        expect(await count()).toBe(0);
      });

      it('holds no challenge, and the log holds nothing', async () => {
        const { browser, authenticator } = await owner();
        const { options } = await atAdding(browser);
        const at = await atSignIn();
        const { challenge } = await challengeOf(at);
        const kept = JSON.stringify(await identity.database.query('select * from identity_state'));
        expect(kept).not.toContain(options.challenge);
        expect(kept).not.toContain(challenge);
        await signIn(authenticator, { origin: 'http://evil.example' });
        expect(identity.logged).toEqual([]);
      });
    });

    it('are not there where the issuer has no domain', async () => {
      const numbered = await identity.startAt('http://192.0.2.7:3000/');
      const ask = (path: string) =>
        numbered.fetch(new Request(new URL(path, 'http://192.0.2.7:3000/')), { host: '192.0.2.7:3000', network: 'n' });
      expect((await ask(passkeys)).status).toBe(400);
      const begun = await ask(
        `/authorize?${new URLSearchParams({
          ...{ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, scope: 'openid' },
          ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
        })}`,
      );
      const cookie = begun.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const page = await numbered.fetch(
        new Request(new URL(begun.headers.get('location') ?? '', 'http://192.0.2.7:3000/'), { headers: { cookie } }),
        { host: '192.0.2.7:3000', network: 'n' },
      );
      const html = await page.text();
      await numbered.close();
      expect(html).toContain('<input id="password"');
      expect(html).not.toMatch(/passkey|webauthn|<script/);
    });
  });
}
