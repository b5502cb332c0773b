import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { people } from '../migrations/people.ts';
import { submissions } from '../migrations/submissions.ts';
import { startTestIssuer, type TestIssuer } from '../testing/testIssuer.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`bookmarks on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let issuer: TestIssuer;
    let preference: TestPreference;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      // As a portal before these tables left it.
      await migrate(database, [submissions, people]);
      await database.query(`insert into person (id, bookmarks) values ('auth0|oud', '["b", "a", "b"]')`);
      issuer = await startTestIssuer();
      preference = await startTestPreference(database, { issuer: issuer.issuer });
    });
    afterAll(async () => {
      await preference.close();
      await database.close();
      await own.remove();
      issuer.close();
    });

    async function call(method: string, path: string, sub?: string, body?: unknown) {
      const headers = sub === undefined ? {} : { authorization: `Bearer ${await issuer.tokenOf({ sub })}` };
      const response = await fetch(`${preference.service.origin}/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, answer: await response.json() };
    }
    const set = (sub: string, ...bookmarkedArticles: string[]) =>
      call('PUT', '/setpreferences', sub, { preferences: { bookmarkedArticles } });
    const note = (sub: string, id: string, text: string) =>
      call('PUT', `/bookmarknote/${encodeURIComponent(id)}`, sub, { note: text });
    const listed = async (sub: string) => (await call('GET', '/mybookmarks', sub)).answer;
    const notesOf = async (sub: string) =>
      (await listed(sub)).bookmarks.map(({ id, note: text }: { id: string; note: string }) => [id, text]);

    it('of before are kept, in their order', async () => {
      expect((await call('GET', '/getpreferences', 'auth0|oud')).answer).toEqual({
        preferences: { bookmarkedArticles: ['b', 'a'] },
      });
    });

    it.each([
      ['GET', '/mybookmarks'],
      ['PUT', '/bookmarknote/a'],
      ['PUT', '/sharedbookmarks'],
    ])('ask for a token: %s %s', async (method, path) => {
      expect((await call(method, path, undefined, method === 'PUT' ? {} : undefined)).status).toBe(401);
    });

    it('have a moment, and no note at first; nobody has none', async () => {
      expect(await listed('auth0|niemand')).toEqual({ bookmarks: [], shared: null });
      await set('auth0|anna', 'a', 'b');
      const { bookmarks: own } = await listed('auth0|anna');
      expect(own).toMatchObject([
        { id: 'a', note: '' },
        { id: 'b', note: '' },
      ]);
      expect(Date.parse(own[0].created_at)).toBeGreaterThan(Date.now() - 60_000);
    });

    it('keep the notes and moments of those that stay, in any order, and lose those of others', async () => {
      await set('auth0|bert', 'a', 'urn:x/y z?', 'c');
      const before = (await listed('auth0|bert')).bookmarks;
      expect((await note('auth0|bert', 'a', 'Voor de les.\nMaandag')).status).toBe(200);
      expect((await note('auth0|bert', 'urn:x/y z?', 'Nog lezen')).status).toBe(200);
      await set('auth0|bert', 'd', 'urn:x/y z?', 'a');
      expect(await notesOf('auth0|bert')).toEqual([
        ['d', ''],
        ['urn:x/y z?', 'Nog lezen'],
        ['a', 'Voor de les.\nMaandag'],
      ]);
      expect((await listed('auth0|bert')).bookmarks[2].created_at).toBe(before[0].created_at);
      await set('auth0|bert');
      await set('auth0|bert', 'a');
      expect(await notesOf('auth0|bert')).toEqual([['a', '']]);
    });

    it('lose a note that is empty, and have none where there is no bookmark', async () => {
      await set('auth0|carla', 'a');
      await note('auth0|carla', 'a', 'x');
      await note('auth0|carla', 'a', '  ');
      expect(await notesOf('auth0|carla')).toEqual([['a', '']]);
      expect((await note('auth0|carla', 'b', 'x')).status).toBe(404);
      expect((await note('auth0|dirk', 'a', 'van een ander')).status).toBe(404);
      expect(await notesOf('auth0|carla')).toEqual([['a', '']]);
    });

    it('have no note under what is no id', async () => {
      expect((await call('PUT', '/bookmarknote/%00', 'auth0|carla', { note: 'x' })).status).toBe(400);
    });

    it.each([[{}], [{ note: 5 }], [{ note: 'a'.repeat(2001) }], [{ note: 'pling\u0007' }]])(
      'have no note that is none: %#',
      async (body) => {
        await set('auth0|carla', 'a');
        expect((await call('PUT', '/bookmarknote/a', 'auth0|carla', body)).status).toBe(400);
      },
    );

    it('are shared by a link if their owner says so, without notes', async () => {
      issuer.known.set('auth0|eva', { email: 'eva@example.nl', email_verified: true, nickname: 'Eva\u202e' });
      await set('auth0|eva', 'a', 'b');
      await note('auth0|eva', 'a', 'geheim');
      const { answer } = await call('PUT', '/sharedbookmarks', 'auth0|eva', { shared: true });
      // 128 bits.
      expect(answer.shared).toMatch(/^[\w-]{22}$/);
      const seen = await call('GET', `/sharedbookmarks/${answer.shared}`);
      expect(seen).toEqual({ status: 200, answer: { bookmarks: ['a', 'b'], name: 'Eva' } });
      expect((await listed('auth0|eva')).shared).toBe(answer.shared);
      // Said again it is the same link; what changes, shows.
      await set('auth0|eva', 'b');
      expect((await call('PUT', '/sharedbookmarks', 'auth0|eva', { shared: true })).answer).toEqual(answer);
      expect((await call('GET', `/sharedbookmarks/${answer.shared}`)).answer.bookmarks).toEqual(['b']);
    });

    it('are behind a dead link once their owner stops, and behind another one when they share again', async () => {
      const share = async (shared: boolean) =>
        (await call('PUT', '/sharedbookmarks', 'auth0|fred', { shared })).answer.shared;
      await set('auth0|fred', 'a');
      const first = await share(true);
      expect(await share(false)).toBeNull();
      expect((await call('GET', `/sharedbookmarks/${first}`)).status).toBe(404);
      const second = await share(true);
      expect(second).not.toBe(first);
      expect((await call('GET', `/sharedbookmarks/${first}`)).status).toBe(404);
      expect((await call('GET', `/sharedbookmarks/${second}`)).status).toBe(200);
      for (const guess of ['null', 'auth0%7Cfred', '%00', 'a'.repeat(22), '%']) {
        expect((await call('GET', `/sharedbookmarks/${guess}`)).status).toBe(404);
      }
      expect((await call('PUT', '/sharedbookmarks', 'auth0|fred', { shared: 'yes' })).status).toBe(400);
    });

    it('are shared without the address that some issuers give for a name', async () => {
      issuer.known.set('auth0|hanna', {
        email: 'hanna@example.nl',
        email_verified: true,
        nickname: 'hanna@example.nl',
      });
      const { answer } = await call('PUT', '/sharedbookmarks', 'auth0|hanna', { shared: true });
      expect((await call('GET', `/sharedbookmarks/${answer.shared}`)).answer.name).toBe('hanna');
    });

    it('are shared without a name when nobody can tell it', async () => {
      issuer.status = 503;
      const { answer } = await call('PUT', '/sharedbookmarks', 'auth0|eva', { shared: true });
      issuer.status = 200;
      expect((await call('GET', `/sharedbookmarks/${answer.shared}`)).answer.name).toBe('');
    });

    it('are in what a person may take along, and gone with it', async () => {
      await set('auth0|gijs', 'a');
      await note('auth0|gijs', 'a', 'mijn woord');
      const { shared } = (await call('PUT', '/sharedbookmarks', 'auth0|gijs', { shared: true })).answer;
      expect((await call('GET', '/mydata', 'auth0|gijs')).answer).toMatchObject([
        { preferences: { bookmarkedArticles: ['a'] }, bookmarks: [{ id: 'a', note: 'mijn woord' }], shared },
      ]);
      await call('DELETE', '/mydata', 'auth0|gijs');
      expect((await call('GET', `/sharedbookmarks/${shared}`)).status).toBe(404);
      expect(await database.query(`select * from bookmark where person = 'auth0|gijs'`)).toEqual([]);
      expect((await call('GET', '/getpreferences', 'auth0|gijs')).status).toBe(404);
    });

    it('are one list of two that arrive at the same time', async () => {
      const [one, other] = [
        ['a', 'b', 'c'],
        ['c', 'd', 'a'],
      ];
      await Promise.all(Array.from({ length: 20 }, (_, turn) => set('auth0|hans', ...(turn % 2 ? one : other))));
      const ids = (await notesOf('auth0|hans')).map(([id]: [string]) => id);
      expect([one, other]).toContainEqual(ids);
    });

    it('have to wait when somebody writes a note three times a second for a minute', async () => {
      await set('auth0|ina', 'a');
      const answers = [];
      for (let count = 0; count < 121; count++) answers.push((await note('auth0|ina', 'a', `${count}`)).status);
      expect(answers.filter((status) => status === 200)).toHaveLength(120);
      expect(answers.at(-1)).toBe(429);
    });
  });
}
