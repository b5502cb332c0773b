import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
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
 * Links in letters, pressed more than once or when something breaks: each does what it is for once, and says so to who
 * presses it again; what breaks leaves it as it was.
 */

const email = 'anna@example.nl';
const password = 'drie koeien in een wei';
const newPassword = 'vijf vossen in het riet';
const site = 'http://eurcaw-pigs.localhost:3000';

for (const { name, available } of testDatabases) {
  describe.runIf(available)(`a link in a letter on ${name}`, () => {
    let identity: TestIdentity;
    beforeAll(async () => {
      identity = await startTestIdentity({ kind: name });
    });
    afterEach(async () => {
      vi.useRealTimers();
      for (const table of ['account', 'link', 'state', 'attempt']) {
        await identity.database.query(`delete from identity_${table}`);
      }
      identity.letters.length = 0;
    });
    afterAll(() => identity.close());

    async function atSignIn(browser = new TestBrowser(identity), more: Record<string, string> = {}) {
      const query = new URLSearchParams({
        ...{ client_id: clientId, response_type: 'code', redirect_uri: site, scope: 'openid', audience },
        ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256', ...more },
      });
      const visit = await browser.get(`${issuer}authorize?${query}`);
      return { browser, visit, url: visit.url.split('?')[0] ?? '' };
    }
    const isBack = ({ url }: { url: string }) => url.startsWith(`${site}/?code=`) || url.startsWith(`${site}?code=`);
    const isPassword = async (guess: string) =>
      identity.service.passwords.verify(guess, (await identity.service.accounts.byEmail(email))?.password);
    const letter = (subject: RegExp) => identity.letters.filter((each) => subject.test(each.subject));

    /** Asks for a new password; gives the letter's link, and the browser that asked. */
    async function forget() {
      const { browser, url } = await atSignIn();
      await browser.post(`${url}/forgotten`, { email });
      return { browser, link: linkIn(identity.letters.at(-1)) };
    }
    async function signUp() {
      const { browser, url } = await atSignIn();
      await browser.post(`${url}/sign-up`, { nickname: 'Anna', email, newPassword: password });
      return { browser, link: linkIn(identity.letters.at(-1)) };
    }
    /** Has the database refuse every account that is written, while `work` runs. */
    async function whileAccountsBreak<T>(work: () => Promise<T>): Promise<T> {
      await identity.database.query("alter table identity_account add constraint broken check (email = '') not valid");
      try {
        return await work();
      } finally {
        await identity.database.query('alter table identity_account drop constraint broken');
      }
    }

    describe('that gives a new password', () => {
      it('works after a password could not be written', async () => {
        await identity.addAccount(email, password);
        const { browser, link } = await forget();
        const broken = await whileAccountsBreak(() => browser.post(link, { newPassword }));
        expect(broken.response.status).toBe(500);
        expect(isBack(await browser.post(link, { newPassword }))).toBe(true);
        expect(await isPassword(newPassword)).toBe(true);
      });

      it('changes nothing when the letter that tells of it cannot be kept, and works afterwards', async () => {
        await identity.addAccount(email, password);
        const { browser, link } = await forget();
        identity.refuseLetters(true);
        const broken = await browser.post(link, { newPassword });
        identity.refuseLetters(false);
        expect(broken.response.status).toBe(500);
        expect(await isPassword(password)).toBe(true);
        expect(isBack(await browser.post(link, { newPassword }))).toBe(true);
        expect(letter(/has been changed/)).toHaveLength(1);
      });

      it('says once more that the password has been changed', async () => {
        await identity.addAccount(email, password);
        const { link } = await forget();
        const visits = [];
        for (let time = 0; time < 2; time++) visits.push(await new TestBrowser(identity).post(link, { newPassword }));
        const [first, second] = visits;
        expect(first?.html).toContain('Your password has been changed');
        expect([second?.response.status, second?.html]).toEqual([200, first?.html]);
        expect((await new TestBrowser(identity).get(link)).html).toBe(first?.html);
        expect(letter(/has been changed/)).toHaveLength(1);
      });

      it('signs in whichever press of a double click a browser hears of', async () => {
        await identity.addAccount(email, password);
        const { browser, link } = await forget();
        const form = new URLSearchParams({ newPassword }).toString();
        const press = () => browser.send(link, form);
        const answers = await Promise.all([press(), press()]);
        expect(answers.map(({ status }) => status)).toEqual([303, 303]);
        // A browser follows what it is told last.
        expect(isBack(await browser.get(answers[1]?.headers.get('location') ?? ''))).toBe(true);
        expect(letter(/has been changed/)).toHaveLength(1);
      });

      it('says that the password has been changed where somebody was signed in already and had to sign in again', async () => {
        await identity.addAccount(email, password);
        const { browser, url } = await atSignIn();
        await browser.post(url, { email, password });
        const again = await atSignIn(browser, { prompt: 'login' });
        await browser.post(`${again.url}/forgotten`, { email });
        const changed = await browser.post(linkIn(identity.letters.at(-1)), { newPassword });
        expect([changed.response.status, await isPassword(newPassword)]).toEqual([200, true]);
        expect(changed.html).toContain('Your password has been changed');
      });

      it('sets no other password a second time, and says that it is used', async () => {
        await identity.addAccount(email, password);
        const { browser, link } = await forget();
        await browser.post(link, { newPassword });
        const other = await new TestBrowser(identity).post(link, { newPassword: 'zes vossen in het riet' });
        expect(other.response.status).toBe(404);
        expect(other.html).toContain('This link no longer works');
        expect(await isPassword(newPassword)).toBe(true);
      });

      it('lets nobody guess with it any longer than a sign-in does', async () => {
        await identity.addAccount(email, password);
        const { browser, link } = await forget();
        await browser.post(link, { newPassword });
        const stranger = new TestBrowser(identity, '203.0.113.1');
        const guess = async (time: number) =>
          (await stranger.post(link, { newPassword: `zo vaak geraden als ${time}` })).response.status;
        for (let time = 0; time < 20; time++) expect(await guess(time)).toBe(404);
        expect(await guess(20)).toBe(429);
      });

      it('says that it no longer works once its time is over, and once its account is gone', async () => {
        const id = await identity.addAccount(email, password);
        const { link } = await forget();
        await new TestBrowser(identity).post(link, { newPassword });
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
        expect((await new TestBrowser(identity).get(link)).response.status).toBe(404);
        vi.useRealTimers();
        expect((await new TestBrowser(identity).get(link)).response.status).toBe(200);
        await identity.service.accounts.remove(id);
        expect((await new TestBrowser(identity).get(link)).response.status).toBe(404);
      });
    });

    describe('that confirms an account', () => {
      it('leads on to the site, signed in, from a tab of its own while a pop-up waits', async () => {
        const { browser, url } = await atSignIn(undefined, { response_mode: 'web_message' });
        await browser.post(`${url}/sign-up`, { nickname: 'Anna', email, newPassword: password });
        const page = await browser.post(linkIn(identity.letters.at(-1)), { password });
        expect(runIn('a tab', page.html)).toEqual({ wentTo: `${site}/login?to=/`, told: [] });
        expect(isBack((await atSignIn(browser, { prompt: 'none' })).visit)).toBe(true);
        // In the pop-up itself it is the page that opened it which goes on.
        const told = [[expect.objectContaining({ type: 'authorization_response' }), site]];
        expect(runIn('a pop-up', page.html)).toEqual({ wentTo: undefined, told });
      });

      it('works after the account could not be written', async () => {
        const { browser, link } = await signUp();
        const broken = await whileAccountsBreak(() => browser.post(link, { password }));
        expect(broken.response.status).toBe(500);
        expect(isBack(await browser.post(link, { password }))).toBe(true);
      });

      it('says once more that the account is ready', async () => {
        const { link } = await signUp();
        const first = await new TestBrowser(identity).post(link, { password });
        expect(first.html).toContain('Your account is ready');
        const second = await new TestBrowser(identity).post(link, { password });
        expect([second.response.status, second.html]).toEqual([200, first.html]);
        expect((await new TestBrowser(identity).get(link)).html).toBe(first.html);
        expect(await identity.database.query('select email from identity_account')).toEqual([{ email }]);
      });

      it('signs nobody in with the password of then, after another one was chosen', async () => {
        const { browser, link } = await signUp();
        await browser.post(link, { password });
        const forgotten = await forget();
        await forgotten.browser.post(forgotten.link, { newPassword });
        const again = await new TestBrowser(identity).post(link, { password });
        expect([again.response.status, isBack(again)]).toEqual([404, false]);
      });

      it('keeps nothing of who pressed it but the account that it made', async () => {
        const { browser, link } = await signUp();
        await browser.post(link, { password });
        expect(await identity.database.query('select * from identity_link')).toEqual([]);
        const kept = JSON.stringify(await identity.database.query('select * from identity_used_link'));
        expect(kept).toContain('sign-up');
        for (const secret of [new URL(link).searchParams.get('token') ?? 'none', email, 'Anna', 'scrypt']) {
          expect(kept).not.toContain(secret);
        }
      });
    });
  });
}

/** Runs what a page of an answer runs: where its window goes, and what it tells the page that opened it. */
function runIn(window: 'a tab' | 'a pop-up', html: string) {
  const [, data = '', script = ''] =
    /<script type="application\/json">(.*?)<\/script><script>(.*?)<\/script>/s.exec(html) ?? [];
  const told: unknown[][] = [];
  let wentTo: string | undefined;
  const self = {
    document: { querySelector: () => ({ textContent: data }) },
    opener: window === 'a tab' ? null : { postMessage: (...message: unknown[]) => told.push(message) },
    location: {
      replace: (address: string) => {
        wentTo = address;
      },
    },
    setTimeout: () => 0,
    postMessage: () => undefined,
  };
  runInNewContext(script, Object.assign(self, { self, parent: self }));
  return { wentTo, told };
}
