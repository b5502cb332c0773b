import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { createNewsletterStore } from '../newsletter/newsletterStore.ts';
import { startTestIssuer, type TestIssuer } from '../testing/testIssuer.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';
import { createPersonStore } from './personStore.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`what belongs to people, on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let issuer: TestIssuer;
    let preference: TestPreference;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      issuer = await startTestIssuer();
      preference = await startTestPreference(database, { issuer: issuer.issuer });
    });
    afterAll(async () => {
      await preference.close();
      await database.close();
      await own.remove();
      issuer.close();
    });

    const tokenOf: TestIssuer['tokenOf'] = (claims) => issuer.tokenOf(claims);

    async function call(method: string, path: string, token?: string, body?: unknown, headers = {}) {
      const response = await fetch(`${preference.service.origin}/api${path}`, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, answer: await response.json() };
    }
    const comment = (more: object = {}) => ({
      external_id: 'dossier-stikstof',
      content_subtype: 'dossier',
      title: 'Stikstof',
      url: '/dossier/stikstof',
      name: 'Anna',
      comment: 'Helder uitgelegd.',
      ...more,
    });
    const read = async (id = 'dossier-stikstof') =>
      (await call('GET', `/articlesextended?external_id=${id}`)).answer.articles[0].comments;

    describe('a token', () => {
      const personal = [
        ['POST', '/comments'],
        ['DELETE', '/deletemycomment/1'],
        ['GET', '/mydata'],
        ['DELETE', '/mydata'],
        ['GET', '/getpreferences'],
        ['PUT', '/setpreferences'],
        ['POST', '/reportcomment/1'],
        ['GET', '/moderation/waiting'],
        ['PUT', '/moderation/1'],
      ] as const;

      it.each(personal)('is asked for by %s %s', async (method, path) => {
        const { status, headers } = await call(method, path);
        expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      });

      it('is not believed when it was signed by somebody else, for somebody else, or is over', async () => {
        const { privateKey } = await generateKeyPair('RS256');
        const forged = [
          await tokenOf({ key: privateKey }),
          await tokenOf({ issuer: 'https://elsewhere.example/' }),
          await tokenOf({ audience: 'https://elsewhere.example/api' }),
          await tokenOf({ expires: Math.floor(Date.now() / 1000) - 60 }),
          await tokenOf({ sub: '' }),
          `${btoa('{"alg":"none"}')}.${btoa('{"sub":"auth0|anna"}')}.`,
          'geen.token',
        ];
        for (const token of forged) {
          const { status, headers } = await call('GET', '/mydata', token);
          expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
        }
      });
    });

    describe('bookmarks', () => {
      it('are nobody’s until they are set, and then that person’s alone', async () => {
        const token = await tokenOf({ sub: 'auth0|bert' });
        expect(await call('GET', '/getpreferences', token)).toMatchObject({
          status: 404,
          answer: { message: 'User not found' },
        });
        const bookmarkedArticles = ['b', 'a', 'b'];
        const { status } = await call('PUT', '/setpreferences', token, { preferences: { bookmarkedArticles } });
        expect(status).toBe(200);
        expect((await call('GET', '/getpreferences', token)).answer).toEqual({
          preferences: { bookmarkedArticles: ['b', 'a'] },
        });
        // The same last part, of another provider.
        expect((await call('GET', '/getpreferences', await tokenOf({ sub: 'google|bert' }))).status).toBe(404);
      });

      it.each([
        [{}],
        ['x'],
        [{ preferences: { bookmarkedArticles: 'a' } }],
        [{ preferences: { bookmarkedArticles: [''] } }],
        [{ preferences: { bookmarkedArticles: Array.from({ length: 1001 }, (_, place) => `${place}`) } }],
      ])('are refused, with the place, when they are nothing of the kind: $#', async (body) => {
        const { status, answer } = await call('PUT', '/setpreferences', await tokenOf(), body);
        expect(status).toBe(400);
        expect(answer.error.parameter).toMatch(/^(body|preferences)/);
      });

      it('are at most so many bytes', async () => {
        // The service hangs up on who sends more; another call has a connection of its own.
        const { status } = await call('PUT', '/setpreferences', await tokenOf(), 'a'.repeat(300_000), {
          connection: 'close',
        });
        expect(status).toBe(413);
      });

      it('say how long they are', async () => {
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{}'));
            stream.close();
          },
        });
        const headers = { authorization: `Bearer ${await tokenOf()}` };
        const init: RequestInit & { duplex: 'half' } = { method: 'PUT', headers, body, duplex: 'half' };
        expect((await fetch(`${preference.service.origin}/api/setpreferences`, init)).status).toBe(411);
      });
    });

    describe('a comment', () => {
      it('is read by everybody, newest first, without who wrote it', async () => {
        const token = await tokenOf({ sub: 'auth0|carla' });
        const external_id = 'twee-reacties';
        for (const text of ['Eerst.', 'Daarna.']) {
          expect((await call('POST', '/comments', token, comment({ external_id, comment: text }))).status).toBe(201);
        }
        const found = await read(external_id);
        expect(found.map(({ content }: { content: string }) => content)).toEqual(['Daarna.', 'Eerst.']);
        expect(Object.keys(found[0]).sort()).toEqual(['article', 'content', 'created_at', 'id', 'name']);
        expect(found[0].article).toEqual({ external_id });
        expect(Date.parse(found[0].created_at)).toBeGreaterThan(Date.now() - 60_000);
      });

      it('has no name where its author has none', async () => {
        const external_id = 'zonder-naam';
        const { status } = await call('POST', '/comments', await tokenOf(), comment({ external_id, name: '' }));
        expect([status, (await read(external_id))[0].name]).toEqual([201, '']);
      });

      it('is one, however often the same post arrives', async () => {
        const token = await tokenOf({ sub: 'auth0|dirk' });
        const external_id = 'dubbel-verstuurd';
        const post = () => call('POST', '/comments', token, comment({ external_id }), { 'idempotency-key': 'k-1' });
        const [one, other] = [await post(), await post()];
        expect(one.answer.id).toBe(other.answer.id);
        expect(await read(external_id)).toHaveLength(1);
      });

      it('is deleted by its author alone, and then stays deleted', async () => {
        const [mine, others] = [await tokenOf({ sub: 'auth0|eva' }), await tokenOf({ sub: 'auth0|fred' })];
        const external_id = 'van-eva';
        const { answer } = await call('POST', '/comments', mine, comment({ external_id }));
        expect((await call('DELETE', `/deletemycomment/${answer.id}`, others)).status).toBe(403);
        expect(await read(external_id)).toHaveLength(1);
        for (let time = 0; time < 2; time++) {
          expect((await call('DELETE', `/deletemycomment/${answer.id}`, mine)).status).toBe(200);
        }
        expect(await read(external_id)).toEqual([]);
      });

      it.each([
        ['comment', { comment: ' ' }],
        ['comment', { comment: 'a'.repeat(2001) }],
        ['comment', { comment: 'pling\u0007' }],
        ['name', { name: 'a'.repeat(101) }],
        ['url', { url: 'javascript:alert(1)' }],
        ['url', { url: '//elsewhere.example/' }],
        ['external_id', { external_id: '' }],
      ])('is refused where its %s is not one: $#', async (parameter, more) => {
        const { status, answer } = await call('POST', '/comments', await tokenOf({ sub: 'auth0|gijs' }), comment(more));
        expect([status, answer.error.parameter]).toEqual([400, parameter]);
      });

      it('keeps markup and SQL as the words they are', async () => {
        const external_id = 'markup';
        const content = `<script>alert(1)</script>'); drop table comment; --`;
        await call(
          'POST',
          '/comments',
          await tokenOf({ sub: 'auth0|hans' }),
          comment({ external_id, comment: content }),
        );
        expect((await read(external_id))[0].content).toBe(content);
      });

      it('has to wait when somebody writes ten in five minutes', async () => {
        const token = await tokenOf({ sub: 'auth0|ina' });
        const answers = [];
        for (let count = 0; count < 11; count++) {
          answers.push(await call('POST', '/comments', token, comment({ external_id: 'veel' })));
        }
        expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
        expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      });
    });

    describe('moderators', () => {
      it('see what was reported and why, once for each person, and decide; its author reads why', async () => {
        const author = await tokenOf({ sub: 'auth0|jan' });
        const moderator = await tokenOf({ sub: 'auth0|kim', permissions: ['moderate:comments'] });
        const external_id = 'gemeld';
        const { answer } = await call('POST', '/comments', author, comment({ external_id }));
        for (const [sub, reason] of [
          ['auth0|lea', 'Scheldt.'],
          ['auth0|lea', 'Nog eens.'],
          ['auth0|mo', ''],
        ] as const) {
          await call('POST', `/reportcomment/${answer.id}`, await tokenOf({ sub }), { reason });
        }
        const waiting = (await call('GET', '/moderation/waiting', moderator)).answer.comments;
        expect(waiting).toMatchObject([
          { id: answer.id, reports: [{ reason: 'Scheldt.' }, { reason: '' }], state: 'shown' },
        ]);
        expect(JSON.stringify(waiting)).not.toMatch(/auth0/);

        const verdict = { state: 'removed', reason: 'Scheldwoorden horen hier niet.' };
        expect((await call('PUT', `/moderation/${answer.id}`, moderator, verdict)).status).toBe(200);
        expect(await read(external_id)).toEqual([]);
        expect((await call('GET', '/mydata', author)).answer[0].comments).toMatchObject([verdict]);
        expect((await call('GET', '/moderation/waiting', moderator)).answer.comments).toEqual([]);
      });

      it('read reasons on the lines they were written on, and give theirs so', async () => {
        const author = await tokenOf({ sub: 'auth0|pim' });
        const moderator = await tokenOf({ sub: 'auth0|kim', permissions: ['moderate:comments'] });
        const { answer } = await call('POST', '/comments', author, comment({ external_id: 'regels' }));
        const reason = 'Scheldt.\r\nEn vloekt.';
        expect((await call('POST', `/reportcomment/${answer.id}`, await tokenOf(), { reason })).status).toBe(201);
        const waiting = (await call('GET', '/moderation/waiting', moderator)).answer.comments;
        expect(waiting).toMatchObject([{ reports: [{ reason: 'Scheldt.\nEn vloekt.' }] }]);
        const verdict = { state: 'removed', reason: 'Niet hier.\nLees de regels.' };
        expect((await call('PUT', `/moderation/${answer.id}`, moderator, verdict)).status).toBe(200);
        expect((await call('GET', '/mydata', author)).answer[0].comments).toMatchObject([verdict]);
      });

      it('have decided about what its author has deleted meanwhile, and are rid of it', async () => {
        const author = await tokenOf({ sub: 'auth0|quin' });
        const moderator = await tokenOf({ sub: 'auth0|kim', permissions: ['moderate:comments'] });
        const { answer } = await call('POST', '/comments', author, comment({ external_id: 'meteen-weg' }));
        await call('POST', `/reportcomment/${answer.id}`, await tokenOf(), { reason: 'Reclame.' });
        await call('DELETE', `/deletemycomment/${answer.id}`, author);
        expect(await call('PUT', `/moderation/${answer.id}`, moderator, { state: 'held' })).toMatchObject({
          status: 200,
          answer: { status: 'gone' },
        });
        expect((await call('GET', '/moderation/waiting', moderator)).answer.comments).toEqual([]);
      });

      it('are only those whose token says so', async () => {
        const token = await tokenOf({ permissions: ['read:comments'] });
        expect((await call('GET', '/moderation/waiting', token)).status).toBe(403);
        expect((await call('PUT', '/moderation/1', token, { state: 'removed' })).status).toBe(403);
      });
    });

    it('all of it goes when a person wants it to, and nothing of others', async () => {
      const [leaving, staying] = [await tokenOf({ sub: 'auth0|nel' }), await tokenOf({ sub: 'auth0|otto' })];
      const external_id = 'opruimen';
      for (const token of [leaving, staying]) {
        await call('POST', '/comments', token, comment({ external_id }));
        await call('PUT', '/setpreferences', token, { preferences: { bookmarkedArticles: ['a'] } });
      }
      expect((await call('DELETE', '/mydata', leaving)).status).toBe(200);
      expect((await call('GET', '/getpreferences', leaving)).status).toBe(404);
      expect(await read(external_id)).toHaveLength(1);
      expect((await call('GET', '/mydata', staying)).answer).toMatchObject([
        { comments: [{}], preferences: { bookmarkedArticles: ['a'] } },
      ]);
    });

    describe('who closed the account', () => {
      const marked = { preferences: { bookmarkedArticles: ['a'] } };

      it('is written back by no other device whose token is still good by its date', async () => {
        const people = createPersonStore(database, createNewsletterStore(database));
        const token = await tokenOf({ sub: 'auth0|piet' });
        expect((await call('PUT', '/setpreferences', token, marked)).status).toBe(200);
        await people.leave('auth0|piet', undefined, 900);
        const calls = [
          await call('PUT', '/setpreferences', token, marked),
          await call('POST', '/comments', token, comment()),
          await call('PUT', '/sharedbookmarks', token, { shared: true }),
          await call('GET', '/mydata', token),
          await call('GET', '/mynewsletters', token),
        ];
        expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
        await people.sweep();
        expect((await call('GET', '/getpreferences', token)).status).toBe(401);
        expect(await people.bookmarksOf('auth0|piet')).toBeUndefined();
        expect((await call('PUT', '/setpreferences', await tokenOf({ sub: 'auth0|greet' }), marked)).status).toBe(200);
      });

      it('keeps nothing of a call that was let in before and wrote after', async () => {
        const people = createPersonStore(database, createNewsletterStore(database));
        await people.leave('auth0|kees', undefined, -1);
        await people.setBookmarks('auth0|kees', ['a']);
        await people.sweep();
        expect(await people.bookmarksOf('auth0|kees')).toBeUndefined();
        expect(await people.hasLeft('auth0|kees')).toBe(false);
      });
    });
  });
}
