import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { startPreference } from './startPreference.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the preference service on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let service: ListeningService;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      service = await startPreference({ port: 0, database, log: () => {} });
    }, 60_000);

    afterAll(async () => {
      await service.close();
      await database.close();
      await own.remove();
    });

    async function subscribe(body: unknown) {
      const response = await fetch(`${service.origin}/api/newsletter`, { method: 'POST', body: JSON.stringify(body) });
      return response.status;
    }

    describe('a newsletter', () => {
      it('registers an address once, however it is capitalised, and once more for another list', async () => {
        expect(await subscribe({ email: 'anna@example.nl', list: 'bodem' })).toBe(201);
        expect(await subscribe({ email: 'Anna@Example.nl', list: 'bodem' })).toBe(409);
        expect(await subscribe({ email: 'anna@example.nl', list: 'water' })).toBe(201);
        expect(await database.query('select email, list from subscription order by list')).toEqual([
          { email: 'anna@example.nl', list: 'bodem' },
          { email: 'anna@example.nl', list: 'water' },
        ]);
      });

      it.each([[{}], [{ email: 'geen adres' }], [{ email: 12 }], ['x'], [{ email: `${'a'.repeat(300)}@example.nl` }]])(
        'refuses what is no address: %j',
        async (body) => {
          expect(await subscribe(body)).toBe(400);
        },
      );

      it('takes SQL for text', async () => {
        expect(await subscribe({ email: 'eva@example.nl', list: "'); drop table subscription; --" })).toBe(201);
        expect(await subscribe({ email: 'eva@example.nl', list: "'); drop table subscription; --" })).toBe(409);
      });
    });

    describe('a form', () => {
      const send = (fields: FormData, form = '/nl/groenkennisnet/Contactformulier') =>
        fetch(`${service.origin}/api/forms?form=${encodeURIComponent(form)}`, { method: 'POST', body: fields });

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
        const empty = await fetch(`${service.origin}/api/forms?form=x`, { method: 'POST', body: 'geen formulier' });
        expect(empty.status).toBe(400);
      });
    });

    describe('the service', () => {
      it('keeps what it has over a restart', async () => {
        await service.close();
        service = await startPreference({ port: 0, database, log: () => {} });
        expect(await subscribe({ email: 'anna@example.nl', list: 'bodem' })).toBe(409);
      });

      it('is healthy while the database answers', async () => {
        expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
      });
    });
  });
}
