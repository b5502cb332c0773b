import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type ServerStates } from './connectDatabase.ts';
import { type Database, DatabaseAway } from './database.ts';
import { findPostgres, skipNote } from './testing/findPostgres.ts';
import { type PostgresServer, startPostgres, startReplica } from './testing/startPostgres.ts';

const programs = findPostgres();
const place = programs.kind === 'found' ? programs.folder : '';

/** How soon something that waits for a silent server has an answer (ms), on a machine that has other work too. */
const soon = 8000;

async function timed<T>(work: Promise<T>): Promise<{ result: T; took: number }> {
  const began = performance.now();
  const result = await work;
  return { result, took: performance.now() - began };
}

describe.runIf(programs.kind === 'found')(`a PostgreSQL server with replicas${skipNote(programs)}`, () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let database: Database;
  let states: ServerStates | undefined;

  const names = async () => (await database.query('select name from note order by name')).map(({ name }) => name);
  const write = (name: string) => database.transaction((query) => query('insert into note values ($1)', [name]));
  const stateIs = (expected: ServerStates) => expect.poll(() => states).toEqual(expected);
  /** Until the replica has what the primary has, its own connections being of no interest here. */
  const followed = async () => {
    const [row] = await database.query('select pg_current_wal_flush_lsn()::text as at');
    const direct = await connectDatabase(replica.url);
    const hasFollowed = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes';
    await vi.waitFor(async () => expect(await direct.query(hasFollowed, [String(row?.at)])).toEqual([{ yes: true }]), {
      timeout: 20_000,
    });
    await direct.close();
  };

  beforeAll(async () => {
    primary = await startPostgres(place, { durable: true });
    replica = await startReplica(place, primary.url, { durable: false });
    const heard = (now: ServerStates) => {
      states = now;
    };
    database = await connectDatabase(primary.url, { replicas: [replica.url], maximumLag: 3000, heard });
    await database.query('create table note (name text primary key)');
    await write('first');
    await followed();
  });

  afterAll(async () => {
    await database.close();
    await replica.remove();
    await primary.remove();
  });

  it('is asked alone while it answers: what was just written is read', async () => {
    await stateIs({ primary: 'ok', replicas: ['ok'] });
    replica.freeze();
    try {
      for (let count = 0; count < 20; count++) {
        await write(`quick ${count}`);
        expect(await names()).toContain(`quick ${count}`);
      }
    } finally {
      replica.thaw();
    }
    await database.query("delete from note where name like 'quick%'");
    await followed();
  });

  it('is read from a replica when it is killed, and not written to until it is back, which needs no help', async () => {
    const heard = vi.fn();
    await database.listen('notes', heard);
    await primary.kill();
    expect(await names()).toEqual(['first']);
    const seen = await database.snapshot((query) => query('select name from note'));
    expect(seen).toEqual([{ name: 'first' }]);
    await expect(write('lost')).rejects.toThrow(DatabaseAway);
    await expect(database.query("insert into note values ('lost')")).rejects.toThrow(DatabaseAway);
    await stateIs({ primary: 'missing', replicas: ['ok'] });
    await primary.start();
    await stateIs({ primary: 'ok', replicas: ['ok'] });
    await write('second');
    expect(await names()).toEqual(['first', 'second']);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 30_000);
    await followed();
  });

  it('keeps nobody waiting when it says nothing more without closing its connections', async () => {
    const began = performance.now();
    const sleeping = expect(database.transaction((query) => query('select pg_sleep(60)'))).rejects.toThrow(
      DatabaseAway,
    );
    await setTimeout(300);
    primary.freeze();
    try {
      const reading = await timed(names());
      expect(reading.result).toEqual(['first', 'second']);
      expect(reading.took).toBeLessThan(soon);
      await sleeping;
      expect(performance.now() - began).toBeLessThan(soon + 300);
      const refused = await timed(expect(write('lost')).rejects.toThrow(DatabaseAway));
      expect(refused.took).toBeLessThan(soon);
    } finally {
      primary.thaw();
    }
    await stateIs({ primary: 'ok', replicas: ['ok'] });
    await write('third');
    expect(await names()).toEqual(['first', 'second', 'third']);
    await followed();
  });

  it('goes on without a replica that is dead', async () => {
    await replica.kill();
    await stateIs({ primary: 'ok', replicas: ['missing'] });
    await write('fourth');
    expect(await names()).toHaveLength(4);
    await replica.start();
    await stateIs({ primary: 'ok', replicas: ['ok'] });
    await followed();
  });

  it('is not read from a replica that was too far behind when it went', async () => {
    const direct = await connectDatabase(replica.url);
    await direct.query('select pg_wal_replay_pause()');
    await write('fifth');
    await stateIs({ primary: 'ok', replicas: ['behind'] });
    await primary.kill();
    await expect(names()).rejects.toThrow(DatabaseAway);
    await direct.query('select pg_wal_replay_resume()');
    await direct.close();
    // It had received all of it.
    await expect.poll(() => names().catch(String)).toHaveLength(5);
    await primary.start();
    await stateIs({ primary: 'ok', replicas: ['ok'] });
  });

  it('can be started with while only a replica is there, and is written to as soon as it is back', async () => {
    await primary.kill();
    const fresh = await connectDatabase(primary.url, { replicas: [replica.url] });
    try {
      expect(await fresh.query('select count(*)::int4 as n from note')).toEqual([{ n: 5 }]);
      const heard = vi.fn();
      await fresh.listen('notes', heard);
      await expect(fresh.transaction((query) => query('select 1'))).rejects.toThrow(DatabaseAway);
      await primary.start();
      expect(await fresh.transaction((query) => query('select 1 as one'))).toEqual([{ one: 1 }]);
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 30_000);
    } finally {
      await fresh.close();
    }
  });

  it('is never read from a server that holds other data, nor written to on a replica that was promoted', async () => {
    const stranger = await startPostgres(place, { durable: false });
    let seen: ServerStates | undefined;
    const mixed = await connectDatabase(primary.url, {
      replicas: [stranger.url, replica.url],
      heard: (now) => {
        seen = now;
      },
    });
    try {
      expect(seen).toEqual({ primary: 'ok', replicas: ['foreign', 'ok'] });
      await primary.kill();
      const direct = await connectDatabase(replica.url);
      await direct.query('select pg_promote()');
      await direct.close();
      expect(await mixed.query('select count(*)::int4 as n from note')).toEqual([{ n: 5 }]);
      await expect(mixed.query("insert into note values ('lost')")).rejects.toThrow(DatabaseAway);
    } finally {
      await mixed.close();
      await stranger.remove();
    }
  });
});
