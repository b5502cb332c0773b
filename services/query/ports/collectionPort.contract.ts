import { describe, expect, it } from 'vitest';
import type { Facet } from '#services/query/collection/facet.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { type Change, OutOfStep, type SampleRecords } from './collectionPort.ts';
import type { Engine } from './engine.ts';
import { put as putRecord, recordOf, remove, requestOf } from './given.contract.ts';
import type { Choice } from './searchPort.ts';

const link = { url: 'https://library.example/contract.pdf', access: 'open', filetype: 'pdf' };
const whole: CollectionRecord = recordOf({
  ...link,
  title: 'Zonder naam',
  publisher: 'Uitgeverij van de proef',
  journal: 'Tijdschrift van de proef',
  authors: [{ name: 'Anna van de Proef' }],
  organisations: [{ name: 'Stichting van de proef' }],
  year: 1911,
  abstract: 'Een tekst van zes gewone woorden.',
  keywords: ['proefwoord', 'tweede proefwoord'],
  documenttype: 'rapport',
  theme: 'bodem-en-water',
  links: [link],
});
const put = (given: Partial<CollectionRecord>): Change => putRecord({ ...whole, ...given });

/**
 * What every engine that takes records in has to do, asked of the two ports alone. Leaves the collection as it was but
 * for its samples, of which one is left in the end.
 */
export function describeCollectionPort(name: string, engine: () => Engine, facets: readonly Facet[]): void {
  const hits = async (term: string, choices: readonly Choice[] = []) =>
    (await engine().search.search(requestOf({ term, choices, limit: 0 }))).hits;
  const apply = (...changes: readonly Change[]) => engine().collection.apply(changes);

  describe(`the collection port: ${name}`, () => {
    it('applies changes that searches find at once, by their words and by every facet', async () => {
      expect(await apply(put({ id: 'p-1', title: 'Zilte kwelderlamsoor' }))).toEqual({
        written: 1,
        unchanged: 0,
        deleted: 0,
      });
      expect(await hits('kwelderlamsoor')).toBe(1);
      for (const facet of facets) {
        for (const value of new Set(facet.valuesOf({ ...whole, title: 'Zilte kwelderlamsoor' }))) {
          expect([facet.id, await hits('kwelderlamsoor', [{ facet: facet.id, values: [value] }])]).toEqual([
            facet.id,
            1,
          ]);
        }
      }
      await apply(put({ id: 'p-1', title: 'Zilte zeekraalsoep' }));
      expect([await hits('kwelderlamsoor'), await hits('zeekraalsoep')]).toEqual([0, 1]);
      expect(await apply(remove('p-1'))).toEqual({ written: 0, unchanged: 0, deleted: 1 });
      expect(await hits('zeekraalsoep')).toBe(0);
      expect(await engine().search.record('p-1')).toBeUndefined();
    });

    it('leaves what is there just so, and makes the last of several changes of one record', async () => {
      const changes = [put({ id: 'p-2' }), put({ id: 'p-3' }), put({ id: 'p-2', title: 'Laatste' })];
      expect(await apply(...changes)).toEqual({ written: 2, unchanged: 0, deleted: 0 });
      expect(await apply(...changes)).toEqual({ written: 0, unchanged: 2, deleted: 0 });
      expect((await engine().search.record('p-2'))?.title).toBe('Laatste');
      expect(await apply(remove('p-2'), remove('p-3'), remove('never there'))).toEqual({
        written: 0,
        unchanged: 1,
        deleted: 2,
      });
    });

    it('remembers how far a source has been read, until it is finished', async () => {
      const { collection } = engine();
      expect(await collection.progress.read('a file')).toBe(0);
      await collection.apply([put({ id: 'p-4' })], { source: 'a file', line: 7 });
      await collection.apply([remove('p-4')], { source: 'a file', line: 9 });
      expect([await collection.progress.read('a file'), await collection.progress.read('another')]).toEqual([9, 0]);
      await collection.progress.finish('a file');
      expect(await collection.progress.read('a file')).toBe(0);
    });

    it('writes what is given while other changes are written after those, and nothing behind what is missing', async () => {
      const { collection } = engine();
      const at = (line: number, after?: number) => ({ source: 'in step', line, after });
      const both = [
        collection.apply([put({ id: 'p-10', title: 'Eerste' })], at(1, 0)),
        collection.apply([put({ id: 'p-10', title: 'Tweede' })], at(2, 1)),
      ];
      expect(await Promise.all(both)).toEqual([
        { written: 1, unchanged: 0, deleted: 0 },
        { written: 1, unchanged: 0, deleted: 0 },
      ]);
      expect((await engine().search.record('p-10'))?.title).toBe('Tweede');
      for (const after of [0, 1, 3]) {
        const late = collection.apply([put({ id: 'p-10', title: 'Derde' })], at(4, after));
        await expect(late).rejects.toBeInstanceOf(OutOfStep);
      }
      expect((await engine().search.record('p-10'))?.title).toBe('Tweede');
      expect(await collection.progress.read('in step')).toBe(2);
      await collection.apply([remove('p-10')], at(3, 2));
      await collection.progress.finish('in step');
    });

    it('replaces the samples of another version, and no imported record', async () => {
      const samples = (version: string, ...ids: string[]): SampleRecords => ({
        version,
        load: async () => ids.map((id) => ({ ...whole, id, title: `Voorbeeld ${id}` })),
      });
      await apply(put({ id: 'p-6', title: 'Van onszelf' }));
      expect(await engine().collection.seed(samples('one', 'p-5', 'p-6'))).toBe(1);
      expect(await hits('voorbeeld p')).toBe(1);
      expect((await engine().search.record('p-6'))?.title).toBe('Van onszelf');
      const unread = { version: 'one', load: () => Promise.reject(new Error('They are there.')) };
      expect(await engine().collection.seed(unread)).toBe(0);
      expect(await engine().collection.seed(samples('two', 'p-7'))).toBe(1);
      expect(await engine().search.record('p-5')).toBeUndefined();
      expect((await engine().search.suggest({ scope: 'gkn3', typed: 'voorbeeld p', language: 'nl' })).titles).toEqual([
        { id: 'p-7', title: 'Voorbeeld p-7' },
      ]);
      await apply(remove('p-6'));
    });

    it('takes the samples out, and no imported record', async () => {
      const load = async () => ['p-7', 'p-8'].map((id) => ({ ...whole, id, title: `Voorbeeld ${id}` }));
      await apply(put({ id: 'p-9', title: 'Van onszelf' }));
      await engine().collection.seed({ version: 'three', load });
      expect(await engine().collection.clearSamples()).toBe(2);
      expect([await hits('voorbeeld p'), await hits('van onszelf')]).toEqual([0, 1]);
      expect(await engine().collection.clearSamples()).toBe(0);
      // A start that wants them has them again.
      expect(await engine().collection.seed({ version: 'three', load })).toBe(2);
      await apply(remove('p-9'));
    });
  });
}
