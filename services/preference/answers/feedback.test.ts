import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { answerFeedback } from '../migrations/answerFeedback.ts';
import { feedbackCalls } from './feedbackCalls.ts';
import { createFeedbackStore, type FeedbackStore } from './feedbackStore.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`what readers say of answers, on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let store: FeedbackStore;
    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await migrate(database, [answerFeedback]);
      store = createFeedbackStore(database);
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    const calls = () =>
      feedbackCalls(store, async (header) =>
        header === undefined ? 'missing' : { id: 'kim', isModerator: header === 'moderator' },
      );
    const say = (given: object) => {
      const body = JSON.stringify(given);
      const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
      return calls().request('/answerfeedback', { method: 'POST', body, headers });
    };
    const list = (authorization?: string) =>
      calls().request('/answerfeedback', authorization === undefined ? {} : { headers: { authorization } });
    const given = { site: 'a-site', language: 'nl', question: 'Hoe?', useful: false, reason: 'Te kort' };

    it('is kept from anybody, and read by moderators, the newest first', async () => {
      expect((await say(given)).status).toBe(201);
      expect((await say({ ...given, question: 'Wat?', useful: true, reason: undefined })).status).toBe(201);
      expect((await list()).status).toBe(401);
      expect((await list('person')).status).toBe(403);
      const answer = await list('moderator');
      expect(await answer.json()).toMatchObject({
        feedback: [{ question: 'Wat?', useful: true, reason: '' }, given],
      });
    });

    it.each([{}, { ...given, useful: 'yes' }, { ...given, question: '' }, { ...given, reason: 'x'.repeat(501) }])(
      'is refused where it says nothing: %j',
      async (body) => {
        expect((await say(body)).status).toBe(400);
      },
    );

    it('goes by itself after a year', async () => {
      await database.query("update answer_feedback set created_at = now() - interval '366 days' where useful");
      await store.sweep();
      expect((await store.list(10)).map(({ question }) => question)).toEqual(['Hoe?']);
    });
  });
}
