import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from './connectDatabase.ts';
import { type Database, DatabaseBusy } from './database.ts';
import { findPostgres, skipNote } from './testing/findPostgres.ts';
import { type PostgresServer, startPostgres } from './testing/startPostgres.ts';
import { type OwnDatabase, testDatabases } from './testing/testDatabases.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`a database on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await database.query('create table note (id int4 primary key, text text)');
    });

    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    it('binds and reads texts, numbers, lists, nothing and bytes alike', async () => {
      const [row] = await database.query(
        'select $1::text as text, $2::int4 as number, $3::bool as truth, $4::text[] as list, $5::bytea as bytes, $6::json as json, $7::text as none',
        ['it\'s \\ "x"', 7, true, ['a', 'b,c'], new Uint8Array([0, 255]), '{"a":[1]}', null],
      );
      const bytes = new Uint8Array([0, 255]);
      expect(row).toEqual({
        text: 'it\'s \\ "x"',
        number: 7,
        truth: true,
        list: ['a', 'b,c'],
        bytes,
        json: { a: [1] },
        none: null,
      });
      expect(row?.bytes).toStrictEqual(bytes);
    });

    it('keeps what a transaction wrote, and nothing of one that fails', async () => {
      await database.transaction((query) => query("insert into note values (1, 'kept')"));
      const failing = database.transaction(async (query) => {
        await query("insert into note values (2, 'lost')");
        await query('select 1 / 0');
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await database.query('select id from note')).toEqual([{ id: 1 }]);
    });

    it('refuses what a transaction asks when it is over', async () => {
      const late: (() => Promise<unknown>)[] = [];
      const failing = database.transaction(async (query) => {
        late.push(() => query("insert into note values (8, 'late')"));
        await Promise.all([query('select 1 / 0'), query('select 1')]);
      });
      await expect(failing).rejects.toThrow('division by zero');
      await database.transaction(async (query) => {
        late.push(() => query("insert into note values (9, 'late')"));
      });
      for (const ask of late) await expect(ask()).rejects.toThrow('This transaction is over.');
      expect(await database.query('select id from note where id in (8, 9)')).toEqual([]);
    });

    it('lets nobody see half a transaction, nor become part of it', async () => {
      let seen: ReturnType<Database['query']> = Promise.resolve([]);
      await database.transaction(async (query) => {
        await query("insert into note values (3, 'half')");
        seen = database.query('select count(*)::int as notes from note where id in (3, 4)');
        await query("insert into note values (4, 'whole')");
      });
      expect([0, 2]).toContain((await seen)[0]?.notes);
    });

    it('answers who asks several times between two transactions, not after both', async () => {
      const order: string[] = [];
      let asking: Promise<void> = Promise.resolve();
      const first = database.transaction(async (query) => {
        asking = (async () => {
          for (let time = 0; time < 3; time += 1) await database.query('select 1');
          order.push('asked');
        })();
        await query('select pg_sleep(0.5)');
        order.push('first');
      });
      const second = database.transaction(async (query) => {
        // Longer than the first: PostgreSQL has both under way.
        await query('select pg_sleep(1)');
        order.push('second');
      });
      await Promise.all([first, second]);
      await asking;
      // A server answers beside its transactions.
      expect(order.at(-1)).toBe('second');
    });

    it('writes on while others ask without an end', async () => {
      let [asked, written, isOver] = [0, 0, false];
      const notes = () => database.query('select count(*)::int as notes from note');
      // Connections are opened first: fifty short transactions may take less than that.
      await Promise.all(Array.from({ length: 8 }, notes));
      const readers = Array.from({ length: 8 }, async () => {
        for (; !isOver; asked += 1) await notes();
      });
      try {
        for (; written < 50; written += 1)
          await database.transaction((query) => query('delete from note where id = 7'));
      } finally {
        isOver = true;
      }
      await Promise.all(readers);
      expect(asked).toBeGreaterThan(written);
    });

    it('lets nobody into a transaction that begins while they ask', async () => {
      const counts = 'select count(*)::int as notes from note where id in (5, 6)';
      const both = async (query: Database['query']) => {
        await query("insert into note values (5, 'half')");
        await query("insert into note values (6, 'whole')");
        await query('delete from note where id in (5, 6)');
      };
      const asked = Array.from({ length: 200 }, async (_, at) => {
        // Each at another moment of the transactions.
        for (let turn = 0; turn < at % 7; turn += 1) await Promise.resolve();
        if (at % 10 === 0) await database.transaction(both);
        return (await database.query(counts))[0]?.notes;
      });
      expect(new Set(await Promise.all(asked))).toEqual(new Set([0]));
    });

    it('goes on after a statement that is wrong', async () => {
      await expect(database.query('select nonsense')).rejects.toThrow(/nonsense/);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('tells its listeners of a transaction that notified them, and of none that failed', async () => {
      const heard = vi.fn();
      await database.listen('notes', heard);
      await database
        .transaction(async (query) => {
          await query("select pg_notify('notes', '')");
          throw new Error('no');
        })
        .catch(() => undefined);
      await database.transaction((query) => query("select pg_notify('notes', '')"));
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 30_000);
      await database.query('select 1');
      expect(heard).toHaveBeenCalledTimes(1);
    });
  });
}

const programs = findPostgres();

describe.runIf(programs.kind === 'found')(`a PostgreSQL server that goes away${skipNote(programs)}`, () => {
  let server: PostgresServer;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: true });
    database = await connectDatabase(server.url);
  });

  afterAll(async () => {
    await database.close();
    await server.remove();
  });

  it('refuses what is asked meanwhile, and answers again once it is back, telling listeners what they missed', async () => {
    const heard = vi.fn();
    await database.listen('notes', heard);
    await server.kill();
    await expect(database.query('select 1')).rejects.toThrow();
    await expect(database.transaction((query) => query('select 1'))).rejects.toThrow();
    await server.start();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await database.transaction((query) => query('select 1 as one'))).toEqual([{ one: 1 }]);
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('renewed'), 30_000);
    heard.mockClear();
    await database.transaction((query) => query("select pg_notify('notes', '')"));
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['notice']]), 30_000);
  });

  it('says that it is busy to who has waited for too long, and is there for the next', async () => {
    const holding = Array.from({ length: 6 }, () => database.transaction((query) => query('select pg_sleep(7)')));
    await expect(database.transaction((query) => query('select 1'))).rejects.toThrow(DatabaseBusy);
    await Promise.all(holding);
    expect(await database.transaction((query) => query('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('that is not there at the start is named in one sentence, without the password', async () => {
    const connecting = connectDatabase('postgres://anna:geheim@127.0.0.1:9/kennis');
    await expect(connecting).rejects.toThrow(
      /^The database kennis on 127\.0\.0\.1:9 cannot be used \(.+\)\. Check DATABASE_URL\.$/,
    );
    await expect(connecting).rejects.not.toThrow(/geheim/);
  });
});
