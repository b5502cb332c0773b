import { describe, expect, it } from 'vitest';
import { requestOf } from './given.contract.ts';
import { type Choice, facetValuesMax, type SearchPort } from './searchPort.ts';

/** The part of the port's contract that is about the values of one facet. `engine` holds the embedded collection. */
export function describeFacetValues(engine: () => SearchPort): void {
  describe('the values of one facet', () => {
    const search = (choices: readonly Choice[], facetValues = facetValuesMax) =>
      engine().search(requestOf({ term: 'bodem', choices, limit: 0, facetValues }));
    const chosen = (facet: string, ...values: string[]): Choice => ({ facet, values });
    const values = async (facet: string, find = '', choices: readonly Choice[] = [], limit = 200) => {
      const found = await engine().values({ scope: 'gkn3', term: 'bodem', choices, facet, find, limit });
      if (found === undefined) throw new Error(`There is no facet ${facet}.`);
      return found;
    };
    const facetOf = async (id: string, choices: readonly Choice[] = []) =>
      (await search(choices)).facets.find(({ facet }) => facet.id === id)?.values ?? [];

    it.each(['trefwoord', 'jaar', 'uitgever'])(
      '%s are those of the search, counted and sorted alike',
      async (facet) => {
        const choices = [chosen('taal', 'nl'), chosen('uitgever', (await facetOf('uitgever'))[1]?.value ?? '')];
        const found = await values(facet, '', choices);
        const inAnswer = (await facetOf(facet, choices)).filter(({ count }) => count > 0);
        expect(inAnswer.length).toBeGreaterThan(1);
        expect(found.values.slice(0, inAnswer.length)).toEqual(inAnswer);
      },
    );

    it('are those with a word that begins like what is typed, whatever its case and accents', async () => {
      const { values: found } = await values('trefwoord', 'BÓd');
      expect(found.length).toBeGreaterThan(1);
      for (const { value } of found) expect(value).toMatch(/(^|[^a-z])bod/i);
      const counts = found.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    });

    it('are found by every word of several, and by what they are called in either language', async () => {
      expect((await values('trefwoord', 'sto organi')).values.map(({ value }) => value)).toContain('organische stof');
      expect((await values('trefwoord', 'organische stokken')).values).toEqual([]);
      expect((await values('taal', 'dut')).values.map(({ value }) => value)).toEqual(['nl']);
      expect((await values('taal', 'neder')).values.map(({ value }) => value)).toEqual(['nl']);
    });

    it('cost no more for a whole question than for a word', async () => {
      const question = 'welke organische stof houdt in droge jaren het meeste water vast op de hoge zandgronden';
      expect((await values('trefwoord', question)).values).toEqual([]);
      expect((await values('trefwoord', 'a b c d e f g h i j k l m n o p q r s t u v w x y z')).values).toEqual([]);
      // Each of these begins a word of it.
      const found = (await values('trefwoord', 'o or org orga organ organi stof sto st s')).values;
      expect(found.map(({ value }) => value)).toContain('organische stof');
    });

    it('that do not fit are told by their number', async () => {
      const all = await values('jaar');
      const some = await values('jaar', '', [], 3);
      expect(all.more).toBe(0);
      expect(some).toEqual({ facet: all.facet, values: all.values.slice(0, 3), more: all.values.length - 3 });
      expect(some.values.map(({ value }) => value)).toEqual(
        [...some.values].map(({ value }) => value).sort((a, b) => Number(b) - Number(a)),
      );
    });

    it.each(['thema', 'trefwoord', 'uitgever', 'jaar'])(
      '%s are no more than asked for, and may all be asked for',
      async (facet) => {
        const all = await values(facet, '', [], Number.MAX_SAFE_INTEGER);
        expect(all.values.length).toBeGreaterThan(1);
        expect(all.more).toBe(0);
        const one = await values(facet, '', [], 1);
        expect(one).toEqual({ facet: all.facet, values: all.values.slice(0, 1), more: all.values.length - 1 });
      },
    );

    it('may be fewer in an answer, which says how many more there are', async () => {
      const rare = (await values('uitgever')).values.at(-1)?.value ?? '';
      const choices = [chosen('uitgever', rare)];
      const [few, all] = [await search(choices, 2), await facetOf('uitgever', choices)];
      const publishers = few.facets.find(({ facet }) => facet.id === 'uitgever');
      expect(publishers?.values.map(({ value }) => value)).toEqual([
        ...all.slice(0, 2).map(({ value }) => value),
        rare,
      ]);
      expect(publishers?.more).toBe(all.length - 3);
      expect(few.facets.find(({ facet }) => facet.id === 'jaar')).toMatchObject({
        values: await facetOf('jaar', choices),
        more: 0,
      });
    });

    it('there are none of a facet that there is not', async () => {
      const request = { scope: 'gkn3', term: '*', choices: [], facet: 'kleur', find: '', limit: 5 } as const;
      expect(await engine().values(request)).toBeUndefined();
    });
  });
}
