import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { openSharedRates, type SharedRates } from './sharedRates.ts';

// The machine of a test may be busy with others.
const patient = { patienceMs: 60_000 };

describe.for(testDatabases)('rates that portals share, on $name', ({ available, create }) => {
  describe.runIf(available)('a database', () => {
    let own: OwnDatabase;
    let database: Database;
    let portals: readonly SharedRates[];
    beforeAll(async () => {
      own = await create();
      database = await own.open();
      portals = [
        await openSharedRates(database, () => {}, patient),
        await openSharedRates(database, () => {}, patient),
      ];
    });
    afterAll(async () => {
      await Promise.all(portals.map((portal) => portal.close()));
      await database.close();
      await own.remove();
    });

    it('counts what one network asks of any of them together', async () => {
      const [one, other] = portals.map((portal) => portal.of({ keyPrefix: 'search', points: 3, duration: 60 }));
      expect((await one?.consume('192.0.2.1'))?.remainingPoints).toBe(2);
      expect((await other?.consume('192.0.2.1'))?.remainingPoints).toBe(1);
      expect((await one?.consume('192.0.2.1'))?.remainingPoints).toBe(0);
      await expect(other?.consume('192.0.2.1')).rejects.toBeInstanceOf(RateLimiterRes);
      expect((await other?.consume('192.0.2.2'))?.remainingPoints).toBe(2);
    });

    it('keeps networks as hashes, and each kind of work for itself', async () => {
      const [one] = portals;
      await one?.of({ keyPrefix: 'post', points: 3, duration: 60 }).consume('192.0.2.9');
      const rows = await database.query(`select key from portal_rate where key like 'post:%'`);
      expect(rows).toHaveLength(1);
      expect(String(rows[0]?.key)).not.toContain('192.0.2.9');
    });

    it('asks no more for whoever is beyond it', async () => {
      let asked = 0;
      const counting: Database = {
        ...database,
        query: (sql, params) => {
          asked += 1;
          return database.query(sql, params);
        },
      };
      const rates = await openSharedRates(counting, () => {}, patient);
      const rate = rates.of({ keyPrefix: 'list', points: 2, duration: 60 });
      await rate.consume('192.0.2.5');
      await rate.consume('192.0.2.5');
      await expect(rate.consume('192.0.2.5')).rejects.toBeInstanceOf(RateLimiterRes);
      await rates.close();
      const before = asked;
      for (let count = 0; count < 50; count++)
        await expect(rate.consume('192.0.2.5')).rejects.toBeInstanceOf(RateLimiterRes);
      expect(asked).toBe(before);
    });
  });
});

describe('while the database is away', () => {
  const tables = [{ present: true, name: 'limits/0001-rates' }];
  const awayFor = (query: Database['query']): Database => ({
    query: (sql, params) => (/portal_rate/.test(sql) ? query(sql, params) : Promise.resolve(tables)),
    transaction: () => Promise.reject(new Error('unused')),
    snapshot: () => Promise.reject(new Error('unused')),
    takesTurns: false,
    listen: async () => {},
    close: async () => {},
  });

  it.each<[string, Database['query']]>([
    ['refuses', () => Promise.reject(new Error('terminating connection'))],
    ['never answers', () => new Promise(() => {})],
  ])('because it %s, each portal counts in its own memory, and asks it only now and then', async (_, query) => {
    let asked = 0;
    const told: string[] = [];
    const database = awayFor((...statement) => {
      if (statement[0].startsWith('delete')) return Promise.resolve([]);
      asked += 1;
      return query(...statement);
    });
    const rates = await openSharedRates(database, (event) => void told.push(event));
    const rate = rates.of({ keyPrefix: 'search', points: 30, duration: 60 });
    for (let count = 1; count <= 30; count++)
      expect((await rate.consume('192.0.2.1')).remainingPoints).toBe(30 - count);
    await expect(rate.consume('192.0.2.1')).rejects.toBeInstanceOf(RateLimiterRes);
    expect(asked).toBe(1);
    expect(told).toEqual(['rates.alone']);
    await rates.close();
  });
});
