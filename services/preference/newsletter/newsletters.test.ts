import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { Letter } from '#services/mail/letter.ts';
import { startTestIssuer, type TestIssuer } from '../testing/testIssuer.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';
import { letterLimits } from './letterLimits.ts';

const day = 24 * 60 * 60 * 1000;

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`newsletters on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let issuer: TestIssuer;
    let preference: TestPreference;
    const logged: string[] = [];

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      issuer = await startTestIssuer();
      preference = await startTestPreference(database, {
        issuer: issuer.issuer,
        log: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
      });
    });
    afterEach(async () => {
      vi.useRealTimers();
      issuer.status = 200;
      await preference.letters();
      for (const table of ['subscription', 'newsletter_link', 'newsletter_used_link', 'preference_attempt']) {
        await database.query(`delete from ${table}`);
      }
    });
    afterAll(async () => {
      await preference.close();
      await database.close();
      await own.remove();
      issuer.close();
    });

    async function ask(more: object = {}, headers: Record<string, string> = {}) {
      const body = { email: 'anna@example.nl', list: 'bodem', site: 'groenkennisnet', language: 'nl', ...more };
      const answer = await fetch(`${preference.service.origin}/api/newsletter`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
      });
      return { status: answer.status, body: await answer.text(), headers: answer.headers };
    }
    async function askOwn(method: string, path: string, sub: string) {
      const authorization = `Bearer ${await issuer.tokenOf({ sub })}`;
      const answer = await fetch(`${preference.service.origin}/api${path}`, { method, headers: { authorization } });
      return { status: answer.status, body: await answer.json() };
    }
    const subscribed = () => database.query('select email, list from subscription order by email, list');
    const linkOf = (letter: Letter | undefined) => /http:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? 'http://localhost/';
    const tokenOf = (letter: Letter | undefined) => new URL(linkOf(letter)).searchParams.get('token') ?? '';
    const press = (address: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
      const url = new URL(address);
      const body = new URLSearchParams({ token: url.searchParams.get('token') ?? '' });
      return preference.visit(`${url.origin}${url.pathname}`, { method: 'POST', body, headers });
    };
    /** Goes all the way; gives the letter that says how to get out again. */
    const subscribe = async (more: object = {}): Promise<Letter | undefined> => {
      await ask(more);
      const [letter] = await preference.letters();
      await press(linkOf(letter));
      return (await preference.letters())[0];
    };

    describe('asking', () => {
      it('sends one letter with a link, and subscribes nobody', async () => {
        expect(await ask()).toMatchObject({ status: 202, body: '{"status":"asked"}' });
        const [letter, ...others] = await preference.letters();
        expect(others).toEqual([]);
        expect(letter).toMatchObject({
          to: 'anna@example.nl',
          subject: 'Bevestig je aanmelding voor de nieuwsbrief van Groen Kennisnet',
        });
        expect(linkOf(letter)).toMatch(/^http:\/\/localhost:3000\/subscriptions\/confirm\?token=[\w-]{43}$/);
        expect(letter?.html).toContain('#063');
        expect(letter).not.toHaveProperty('unsubscribe');
        expect(await subscribed()).toEqual([]);
      });

      it.each(['b&b@example.nl', "o'neil+nieuws@example.nl", 'team!@example.nl', 'info@example.xn--p1ai'])(
        'takes every address that forms take: %s',
        async (email) => {
          expect((await ask({ email })).status).toBe(202);
          expect((await preference.letters()).map(({ to }) => to)).toEqual([email]);
        },
      );

      it('writes in the language and name of the site', async () => {
        await ask({ site: 'eurcaw-pigs', language: 'en' });
        const [letter] = await preference.letters();
        expect(letter?.subject).toBe('Confirm your subscription to the newsletter of EURCAW-Pigs');
        expect(linkOf(letter)).toMatch(/^http:\/\/eurcaw-pigs\.localhost:3000\//);
      });

      it('says the same to a known address as to a new one; its owner alone learns which', async () => {
        await subscribe();
        const [known, unknown] = [await ask(), await ask({ email: 'bram@example.nl' })];
        expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
        expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
        const letters = await preference.letters();
        expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
          ['anna@example.nl', 'Je krijgt de nieuwsbrief van Groen Kennisnet al'],
          ['bram@example.nl', 'Bevestig je aanmelding voor de nieuwsbrief van Groen Kennisnet'],
        ]);
        expect(letters[0]?.unsubscribe).toBe(linkOf(letters[0]));
      });

      it('takes a newsletter without an id for its site’s own', async () => {
        await subscribe({ list: '' });
        await ask({ list: '', site: 'eurcaw-pigs', language: 'en' });
        const [letter] = await preference.letters();
        expect(letter?.subject).toBe('Confirm your subscription to the newsletter of EURCAW-Pigs');
        await press(linkOf(letter));
        const [welcome] = await preference.letters();
        await press(linkOf(welcome));
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: 'groenkennisnet' }]);
      });

      it('puts nothing of what was posted into a letter', async () => {
        const attack = 'WIN A PRIZE https://evil.example';
        await ask({ list: attack, title: attack, site: attack, language: attack.slice(0, 30) });
        expect(JSON.stringify(await preference.letters())).not.toMatch(/evil|prize/i);
      });

      it.each([
        [{ email: 'geen adres' }],
        [{ email: 12 }],
        [{ email: 'anna@localhost' }],
        [{ email: 'anna@example.nl, all@example.nl' }],
        [{ email: `${'a'.repeat(300)}@example.nl` }],
        [{ email: 'anna@example.nl\r\nBcc: all@example.nl' }],
        [{ list: 'a'.repeat(201) }],
        [{ list: 'a\u0007' }],
      ])('refuses what is no address, and no name: %j', async (more) => {
        expect((await ask(more)).status).toBe(400);
        expect(await preference.letters()).toEqual([]);
      });

      it('writes to one address five times a day, and then says the same', async () => {
        for (let time = 0; time < letterLimits.address.points + 3; time++) {
          expect((await ask({ email: time % 2 ? 'Anna@example.nl' : 'anna@Example.nl' })).status).toBe(202);
        }
        expect(await preference.letters()).toHaveLength(letterLimits.address.points);
      });

      it('writes sixty letters an hour at the request of one network, and then says when again', async () => {
        const answers = [];
        for (let time = 0; time <= letterLimits.network.points; time++) {
          answers.push(await ask({ email: `iemand${time}@example.nl` }));
        }
        const last = answers.pop();
        expect(answers.every(({ status }) => status === 202)).toBe(true);
        expect(last?.status).toBe(429);
        expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(3000);
        expect((await ask({}, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(202);
      });

      it('takes SQL for text', async () => {
        await subscribe({ list: "'); drop table subscription; --" });
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: "'); drop table subscription; --" }]);
      });
    });

    describe('the link that confirms', () => {
      it('asks for one press, which subscribes', async () => {
        await ask();
        const [letter] = await preference.letters();
        const page = await preference.visit(linkOf(letter));
        expect(page.status).toBe(200);
        expect(page.html).toContain('Ja, meld mij aan');
        expect(page.html).toContain('/assets/groenkennisnet.css');
        expect(page.html).not.toContain('<script');
        expect(await subscribed()).toEqual([]);
        const pressed = await press(linkOf(letter));
        expect([pressed.status, pressed.html.includes('Je bent aangemeld')]).toEqual([200, true]);
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: 'bodem' }]);
      });

      it('confirms nothing for programs that follow it, or other sites that post it', async () => {
        await ask();
        const [letter] = await preference.letters();
        for (const method of ['GET', 'HEAD']) await preference.visit(linkOf(letter), { method });
        expect((await press(linkOf(letter), {})).status).toBe(403);
        expect((await press(linkOf(letter), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
        expect((await press(linkOf(letter), { origin: 'https://evil.example' })).status).toBe(403);
        expect(await subscribed()).toEqual([]);
        expect((await press(linkOf(letter), { origin: 'http://localhost:3000' })).status).toBe(200);
      });

      it('works once, with all others of its kind, for three days', async () => {
        await ask();
        await ask();
        const [one, other] = await preference.letters();
        expect((await press(linkOf(one))).status).toBe(200);
        // Who asked again because a letter was late presses both, and is subscribed.
        for (const again of [await preference.visit(linkOf(other)), await press(linkOf(other))]) {
          expect([again.status, again.html.includes('Je bent aangemeld')]).toEqual([200, true]);
        }
        expect(await preference.letters()).toHaveLength(1);

        await ask({ list: 'water' });
        const late = (await preference.letters()).at(-1);
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * day + 1000 });
        expect((await press(linkOf(late))).status).toBe(404);
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: 'bodem' }]);
      });

      it('is pressed twice, one after the other or at once, and says the same: one subscription, one letter', async () => {
        await ask();
        const [letter] = await preference.letters();
        const both = await Promise.all([press(linkOf(letter)), press(linkOf(letter))]);
        const all = [...both, await press(linkOf(letter)), await preference.visit(linkOf(letter))];
        expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(all.map(({ html }) => html)).size).toBe(1);
        expect(all[0]?.html).toContain('Je bent aangemeld');
        expect(await subscribed()).toHaveLength(1);
        expect(await preference.letters()).toHaveLength(1);
      });

      it('works after what it is for could not be written', async () => {
        await ask();
        const [letter] = await preference.letters();
        await database.query("alter table subscription add constraint broken check (email = '') not valid");
        const broken = await press(linkOf(letter));
        await database.query('alter table subscription drop constraint broken');
        expect(broken.status).toBe(500);
        expect((await press(linkOf(letter))).status).toBe(200);
        expect(await subscribed()).toHaveLength(1);
      });

      it('subscribes nobody again who has ended it since, and does not say that it did', async () => {
        await ask();
        const [letter] = await preference.letters();
        await press(linkOf(letter));
        await press(linkOf((await preference.letters())[0]));
        expect((await press(linkOf(letter))).html).toContain('Deze link werkt niet meer');
        expect(await subscribed()).toEqual([]);
      });

      it('is kept so that a copy of the database confirms nothing', async () => {
        await ask();
        const [letter] = await preference.letters();
        const rows = JSON.stringify(await database.query('select * from newsletter_link'));
        expect(rows).not.toContain(tokenOf(letter));
        expect(logged.join()).not.toContain(tokenOf(letter));
      });

      it('is not one that ends a subscription, nor a guess', async () => {
        await ask();
        const [letter] = await preference.letters();
        expect((await press(linkOf(letter).replace('confirm', 'stop'))).status).toBe(404);
        expect((await press('http://localhost:3000/subscriptions/confirm?token=x')).status).toBe(404);
        expect((await preference.visit('http://localhost:3000/subscriptions')).status).toBe(404);
      });
    });

    describe('unsubscribing', () => {
      it('is one post of a mail program, to the address in the letter’s header', async () => {
        const welcome = await subscribe();
        expect(welcome?.subject).toBe('Je bent aangemeld voor de nieuwsbrief van Groen Kennisnet');
        const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
        const { status } = await preference.visit(welcome?.unsubscribe ?? '', oneClick);
        expect(status).toBe(200);
        expect(await subscribed()).toEqual([]);
        expect(await database.query('select * from newsletter_link')).toEqual([]);
      });

      it('is one press on a page, for a person who follows the link', async () => {
        await subscribe({ list: 'water' });
        const welcome = await subscribe();
        const page = await preference.visit(linkOf(welcome));
        expect(page.html).toContain('Meld mij af');
        expect(await subscribed()).toHaveLength(2);
        expect((await press(linkOf(welcome))).html).toContain('Je bent afgemeld');
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: 'water' }]);
        for (const again of [await preference.visit(linkOf(welcome)), await press(linkOf(welcome))]) {
          expect([again.status, again.html.includes('Je bent afgemeld')]).toEqual([200, true]);
        }
        expect(await subscribed()).toEqual([{ email: 'anna@example.nl', list: 'water' }]);
      });

      it('is said by every letter that offers it, whichever of them did it', async () => {
        const welcome = await subscribe();
        await ask();
        const [known] = await preference.letters();
        await press(linkOf(known));
        const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
        const { status, html } = await preference.visit(welcome?.unsubscribe ?? '', oneClick);
        expect([status, html.includes('Je bent afgemeld')]).toEqual([200, true]);
        await subscribe();
        expect((await press(linkOf(welcome))).html).toContain('Deze link werkt niet meer');
        expect(await subscribed()).toHaveLength(1);
      });

      it('is told again for a year, of which no address is kept', async () => {
        const welcome = await subscribe();
        await press(linkOf(welcome));
        for (const table of ['subscription', 'newsletter_link', 'newsletter_used_link', 'preference_attempt']) {
          expect(JSON.stringify(await database.query(`select * from ${table}`))).not.toContain('anna@example.nl');
        }
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 364 * day });
        expect((await press(linkOf(welcome))).html).toContain('Je bent afgemeld');
        vi.setSystemTime(Date.now() + 2 * day);
        expect((await press(linkOf(welcome))).status).toBe(404);
      });

      it('by a link of before ends nothing of who has subscribed again, and does not say that it did', async () => {
        const before = await subscribe();
        await press(linkOf(before));
        await subscribe();
        expect((await press(linkOf(before))).html).toContain('Deze link werkt niet meer');
        expect(await subscribed()).toHaveLength(1);
      });

      it('works for a year', async () => {
        const welcome = await subscribe();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 364 * day });
        expect((await preference.visit(linkOf(welcome))).status).toBe(200);
        vi.setSystemTime(Date.now() + 2 * day);
        expect((await preference.visit(linkOf(welcome))).status).toBe(404);
      });

      it('can be followed by subscribing again', async () => {
        const welcome = await subscribe();
        await press(linkOf(welcome));
        await subscribe();
        expect(await subscribed()).toHaveLength(1);
      });
    });

    describe('somebody who is signed in', () => {
      const anna = { email: 'Anna@example.nl', email_verified: true };
      const askAs = async (sub: string, more: object = {}) =>
        ask(more, { authorization: `Bearer ${await issuer.tokenOf({ sub })}` });

      it('is registered at once with their own confirmed address, and told when it was already', async () => {
        issuer.known.set('auth0|anna', anna);
        expect(await askAs('auth0|anna')).toMatchObject({ status: 201, body: '{"status":"registered"}' });
        expect(await askAs('auth0|anna')).toMatchObject({ status: 409, body: '{"status":"known","whose":"yours"}' });
        expect((await preference.letters()).map(({ subject }) => subject)).toEqual([
          'Je bent aangemeld voor de nieuwsbrief van Groen Kennisnet',
        ]);
      });

      it('learns nothing of another’s address, nor by one that is not confirmed, nor by a forged token', async () => {
        await subscribe();
        issuer.known.set('auth0|bram', { email: 'bram@example.nl', email_verified: true });
        issuer.known.set('auth0|eva', { ...anna, email_verified: false });
        expect((await askAs('auth0|bram')).status).toBe(202);
        expect((await askAs('auth0|eva')).status).toBe(202);
        expect((await ask({}, { authorization: 'Bearer geen.token' })).status).toBe(202);
        issuer.status = 503;
        expect((await askAs('auth0|anna')).status).toBe(202);
      });

      it('reads and ends their own newsletters, and nobody else’s', async () => {
        issuer.known.set('auth0|anna', anna);
        issuer.known.set('auth0|bram', { email: 'bram@example.nl', email_verified: true });
        const welcome = await subscribe({ title: 'Vers uit het veld' });
        const { body } = await askOwn('GET', '/mynewsletters', 'auth0|anna');
        const [newsletter] = body.newsletters;
        expect(newsletter).toMatchObject({ list: 'bodem', title: 'Vers uit het veld', site: 'groenkennisnet' });
        expect((await askOwn('GET', '/mydata', 'auth0|anna')).body[0].newsletters).toEqual([newsletter]);

        expect((await askOwn('GET', '/mynewsletters', 'auth0|bram')).body).toEqual({ newsletters: [] });
        expect((await askOwn('DELETE', `/mynewsletters/${newsletter.id}`, 'auth0|bram')).status).toBe(200);
        expect(await subscribed()).toHaveLength(1);
        for (let time = 0; time < 2; time++) {
          expect((await askOwn('DELETE', `/mynewsletters/${newsletter.id}`, 'auth0|anna')).status).toBe(200);
        }
        expect(await subscribed()).toEqual([]);
        expect((await askOwn('GET', '/mynewsletters', 'auth0|unknown')).body).toEqual({ newsletters: [] });
        expect((await press(linkOf(welcome))).html).toContain('Je bent afgemeld');
      });

      it.each([503, 429])('is asked to come back when the issuer is away, and loses nothing: %i', async (status) => {
        issuer.known.set('auth0|anna', anna);
        await askOwn('GET', '/mynewsletters', 'auth0|anna');
        issuer.status = status;
        expect((await askOwn('GET', '/mynewsletters', 'auth0|anna')).status).toBe(503);
        expect((await askOwn('DELETE', '/mydata', 'auth0|anna')).status).toBe(503);
        expect((await askOwn('GET', '/mydata', 'auth0|anna')).status).toBe(200);
      });

      it('leaves with their newsletters', async () => {
        issuer.known.set('auth0|anna', anna);
        await subscribe();
        await subscribe({ email: 'bram@example.nl' });
        expect((await askOwn('DELETE', '/mydata', 'auth0|anna')).status).toBe(200);
        expect(await subscribed()).toEqual([{ email: 'bram@example.nl', list: 'bodem' }]);
      });

      it('shows a token to read newsletters', async () => {
        for (const [method, path] of [
          ['GET', '/mynewsletters'],
          ['DELETE', '/mynewsletters/1'],
        ] as const) {
          const answer = await fetch(`${preference.service.origin}/api${path}`, { method });
          expect(answer.status).toBe(401);
        }
      });
    });
  });
}
