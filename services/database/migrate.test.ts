import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { type OwnDatabase, testDatabases } from './testing/testDatabases.ts';

const named = (name: string, ...statements: readonly string[]): Migration => ({
  name,
  up: async (query) => {
    for (const statement of statements) await query(statement);
  },
});

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`migrations on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    beforeAll(async () => {
      own = await create();
      database = await own.open();
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    const first = named('test/0001-first', 'create table first (value text)');
    const second = named('test/0002-second', "insert into first values ('second')");
    const values = async () => (await database.query('select value from first')).map(({ value }) => value);

    it('are made in their order, once, whatever comes after them', async () => {
      expect(await migrate(database, [first, second])).toEqual([first.name, second.name]);
      expect(await migrate(database, [first, second])).toEqual([]);
      const third = named('test/0003-third', "insert into first values ('third')");
      expect(await migrate(database, [first, second, third])).toEqual([third.name]);
      expect(await values()).toEqual(['second', 'third']);
    });

    it('of a newer portal, which this one does not know, are left alone', async () => {
      expect(await migrate(database, [first])).toEqual([]);
    });

    it('of which one fails leave nothing behind', async () => {
      const good = named('test/0004-good', "insert into first values ('fourth')");
      const bad = named('test/0005-bad', 'this is no statement');
      await expect(migrate(database, [first, second, good, bad])).rejects.toThrow(/syntax error/);
      expect(await values()).toEqual(['second', 'third']);
      expect(await migrate(database, [first, second, good])).toEqual([good.name]);
    });

    // An embedded database belongs to one portal.
    if (name === 'PostgreSQL') {
      it('are made once by portals that start at the same time', async () => {
        const others = await Promise.all([own.open(), own.open(), own.open()]);
        const slow = named('test/0006-slow', 'select pg_sleep(0.3)', "insert into first values ('slow')");
        const made = await Promise.all(others.map((other) => migrate(other, [slow])));
        expect(made.flat()).toEqual([slow.name]);
        expect((await values()).filter((value) => value === 'slow')).toHaveLength(1);
        await Promise.all(others.map((other) => other.close()));
      });
    }
  });
}
