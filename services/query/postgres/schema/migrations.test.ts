import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { migrations } from './migrations.ts';

const link = { url: '', access: 'open', filetype: 'pdf' };
const record: CollectionRecord = {
  ...link,
  id: 'kept-1',
  title: 'Bonenkruid in de rand',
  publisher: 'Zode',
  journal: '',
  year: 2020,
  abstract: '',
  keywords: ['bonenkruid', 'akkerrand'],
  documenttype: 'rapport',
  language: 'nl',
  theme: 'bodem-en-water',
  links: [link],
};

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the collection's tables on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let events: string[] = [];
    const open = () => openPostgresEngine({ database, facets, log: (event) => void events.push(event) });

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      const { collection } = await open();
      await collection.seed({
        version: 'one',
        load: async () => [{ ...record, id: 'sample-1', title: 'Een voorbeeld' }],
      });
      await collection.apply([{ kind: 'put', record }], { source: 'a file', line: 3 });
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    /** Every row with the transaction that wrote it, which changes whenever a row is written. */
    const rows = async () => ({
      items: await database.query(
        'select xmin::text as writer, id, record_id, sample, record::text as record from item order by id',
      ),
      texts: await database.query('select xmin::text as writer, item from item_text order by item'),
      values: await database.query('select xmin::text as writer, item, facet, value from item_facet order by 2, 3, 4'),
    });
    const withoutWriter = (items: Awaited<ReturnType<typeof rows>>['items']) =>
      items.map((row) => ({ ...row, writer: '' }));
    const hits = async ({ search }: Engine, term: string) => {
      const choices = [{ facet: 'trefwoord', values: ['akkerrand'] }];
      const asked = {
        scope: 'gkn3',
        term,
        choices,
        order: { by: 'score' },
        offset: 0,
        limit: 0,
        facetValues: 5,
      } as const;
      return (await search.search(asked)).hits;
    };

    it('are taken over from the last version without migrations: its records stay, its index is older', async () => {
      const before = await rows();
      await database.query('drop table applied_migration');
      await database.query(`delete from meta where key in ('text', 'facets')`);
      events = [];
      const engine = await open();
      expect(events).toEqual(['query.migrated']);
      expect(withoutWriter((await rows()).items)).toEqual(withoutWriter(before.items));
      expect(await hits(engine, 'bonenkruid')).toBe(2);
      expect(await engine.collection.progress.read('a file')).toBe(3);
      const unread = { version: 'one', load: () => Promise.reject(new Error('They are there.')) };
      expect(await engine.collection.seed(unread)).toBe(0);
    });

    it('change by a migration without any record being written', async () => {
      const before = await rows();
      const added = {
        name: 'query/9999-added',
        up: async (query: Database['query']) => void (await query('alter table item add column checked timestamptz')),
      };
      expect(await migrate(database, [...migrations, added])).toEqual([added.name]);
      const engine = await open();
      expect(await rows()).toEqual(before);
      expect(await hits(engine, 'bonenkruid')).toBe(2);
    });

    it('get their index written again when other words have to stand in it, and keep every record', async () => {
      const before = await rows();
      const following = await open();
      await database.query(`update meta set value = '0' where key = 'text'`);
      await database.query(`update item_text set search = 'Anoud:1'::tsvector`);
      const engine = await open();
      expect(await hits(engine, 'bonenkruid')).toBe(2);
      const after = await rows();
      expect(withoutWriter(after.items)).toEqual(withoutWriter(before.items));
      expect(after.texts.map(({ writer }) => writer)).not.toEqual(before.texts.map(({ writer }) => writer));
      // A portal that was running has heard of it, and has forgotten what it had found before.
      await expect.poll(() => hits(following, 'bonenkruid')).toBe(2);
    });

    it('get the values above those of a facet that has become a tree', async () => {
      const theme = facets.find(({ id }) => id === 'thema') ?? expect.fail();
      const flat = { ...theme, isTree: undefined, valuesOf: () => ['dier/varkens'] };
      const { isTree: _, ...withoutTree } = flat;
      const others = facets.filter(({ id }) => id !== 'thema');
      const themesOf = async (all: readonly Facet[]) => {
        const { search } = await openPostgresEngine({ database, facets: all, log: () => {} });
        return (await search.overview('gkn3')).find(({ facet }) => facet.id === 'thema')?.values;
      };
      await database.query(`delete from meta where key = 'trees'`);
      await database.query('delete from item_facet where facet = $1', [theme.number]);
      await database.query(`update meta set value = '' where key = 'facets'`);
      expect(await themesOf([...others, withoutTree])).toEqual([{ value: 'dier/varkens', count: 2 }]);
      const grown = { ...theme, valuesOf: () => ['dier', 'dier/varkens'] };
      expect(await themesOf([...others, grown])).toEqual([
        { value: 'dier', count: 2 },
        { value: 'dier/varkens', count: 2 },
      ]);
    });

    it('get the values of a new facet written, and lose those of one that is gone', async () => {
      const before = await rows();
      const added = { ...(facets[0] ?? expect.fail()), id: 'letters', number: 50, valuesOf: () => ['a', 'b'] };
      const { search } = await openPostgresEngine({ database, facets: [...facets, added], log: () => {} });
      const letters = (await search.overview('gkn3')).find(({ facet }) => facet.id === 'letters');
      expect(letters?.values).toEqual([
        { value: 'a', count: 2 },
        { value: 'b', count: 2 },
      ]);
      await open();
      expect(await rows()).toEqual(before);
    });
  });
}
