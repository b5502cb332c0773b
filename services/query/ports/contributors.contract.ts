import { describe, expect, it } from 'vitest';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Engine } from './engine.ts';
import { holdBesides, recordOf, requestOf } from './given.contract.ts';

const knoopkruid = (id: string, given: Partial<CollectionRecord>) =>
  recordOf({ id, title: `Knoopkruid ${id}`, year: 1951, ...given });

const ror = 'https://ror.org/04qw24q55';
const given = [
  knoopkruid('by-1', {
    authors: [{ name: 'Anna Maria de Boer', orcid: '0000-0002-1825-0097' }, { name: 'Jansen JW' }],
    organisations: [{ name: 'Hogeschool Moerbos', ror }],
    journal: 'Vlinderblad',
    keywords: ['knoopkruid', 'bermen'],
  }),
  knoopkruid('by-2', {
    authors: [{ name: 'Boer, A.M. de', orcid: '0000-0002-1825-0097' }, { name: 'T. van der Quispel' }],
    organisations: [{ name: 'Hogeschool Moerbos' }],
    journal: 'Vlinderblad',
    keywords: ['knoopkruid'],
  }),
  knoopkruid('by-3', { authors: [{ name: 'A. M. de Boer' }], journal: 'Bermblad' }),
  // The same work once more.
  knoopkruid('by-4', { title: 'Knoopkruid by-1', keywords: ['knoopkruid', 'bermen'], language: 'en' }),
  knoopkruid('bare', { title: 'Zandhagedissen langs spoordijken' }),
  knoopkruid('bare-too', { title: 'Spoordijken en hun zandhagedissen' }),
];

/**
 * The part of the ports' contract that is about authors, organisations and journals: facets of the collection that no
 * sample has. What is put beside the samples is taken out again.
 */
export function describeContributors(name: string, engine: () => Engine): void {
  describe(`contributors: ${name}`, () => {
    const search = (term: string, facet = '', ...values: string[]) =>
      engine().search.search(
        requestOf({
          term,
          choices: values.length > 0 ? [{ facet, values }] : [],
          order: { by: 'titel', direction: 'asc' },
        }),
      );
    const idsOf = async (...asked: Parameters<typeof search>) => (await search(...asked)).records.map(({ id }) => id);
    const countsOf = async (id: string, ...asked: Parameters<typeof search>) =>
      (await search(...asked)).facets
        .find(({ facet }) => facet.id === id)
        ?.values.map(({ value, count }) => `${value}: ${count}`);

    holdBesides(engine, given);

    it('counts the records of an author under one name, however the sources write it', async () => {
      expect(await countsOf('auteur', 'knoopkruid')).toEqual([
        'Boer, A.M. de: 3',
        'Jansen, J.W.: 1',
        'Quispel, T. van der: 1',
      ]);
      expect(await idsOf('', 'auteur', 'Boer, A.M. de')).toEqual(['by-1', 'by-2', 'by-3']);
    });

    it('tells with whom an author wrote', async () => {
      expect(await idsOf('', 'auteur', 'Boer, A.M. de', 'Jansen, J.W.')).toEqual(['by-1']);
      expect(await countsOf('auteur', '', 'auteur', 'Boer, A.M. de')).toContain('Jansen, J.W.: 1');
    });

    it('finds the records of a person by the ORCID, and of an organisation by the ROR', async () => {
      expect(await idsOf('0000-0002-1825-0097')).toEqual(['by-1', 'by-2']);
      expect(await idsOf(ror)).toEqual(['by-1']);
    });

    it('tells of other records about the same, the nearest first', async () => {
      const similar = async (id: string, limit = 4) =>
        (await engine().search.similar({ id, limit }))?.map((record) => record.id);
      // Two keywords that no other record has, or one; and the author.
      expect((await similar('by-1'))?.slice(0, 2)).toEqual(['by-2', 'by-3']);
      expect(await similar('by-1', 1)).toEqual(['by-2']);
      expect(await similar('by-1')).not.toContain('by-1');
      expect(await similar('by-4')).not.toContain('by-1');
      expect(await similar('nergens')).toBeUndefined();
      expect(await similar('\0')).toBeUndefined();
    });

    it('tells of records with the same words in the title where there are no keywords and no authors', async () => {
      const found = await engine().search.similar({ id: 'bare', limit: 3 });
      expect(found?.[0]?.id).toBe('bare-too');
    });

    it('lists every record once, in parts', async () => {
      const listing = (part: number, size = 500) => engine().search.listing({ scope: 'gkn3', part, size });
      const { parts } = await listing(1);
      const ids: string[] = [];
      for (let part = 1; part <= parts; part += 1) {
        const { records } = await listing(part);
        expect(records.length).toBeLessThanOrEqual(500);
        ids.push(...records.map(({ id }) => id));
      }
      expect(ids.length).toBe((await search('')).hits);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain('by-1');
      expect((await listing(1, 5)).records).toEqual((await listing(1)).records.slice(0, 5));
      expect((await listing(parts + 1)).records).toEqual([]);
      expect((await listing(9e12, 5000)).records).toEqual([]);
      expect(await engine().search.listing({ scope: 'map', part: 1, size: 5 })).toEqual({ parts: 0, records: [] });
    });

    it('counts organisations and journals', async () => {
      expect(await countsOf('organisatie', 'knoopkruid')).toEqual(['Hogeschool Moerbos: 2']);
      expect(await countsOf('tijdschrift', 'knoopkruid')).toEqual(['Vlinderblad: 2', 'Bermblad: 1']);
      expect(await idsOf('knoopkruid', 'tijdschrift', 'Bermblad')).toEqual(['by-3']);
    });
  });
}
