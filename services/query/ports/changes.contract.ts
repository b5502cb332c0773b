import { describe, expect, it } from 'vitest';
import type { Change } from './collectionPort.ts';
import type { Engine } from './engine.ts';
import { put as putRecord, recordOf, remove, requestOf } from './given.contract.ts';
import type { ChangesRequest } from './searchPort.ts';

const put = (id: string, title = 'Een wijziging'): Change => putRecord(recordOf({ id, title }));

/** What every engine has to tell of when records were written. Leaves the collection as it was. */
export function describeChanges(name: string, engine: () => Engine): void {
  const apply = (...changes: readonly Change[]) => engine().collection.apply(changes);
  const change = async (id: string) => (await engine().search.changesOf([id, 'nooit']))[0];
  const ids = async (request: ChangesRequest) =>
    (await engine().search.changes(request)).changes.map(({ id, record }) => `${record ? '' : '-'}${id}`);
  const now = async () => (await change('w-0'))?.changed ?? expect.fail();

  describe(`the changes of the collection: ${name}`, () => {
    it('are told in their order, of each record the last', async () => {
      await apply(put('w-0'));
      const from = await now();
      await apply(put('w-2'), put('w-1'));
      await apply(put('w-3'));
      await apply(put('w-1', 'Nog een wijziging'), remove('w-3'));
      // What stays as it was is no change.
      await apply(put('w-2'));
      expect(await ids({ from, limit: 9 })).toEqual(['w-0', 'w-2', 'w-1', '-w-3']);
      expect((await change('w-1'))?.record?.title).toBe('Nog een wijziging');
    });

    it('put what came in last before what was there, however often that changes', async () => {
      const added = async (direction: 'asc' | 'desc') => {
        const order = { by: 'toegevoegd', direction } as const;
        const asked = requestOf({ term: '"een wijziging"', limit: 99, facetValues: 0, order });
        const { records } = await engine().search.search(asked);
        return records.map(({ id }) => id).filter((id) => id.startsWith('w-'));
      };
      expect(await added('desc')).toEqual(['w-1', 'w-2', 'w-0']);
      expect(await added('asc')).toEqual(['w-0', 'w-2', 'w-1']);
    });

    it('have a beginning that belongs to the time, and an end that does not', async () => {
      const [first, second] = [await now(), (await change('w-2'))?.changed];
      expect(await ids({ from: first, until: second, limit: 9 })).toEqual(['w-0']);
      expect(await ids({ until: first, limit: 1 })).not.toEqual(['w-0']);
    });

    it('come page by page, and say how many there are and from when', async () => {
      const from = await now();
      const first = await engine().search.changes({ from, limit: 3 });
      expect(first).toMatchObject({ total: 4, isLast: false });
      const next = await engine().search.changes({ from, limit: 3, after: first.changes.at(-1) });
      expect(next).toMatchObject({ total: 4, isLast: true, changes: [{ id: 'w-3', record: undefined }] });
      expect(first.earliest && first.earliest <= from).toBe(true);
    });

    it('are told of records that come back, and never of those that were not there', async () => {
      const before = await change('w-3');
      await apply(put('w-3'), remove('w-nooit'));
      const after = await change('w-3');
      expect([before?.record, after?.record?.id]).toEqual([undefined, 'w-3']);
      expect((after?.changed ?? '') > (before?.changed ?? '')).toBe(true);
      expect(await change('w-nooit')).toBeUndefined();
      await apply(...['w-0', 'w-1', 'w-2', 'w-3'].map(remove));
    });
  });
}
