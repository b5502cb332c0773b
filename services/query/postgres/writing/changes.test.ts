import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { type FollowedColumns, followColumns } from '#services/query/postgres/columns/followColumns.ts';
import { loadColumns } from '#services/query/postgres/columns/loadColumns.ts';
import { count } from '#services/query/postgres/counting/count.ts';
import { announceEverything } from '#services/query/postgres/schema/coordination.ts';
import { migrations } from '#services/query/postgres/schema/migrations.ts';
import { changeItems } from './changeItems.ts';
import { refreshIndex } from './refreshIndex.ts';
import { seedSamples } from './seedSamples.ts';

const link = { url: '', access: 'open', filetype: 'pdf' };
const blank: CollectionRecord = {
  ...link,
  id: '',
  title: 'Zonder naam',
  publisher: '',
  journal: '',
  year: 2020,
  abstract: '',
  keywords: [],
  documenttype: 'rapport',
  language: 'nl',
  theme: 'bodem-en-water',
  links: [link],
};
const put = (given: Partial<CollectionRecord>): Change => ({ kind: 'put', record: { ...blank, ...given } });

/** Few of everything, so that records meet: the same identifiers come back, with titles and keywords of others. */
const anyRecord = fc.record({
  id: fc.integer({ min: 1, max: 25 }).map((number) => `r${number}`),
  title: fc.constantFrom('Bodem', 'bodem en mest', 'Water', 'Àkker', 'Zaad', 'Akker'),
  year: fc.integer({ min: 2018, max: 2022 }),
  publisher: fc.constantFrom('', 'Zode', 'Kievit', 'Wilgenroos'),
  keywords: fc.uniqueArray(fc.constantFrom('mest', 'bodem', 'water', 'kas', 'zaad'), { maxLength: 4 }),
  language: fc.constantFrom<'nl' | 'en'>('nl', 'en'),
});
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: anyRecord.map(put) },
  { weight: 1, arbitrary: anyRecord.map(({ id }): Change => ({ kind: 'delete', id })) },
);
const anyHistory = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`changes of the collection on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let columns: FollowedColumns;
    const change = async (changes: readonly Change[], sample?: boolean) => {
      const outcome = await database.transaction((query) => changeItems(query, facets, changes, { sample }));
      await columns.follow();
      return outcome;
    };
    /** What a start of the portal does with the tables. */
    const open = async () => {
      await migrate(database, migrations);
      await refreshIndex(database, facets);
      await seedSamples(database, facets, sampleRecords);
    };
    const hits = async (term: string) => {
      // A beginning, because what is looked up are stems.
      const asked = ['A', 'B', 'D'].map((zone) => `'${zone}n${term.slice(0, 8)}':*`).join(' | ');
      const rows = await database.query('select 1 from item_text where search @@ $1::tsquery', [asked]);
      return rows.length;
    };

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await open();
      columns = await followColumns(database, facets, () => {});
    });

    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    it('leave counts equal to plain SQL, and the columns as if they were read anew, whatever happens', async () => {
      const property = fc.asyncProperty(anyHistory, async (history) => {
        for (const changes of history) await change(changes);
        expect(countsOf(columns.current())).toEqual(await countsInSql(database));
        const anew = (await loadColumns(database.query, facets)).columns;
        expect(asLists(columns.current())).toEqual(asLists(anew));
      });
      await fc.assert(property, { numRuns: 6 });
    });

    it('show at once: a new record, its new title, and that it is gone', async () => {
      await change([put({ id: 'kwelder-1', title: 'Zilte kwelderlamsoor' })]);
      expect([await hits('kwelderlamsoor'), await hits('zeekraalsoep')]).toEqual([1, 0]);
      await change([put({ id: 'kwelder-1', title: 'Zilte zeekraalsoep' })]);
      expect([await hits('kwelderlamsoor'), await hits('zeekraalsoep')]).toEqual([0, 1]);
      await change([{ kind: 'delete', id: 'kwelder-1' }]);
      expect([await hits('kwelderlamsoor'), await hits('zeekraalsoep')]).toEqual([0, 0]);
    });

    it('are read anew when all was announced behind one that was not followed yet', async () => {
      const before = columns.current();
      await database.transaction(async (query) => {
        await changeItems(query, facets, [put({ id: 'behind-1' })]);
        await query('update item set year = 1900');
        await announceEverything(query);
      });
      await columns.follow();
      const anew = (await loadColumns(database.query, facets)).columns;
      expect(asLists(columns.current())).toEqual(asLists(anew));
      expect([...anew.byNewest]).not.toEqual([...before.byNewest]);
    });

    it('that come twice change nothing', async () => {
      const changes = [put({ id: 'twice-1' }), put({ id: 'twice-2' }), put({ id: 'twice-1', title: 'Last' })];
      expect(await change(changes)).toEqual({ written: 2, unchanged: 0, deleted: 0 });
      const before = columns.current();
      expect(await change(changes)).toEqual({ written: 0, unchanged: 2, deleted: 0 });
      expect(await change([{ kind: 'delete', id: 'never-there' }])).toEqual({ written: 0, unchanged: 1, deleted: 0 });
      expect(columns.current()).toBe(before);
    });

    it('that fail leave nothing behind', async () => {
      const before = countsOf(columns.current());
      const failing = database.transaction(async (query) => {
        await changeItems(query, facets, [put({ id: 'half-1' })]);
        throw new Error('The power went out.');
      });
      await expect(failing).rejects.toThrow('The power went out.');
      await columns.follow();
      expect(countsOf(columns.current())).toEqual(before);
      expect(await database.query("select 1 from item where record_id = 'half-1'")).toEqual([]);
    });

    it('of so many that nobody remembers them all are read anew', async () => {
      await change([put({ id: 'old-1' })]);
      await database.transaction((query) => changeItems(query, facets, [put({ id: 'old-1', year: 2001 })]));
      await database.query(
        'update item_change set version = version + 5000 where version = (select max(version) from item_change)',
      );
      await columns.follow();
      expect(countsOf(columns.current())).toEqual(await countsInSql(database));
    });

    it('take a sample’s place, and no new samples take theirs', async () => {
      const [row] = await database.query('select record_id, title from item where sample limit 1');
      const id = String(row?.record_id);
      await change([put({ id, title: 'Of our own' })]);
      expect(await change([put({ id, title: 'A sample' })], true)).toMatchObject({ written: 0, unchanged: 1 });
      expect(await database.query('select title from item where record_id = $1', [id])).toEqual([
        { title: 'Of our own' },
      ]);
    });

    it('outlive new tables and new samples', async () => {
      await change([put({ id: 'imported-1', title: 'Geïmporteerde bonenkruid' })]);
      await database.query("update meta set value = '4' where key = 'schema'");
      await database.query('drop table applied_migration');
      await database.query('drop table item_text');
      await open();
      await columns.follow();
      expect(await hits('bonenkruid')).toBe(1);
      await database.query("update meta set value = 'older' where key = 'samples'");
      await database.transaction((query) =>
        changeItems(query, facets, [put({ id: 'sample-of-then' })], { sample: true }),
      );
      await open();
      await columns.follow();
      expect(await hits('bonenkruid')).toBe(1);
      expect(await database.query("select 1 from item where record_id = 'sample-of-then'")).toEqual([]);
      expect(countsOf(columns.current())).toEqual(await countsInSql(database));
    });

    it('are shown in one moment, while searches go on with the columns before', async () => {
      const shown: Columns[] = [];
      const theirs = await followColumns(database, facets, () => {}, {
        pause: async () => {
          shown.push(theirs.current());
        },
      });
      const before = theirs.current();
      await change([put({ id: 'moment-1', publisher: 'Van één moment', keywords: ['mest', 'kas'] })]);
      await theirs.follow();
      expect(shown.length).toBeGreaterThan(facets.length);
      expect(shown.filter((columns) => columns !== before)).toHaveLength(0);
      expect(countsOf(theirs.current()).uitgever?.['Van één moment']).toBe(1);
    });

    it('are followed later where they could not be at once, also when no other follows', async () => {
      const failing = { times: 0 };
      const shaky: Database = {
        ...database,
        query: async (...asked) => {
          if (failing.times > 0) {
            failing.times -= 1;
            throw new Error('The connection was reset.');
          }
          return database.query(...asked);
        },
      };
      const log = vi.fn();
      const theirs = await followColumns(shaky, facets, log);
      failing.times = 2;
      await change([put({ id: 'behind-1', publisher: 'Van straks' })]);
      await expect.poll(() => countsOf(theirs.current()).uitgever?.['Van straks']).toBe(1);
      expect(log.mock.calls.map(([event]) => event)).toEqual(['query.behind', 'query.behind']);
    });

    // An embedded database belongs to one portal.
    if (name === 'PostgreSQL') {
      it('by one portal reach another on the same database', async () => {
        const other = await own.open();
        const theirs = await followColumns(other, facets, () => {});
        await change([put({ id: 'shared-1', publisher: 'Van hiernaast' })]);
        await expect.poll(() => countsOf(theirs.current()).uitgever?.['Van hiernaast']).toBe(1);
        await other.close();
      });
    }
  });
}

/** The counts over everything, by facet and value. */
function countsOf(columns: Columns): Record<string, Record<string, number>> {
  const { counts } = count(columns, columns.byNewest, []);
  return Object.fromEntries(
    columns.facets.map(({ facet, names }, place) => {
      const numbers = names.map((value, id) => [value, counts[place]?.[id] ?? 0] as const);
      return [facet.id, Object.fromEntries(numbers.filter(([, hits]) => hits > 0))];
    }),
  );
}

async function countsInSql(database: Database): Promise<Record<string, Record<string, number>>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    const rows = await database.query(
      `select d.value, count(*)::int as count from item i join item_facet f on f.item = i.id
         join dim d on d.facet = f.facet and d.id = f.value where f.facet = $1 group by d.value`,
      [facet.number],
    );
    counts[facet.id] = Object.fromEntries(rows.map((row) => [String(row.value), Number(row.count)]));
  }
  return counts;
}

/** Without what an item that is gone leaves at the end of the arrays. */
function asLists({ byTitle, byNewest, byOldest, english, facets: columns }: Columns) {
  const perItem = columns.map(({ facet, names, column }) => [
    facet.id,
    [...byTitle].map((item) =>
      column.kind === 'one'
        ? names[column.values[item] ?? 0]
        : [...column.values.subarray(column.offsets[item], column.offsets[item + 1])].map((value) => names[value]),
    ),
  ]);
  return {
    byTitle: [...byTitle],
    byNewest: [...byNewest],
    byOldest: [...byOldest],
    inEnglish: [...byTitle].map((item) => english[item]),
    perItem,
  };
}
