import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Heard, RunQuery } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { Lookup, Wording } from '#services/query/engine/matching/writeQueries.ts';
import { zoneNames } from '#services/query/engine/text/zones.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import { put, recordOf } from '#services/query/ports/given.contract.ts';
import { type FollowedColumns, followColumns } from '#services/query/postgres/columns/followColumns.ts';
import { migrations } from '#services/query/postgres/schema/migrations.ts';
import { changeItems } from '#services/query/postgres/writing/changeItems.ts';
import { refreshIndex } from '#services/query/postgres/writing/refreshIndex.ts';
import { createLookups, type Lookups, type Places } from './matching/lookups.ts';
import { createItemStore, type ItemStore } from './searching/itemStore.ts';
import { type Apply, createApply } from './writing/createApply.ts';
import { createReaders } from './writing/readers.ts';
import { createWrittenItems } from './writing/written.ts';

/** Few words, so that records and what is asked meet: some begin alike, some are parts of others. */
const words = ['bodem', 'bodemleven', 'mest', 'mestput', 'water', 'kas'];
const anyWord = fc.constantFrom(...words);
const anyText = fc.array(anyWord, { maxLength: 6 }).map((some) => some.join(' '));
const anyRecord = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((number) => `r${number}`),
  title: anyText,
  abstract: anyText,
  keywords: fc.uniqueArray(anyWord, { maxLength: 3 }),
  language: fc.constantFrom<'nl' | 'en'>('nl', 'en'),
});
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: anyRecord.map((given) => put(recordOf(given))) },
  { weight: 1, arbitrary: anyRecord.map(({ id }): Change => ({ kind: 'delete', id })) },
);
/** Each change by this portal, which knows what it wrote, or as if by another; several may be followed together. */
const anyStep = fc.record({
  changes: fc.array(anyChange, { minLength: 1, maxLength: 8 }),
  isOwn: fc.boolean(),
  isFollowed: fc.boolean(),
});
const anyHistory = fc.array(anyStep, { minLength: 1, maxLength: 6 });

const anyLanguage = fc.constantFrom<'nl' | 'en'>('nl', 'en');
const anyWording: fc.Arbitrary<Wording> = fc.oneof(
  fc.record({ kind: fc.constant('stem' as const), language: anyLanguage, stem: anyWord }),
  fc.record({
    kind: fc.constant('start' as const),
    language: anyLanguage,
    stem: anyWord.map((word) => word.slice(0, 3)),
  }),
  fc.record({
    kind: fc.constant('apart' as const),
    language: anyLanguage,
    stems: fc.uniqueArray(anyWord, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('row' as const),
    language: anyLanguage,
    stems: fc
      .array(fc.record({ stem: anyWord, distance: fc.integer({ min: 1, max: 3 }) }), { minLength: 2, maxLength: 3 })
      .map(([first, ...others]) => [{ stem: first?.stem ?? '', distance: 0 }, ...others]),
  }),
);
const anyLookup: fc.Arbitrary<Lookup> = fc.record({
  wordings: fc.array(anyWording, { minLength: 1, maxLength: 3 }),
  inParts: fc.boolean(),
});

const sorted = (found: readonly Places[]) => found.map((places) => zoneNames.map((zone) => [...places[zone]].sort()));
const lookUp = (stem: string): Lookup[] => [{ wordings: [{ kind: 'stem', language: 'nl', stem }], inParts: false }];

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`what is remembered on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let columns: FollowedColumns;
    let lookups: Lookups;
    let store: ItemStore;
    let apply: Apply;
    /** How often the index was asked for what was looked up. */
    let asked = 0;
    /** Between what the index answers and whoever waits for it. */
    let underWay: () => Promise<void>;
    const query: RunQuery = async (sql, params) => {
      const isLookup = sql.includes('tsquery');
      if (isLookup) asked += 1;
      const rows = await database.query(sql, params);
      if (isLookup) await underWay();
      return rows;
    };
    const writeAsOther = (changes: readonly Change[]) =>
      database.transaction((run) => changeItems(run, facets, changes));
    const change = async (changes: readonly Change[]) => {
      await writeAsOther(changes);
      await columns.follow();
    };
    const readAll = async (from: ItemStore) => {
      const items = (await database.query('select id from item order by id')).map(({ id }) => Number(id));
      return [await from.readRecords(items), [...(await from.readTitles(items))].sort(([one], [other]) => one - other)];
    };

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await migrate(database, migrations);
      await refreshIndex(database, facets);
      lookups = createLookups(query, setImmediate);
      store = createItemStore(database.query);
      const written = createWrittenItems();
      apply = createApply(database, facets, createReaders(), written);
      columns = await followColumns(database, facets, () => {}, { memories: [lookups, store], written });
    });
    beforeEach(() => {
      underWay = async () => {};
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    it('is what the database says after every change, without being asked again', async () => {
      const anyLookups = fc.array(anyLookup, { minLength: 1, maxLength: 8 });
      const property = fc.asyncProperty(anyLookups, anyHistory, async (some, history) => {
        await lookups.load(some);
        await readAll(store);
        const before = asked;
        for (const { changes, isOwn, isFollowed } of history) {
          await (isOwn ? apply(changes) : writeAsOther(changes));
          if (!isFollowed) continue;
          await columns.follow();
          expect(sorted(await lookups.load(some))).toEqual(
            sorted(await createLookups(database.query, setImmediate).load(some)),
          );
          expect(await readAll(store)).toEqual(await readAll(createItemStore(database.query)));
        }
        await columns.follow();
        expect(asked).toBe(before);
      });
      await fc.assert(property, { numRuns: 40 });
    });

    it('is nothing of what was asked before a change and answered after it', async () => {
      await change([put(recordOf({ id: 'late', title: 'Kwelder' }))]);
      const answered = Promise.withResolvers<void>();
      const waited = Promise.withResolvers<void>();
      underWay = () => {
        answered.resolve();
        return waited.promise;
      };
      const slow = lookups.load(lookUp('kwelder'));
      await answered.promise;
      underWay = async () => {};
      await change([{ kind: 'delete', id: 'late' }]);
      waited.resolve();
      expect((await slow)[0]?.title).toHaveLength(1);
      expect((await lookups.load(lookUp('kwelder')))[0]?.title).toHaveLength(0);
    });

    it('is forgotten when the server is back, because a replica may have answered that was behind', async () => {
      await change([put(recordOf({ id: 'lagging', title: 'Zeewier' }))]);
      let hear: Heard = () => {};
      const listening = {
        ...database,
        listen: async (_channel: string, heard: Heard) => {
          hear = heard;
        },
      };
      let isBehind = false;
      const own = createLookups((sql, params) => (isBehind ? Promise.resolve([]) : query(sql, params)), setImmediate);
      const followed = await followColumns(listening, facets, () => {}, { memories: [own] });
      const found = async () => (await own.load(lookUp('zeewier')))[0]?.title.length;
      expect(await found()).toBe(1);
      // It would answer otherwise now, but is not asked.
      isBehind = true;
      hear('notice');
      await followed.follow();
      expect(await found()).toBe(1);
      hear('renewed');
      await followed.follow();
      expect(await found()).toBe(0);
    });

    it('is forgotten with a change that is too large to be held against it', async () => {
      await lookups.load(lookUp('veenmos'));
      await change(Array.from({ length: 2001 }, (_, at) => put(recordOf({ id: `many-${at}`, title: 'Veenmos' }))));
      expect((await lookups.load(lookUp('veenmos')))[0]?.title).toHaveLength(2001);
    });
  });
}
