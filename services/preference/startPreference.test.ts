import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseBusy } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { startTestIssuer } from './testing/testIssuer.ts';
import { startTestPreference, type TestPreference } from './testing/testPreference.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the preference service on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let preference: TestPreference;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      preference = await startTestPreference(database);
    });

    afterAll(async () => {
      await preference.close();
      await database.close();
      await own.remove();
    });

    describe('a form', () => {
      const send = (fields: FormData, form = '/nl/groenkennisnet/Contactformulier') =>
        fetch(`${preference.service.origin}/api/forms?form=${encodeURIComponent(form)}`, {
          method: 'POST',
          body: fields,
        });

      it('is kept with all its fields, in their order, and its files', async () => {
        const fields = new FormData();
        fields.append('naam', 'Anna');
        fields.append('thema', 'bodem');
        fields.append('thema', 'water');
        fields.append('foto', new File([new Uint8Array([1, 2, 3])], 'akker.jpg'));
        expect((await send(fields)).status).toBe(201);
        const [kept] = await database.query('select id, form, fields from submission order by id desc limit 1');
        expect(kept).toMatchObject({
          form: '/nl/groenkennisnet/Contactformulier',
          fields: [
            ['naam', 'Anna'],
            ['thema', 'bodem'],
            ['thema', 'water'],
          ],
        });
        expect(await database.query('select field, name, bytes from submission_file')).toEqual([
          { field: 'foto', name: 'akker.jpg', bytes: new Uint8Array([1, 2, 3]) },
        ]);
      });

      it('says what is missing when it does not name itself or holds no fields', async () => {
        expect((await send(new FormData(), '')).status).toBe(400);
        const empty = await fetch(`${preference.service.origin}/api/forms?form=x`, {
          method: 'POST',
          body: 'geen formulier',
        });
        expect(empty.status).toBe(400);
      });
    });

    describe('the service', () => {
      it('keeps what it has over a restart', async () => {
        const kept = await database.query('select count(*)::int4 as kept from submission');
        await preference.close();
        preference = await startTestPreference(database);
        expect(await database.query('select count(*)::int4 as kept from submission')).toEqual(kept);
      });

      it('says when to try again what the database had no time for', async () => {
        const transaction = () => Promise.reject(new DatabaseBusy());
        const busy = await startTestPreference({ ...database, transaction });
        const fields = new FormData();
        fields.append('naam', 'Anna');
        const answer = await fetch(`${busy.service.origin}/api/forms?form=x`, { method: 'POST', body: fields });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        await busy.close();
      });

      it('writes down which call failed, and nothing of whose list or item it was about', async () => {
        const logged: string[] = [];
        const issuer = await startTestIssuer();
        const failing = (error: Error) =>
          startTestPreference(
            {
              ...database,
              query: (sql, ...rest) =>
                /shared = \$1|from departed_person where/.test(sql)
                  ? Promise.reject(error)
                  : database.query(sql, ...rest),
            },
            { issuer: issuer.issuer, log: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })) },
          );
        const token = 'geheim'.padEnd(22, 'x');
        for (const [error, status] of [
          [new DatabaseBusy(), 503],
          [new Error('broken'), 500],
        ] as const) {
          const service = await failing(error);
          expect((await fetch(`${service.service.origin}/api/sharedbookmarks/${token}`)).status).toBe(status);
          const headers = { authorization: `Bearer ${await issuer.tokenOf()}` };
          const init = { method: 'DELETE', headers };
          expect((await fetch(`${service.service.origin}/api/deletemycomment/7`, init)).status).toBe(status);
          await service.close();
        }
        issuer.close();
        expect(logged.join()).not.toContain('geheim');
        for (const path of ['/api/sharedbookmarks/:token', '/api/deletemycomment/:id']) {
          expect(logged.filter((line) => line.includes(`"path":"${path}"`))).toHaveLength(2);
        }
      });

      it('is healthy while the database answers', async () => {
        expect((await fetch(`${preference.service.origin}/healthz`)).status).toBe(200);
      });
    });
  });
}
