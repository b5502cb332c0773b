import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { keepListening } from '#services/database/keepListening.ts';
import { migrate } from '#services/database/migrate.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { type PostgresServer, startPostgres } from '#services/database/testing/startPostgres.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { sharingTables } from './migrations.ts';
import { followNotices } from './notices.ts';
import { sharedSecret } from './secrets.ts';
import { openShelf } from './shelf.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (kept: unknown) => (kept instanceof Uint8Array ? Buffer.from(kept).toString() : kept);

describe.for(testDatabases)('what portals share, on $name', ({ available, create }) => {
  describe.runIf(available)('a database', () => {
    let own: OwnDatabase;
    let database: Database;
    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await migrate(database, [sharingTables]);
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    it('is the secret that the first of them brought along', async () => {
      expect(await sharedSecret(database, 'portal', 'of the first')).toBe('of the first');
      expect(await sharedSecret(database, 'portal', 'of the second')).toBe('of the first');
      expect(await sharedSecret(database, 'another', 'of the second')).toBe('of the second');
    });

    it('is kept until its time is over, by kinds', async () => {
      let now = 1_000_000;
      const shelf = openShelf(database, 'snapshot', { number: 10, total: 1000 }, () => now);
      const other = openShelf(database, 'renewal', { number: 10, total: 1000 }, () => now);
      await shelf.put('one', bytes('Klei'), 60);
      expect([textOf(await shelf.get('one')), await other.get('one')]).toEqual(['Klei', undefined]);
      now += 60_001;
      expect(await shelf.get('one')).toBeUndefined();
    });

    it('is bounded in number and in bytes, and the oldest goes first', async () => {
      let now = 2_000_000;
      const few = openShelf(database, 'few', { number: 3, total: 1000 }, () => (now += 10));
      for (const name of ['a', 'b', 'c', 'd']) await few.put(name, bytes(name), 60);
      expect(await Promise.all(['a', 'b', 'd'].map(few.get))).toEqual([undefined, bytes('b'), bytes('d')]);
      const small = openShelf(database, 'small', { number: 100, total: 25 }, () => (now += 10));
      for (const name of ['a', 'b', 'c']) await small.put(name, bytes('0123456789'), 60);
      expect((await Promise.all(['a', 'b', 'c'].map(small.get))).map((kept) => kept !== undefined)).toEqual([
        false,
        true,
        true,
      ]);
    });

    it('is taken by one of several who ask at once, and by the next one when its time is over', async () => {
      let now = 3_000_000;
      const shelf = openShelf(database, 'taken', { number: 10, total: 1000 }, () => now);
      const taken = await Promise.all(Array.from({ length: 8 }, () => shelf.take('token', 60)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await shelf.get('token')).toBe('pending');
      await shelf.put('token', bytes('new'), 60);
      expect([await shelf.take('token', 60), textOf(await shelf.get('token'))]).toEqual([false, 'new']);
      now += 61_000;
      expect(await shelf.take('token', 60)).toBe(true);
      await shelf.drop('token');
      expect(await shelf.get('token')).toBeUndefined();
    });

    it('is heard by all, once and in its order', async () => {
      const heard: (readonly string[] | 'missed')[] = [];
      const first = await followNotices(
        database,
        () => {},
        () => {},
      );
      await first.tell('before anybody listened');
      const second = await followNotices(
        database,
        (each) => heard.push(each),
        () => {},
      );
      const notices = Array.from({ length: 20 }, (_, at) => `notice ${at}`);
      for (const notice of notices) await first.tell(notice);
      await expect.poll(() => heard.flat()).toEqual(notices);
      await first.close();
      await second.close();
    });

    it('is told to have been missed when more was told than is remembered, or when the database is another one', async () => {
      const heard: (readonly string[] | 'missed')[] = [];
      let announce = () => {};
      let reads = 0;
      const deaf: Database = {
        ...database,
        query: async (sql, values) => {
          const rows = await database.query(sql, values);
          if (sql.includes('notice from portal_notice')) reads += 1;
          return rows;
        },
        listen: async (_, follow) => {
          announce = () => follow('notice');
        },
      };
      const follower = await followNotices(
        deaf,
        (each) => heard.push(each),
        () => {},
      );
      // It looks once by itself, at what was told before it listened.
      await expect.poll(() => reads).toBe(1);
      const teller = await followNotices(
        database,
        () => {},
        () => {},
      );
      await teller.tell('one');
      await teller.tell('two');
      await database.query(
        'delete from portal_notice where version = (select min(version) from portal_notice where version >= (select max(version) - 1 from portal_notice))',
      );
      announce();
      await expect.poll(() => heard).toEqual(['missed']);
      await database.query('delete from portal_notice');
      announce();
      await expect.poll(() => heard).toEqual(['missed', 'missed']);
      await teller.tell('of the new one');
      announce();
      await expect.poll(() => heard.at(-1)).toEqual(['of the new one']);
      await follower.close();
      await teller.close();
    });

    it('is read again when the database did not answer', async () => {
      const heard: (readonly string[] | 'missed')[] = [];
      const logged: string[] = [];
      let isAway = false;
      const shaky: Database = {
        ...database,
        query: (...asked) => (isAway ? Promise.reject(new Error('away')) : database.query(...asked)),
      };
      const follower = await followNotices(
        shaky,
        (each) => heard.push(each),
        (event) => void logged.push(event),
      );
      isAway = true;
      await (
        await followNotices(
          database,
          () => {},
          () => {},
        )
      ).tell('told meanwhile');
      await expect.poll(() => logged).toContain('notices.behind');
      isAway = false;
      await expect.poll(() => heard).toEqual([['told meanwhile']]);
      await follower.close();
    });
  });
});

const programs = findPostgres();
describe.runIf(programs.kind === 'found')(`listening to PostgreSQL${skipNote(programs)}`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: false });
  });
  afterAll(() => server.remove());

  it('finds out that a connection is dead which nobody closed, and hears what was told meanwhile', async () => {
    // A firewall that forgets connections: it closes none, and lets nothing through.
    const sockets: Socket[] = [];
    let isForgetful = false;
    const firewall = createServer((near) => {
      const far = dial(Number(new URL(server.url).port), '127.0.0.1');
      sockets.push(near, far);
      const isOld = () => isForgetful && sockets.indexOf(near) < 2;
      near.on('data', (chunk) => isOld() || far.write(chunk));
      far.on('data', (chunk) => isOld() || near.write(chunk));
      for (const socket of [near, far]) socket.on('error', () => {});
      near.on('close', () => far.destroy());
    }).listen(0, '127.0.0.1');
    await once(firewall, 'listening');
    const address = firewall.address();
    const url = new URL(server.url);
    url.port = String(typeof address === 'object' ? address?.port : '');
    let heard = 0;
    const listening = keepListening(() => new pg.Client(url.href), { everyMs: 100, patienceMs: 300 });
    await listening.listen('portal_notice', () => {
      heard += 1;
    });
    isForgetful = true;
    const teller = new pg.Client(server.url);
    await teller.connect();
    await teller.query('notify portal_notice');
    await expect.poll(() => heard).toBe(1);
    await teller.query('notify portal_notice');
    await expect.poll(() => heard).toBe(2);
    await teller.end();
    await listening.close();
    for (const socket of sockets) socket.destroy();
    firewall.close();
  });
});
