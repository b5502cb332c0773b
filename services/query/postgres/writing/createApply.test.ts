import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import { migrations } from '#services/query/postgres/schema/migrations.ts';
import { createApply, partSize } from './createApply.ts';
import { readProgress } from './progress.ts';
import { createReaders } from './readers.ts';
import { refreshIndex } from './refreshIndex.ts';

const link = { url: '', access: 'open', filetype: 'pdf' };
const put = (id: string, title = 'Bodem'): Change => ({
  kind: 'put',
  record: {
    ...{ id, title, publisher: '', journal: '', year: 2020, abstract: '', keywords: ['mest'], documenttype: 'rapport' },
    ...{ ...link, language: 'nl', theme: 'bodem-en-water', links: [link] },
  },
});
const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => put(`${name}-${at}`));

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`changes written on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    const countOf = async (begin: string) =>
      Number((await database.query('select count(*) from item where record_id like $1', [`${begin}-%`]))[0]?.count);

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await migrate(database, migrations);
      await refreshIndex(database, facets);
    });

    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    it('are all there, once, in the order given', async () => {
      const apply = createApply(database, facets, createReaders());
      const changes = [...many(230, 'all'), put('all-3', 'Water'), { kind: 'delete' as const, id: 'all-4' }];
      expect(await apply(changes, { source: 'all', line: 232, after: 0 })).toEqual({
        ...{ written: 229, unchanged: 1, deleted: 0 },
      });
      expect(await countOf('all')).toBe(229);
      const [row] = await database.query("select title from item where record_id = 'all-3'");
      expect(row?.title).toBe('Water');
      expect(await readProgress(database.query, 'all')).toBe(232);
    });

    it('may come again after some of them failed, and are remembered as read only then', async () => {
      let left = 2;
      const failing: Database = {
        ...database,
        transaction: (work) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('no room')) : database.transaction(work);
        },
      };
      const reached = { source: 'half', line: 270, after: 0 };
      const apply = createApply(failing, facets, createReaders());
      // A server takes them in one transaction: the third is the first that fails there.
      if (!database.takesTurns) left = 0;
      await expect(apply(many(270, 'half'), reached)).rejects.toThrow('no room');
      const stayed = await countOf('half');
      expect(stayed).toBe(database.takesTurns ? 2 * partSize : 0);
      expect(await readProgress(database.query, 'half')).toBe(0);

      const again = createApply(database, facets, createReaders());
      const outcome = { written: 270 - stayed, unchanged: stayed, deleted: 0 };
      expect(await again(many(270, 'half'), reached)).toEqual(outcome);
      expect(await countOf('half')).toBe(270);
      expect(await readProgress(database.query, 'half')).toBe(270);
    });

    it('of a source that adds nothing are remembered as read', async () => {
      const apply = createApply(database, facets, createReaders());
      expect(await apply([], { source: 'none', line: 9, after: 0 })).toEqual({ written: 0, unchanged: 0, deleted: 0 });
      expect(await readProgress(database.query, 'none')).toBe(9);
    });

    it('write nothing where the source was read up to another line', async () => {
      const apply = createApply(database, facets, createReaders());
      await expect(apply(many(230, 'step'), { source: 'step', line: 230, after: 7 })).rejects.toThrow('not 7');
      expect(await countOf('step')).toBe(0);
    });

    it('let answers be made between their parts', async () => {
      const readers = createReaders();
      const answered: number[] = [];
      const apply = createApply(database, facets, readers);
      const writing = apply(many(500, 'between'), undefined);
      let isOver = false;
      void writing.finally(() => {
        isOver = true;
      });
      while (!isOver) answered.push(await readers.answer(() => countOf('between')));
      await writing;
      expect(answered.some((count) => count > 0 && count < 500)).toBe(database.takesTurns);
    });
  });
}
