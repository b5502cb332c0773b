import { describe, expect, it } from 'vitest';
import type { Facet } from '#services/query/collection/facet.ts';
import { parentOf } from '#services/query/collection/path.ts';
import { requestOf } from './given.contract.ts';
import { type Choice, fewHits, type SearchPort } from './searchPort.ts';

/** Of these no sample has a value: see `contributors.contract.ts`. */
const unsampled = ['auteur', 'organisatie'];

/**
 * The part of the port's contract that is about facets, whichever there are: what an engine does with one follows from
 * its `combine` and `kind`. `engine` holds the sample records and has these facets.
 */
export function describeFacets(engine: () => SearchPort, all: readonly Facet[]): void {
  const facets = all.filter(({ id }) => !unsampled.includes(id));
  const search = (choices: readonly Choice[], limit = 1000) => engine().search(requestOf({ term: '', choices, limit }));
  const valuesOf = async ({ id }: Facet, choices: readonly Choice[] = []) =>
    (await search(choices, 0)).facets.find(({ facet }) => facet.id === id)?.values ?? [];
  const named = (chosen: readonly Facet[]) => chosen.map((facet) => [facet.id, facet] as const);

  it('answers its facets in their order', async () => {
    const ids = all.map(({ id }) => id);
    expect((await search([], 0)).facets.map(({ facet }) => facet.id)).toEqual(ids);
    expect((await engine().overview('gkn3')).map(({ facet }) => facet.id)).toEqual(ids);
  });

  describe.each(named(facets.filter(({ combine }) => combine === 'and')))('the "and" facet %s', (id, facet) => {
    it('finds the records that have all chosen values', async () => {
      const [first] = (await search([])).records.filter((record) => new Set(facet.valuesOf(record)).size > 1);
      const [one = '', other = ''] = first === undefined ? [] : [...new Set(facet.valuesOf(first))];
      const { records, hits } = await search([{ facet: id, values: [one, other] }]);
      expect(records.map((record) => record.id)).toContain(first?.id);
      for (const record of records) expect(facet.valuesOf(record)).toEqual(expect.arrayContaining([one, other]));
      const apart = [one, other].map((value) => ({ facet: id, values: [value] }));
      expect((await search(apart)).hits).toBe(hits);
      // Values of a narrowed search tell how many records a further one leaves.
      const [, , third] = await valuesOf(facet, [{ facet: id, values: [one, other] }]);
      const all = [one, other, third?.value ?? one];
      expect((await search([{ facet: id, values: all }], 0)).hits).toBe(third?.count ?? hits);
    });

    it('tells what there would be without each value, when nothing has all of them', async () => {
      const [value] = await valuesOf(facet);
      const { hits, without } = await search([{ facet: id, values: [value?.value ?? '', 'nothing has this'] }], 0);
      expect(hits).toBe(0);
      expect(without.map((told) => [told.facet.id, told.value, told.hits])).toEqual([
        [id, value?.value, 0],
        [id, 'nothing has this', value?.count],
      ]);
    });
  });

  describe.each(named(facets.filter(({ combine }) => combine === 'or')))('the "or" facet %s', (id, facet) => {
    it('finds the records that have one of the chosen values, and counts the others as if none were chosen', async () => {
      const all = await valuesOf(facet);
      // No record has both.
      const [one, other] = facet.isTree ? all.filter(({ value }) => parentOf(value) === undefined) : all;
      const chosen = [{ facet: id, values: [one?.value ?? '', other?.value ?? ''] }];
      expect((await search(chosen)).hits).toBe((one?.count ?? 0) + (other?.count ?? 0));
      expect(await valuesOf(facet, chosen)).toEqual(all);
    });
  });

  describe.each(named(facets.filter(({ isTree }) => isTree)))('the tree %s', (id, facet) => {
    const hits = async (...values: string[]) => (await search([{ facet: id, values }], 0)).hits;

    it('counts and finds records with what they are a part of', async () => {
      const all = await valuesOf(facet);
      const parts = all.filter(({ value }) => parentOf(value) !== undefined);
      expect(parts.length).toBeGreaterThan(2);
      for (const { value, count } of parts) {
        const whole = parentOf(value) ?? '';
        const counted = all.find((each) => each.value === whole)?.count ?? 0;
        expect(counted).toBeGreaterThanOrEqual(count);
        expect(await hits(value)).toBe(count);
        expect(await hits(whole)).toBe(counted);
        expect(await hits(whole, value)).toBe(counted);
      }
    });
  });

  it('tell what there would be without each value, when few have all of them', async () => {
    const { records } = await search([]);
    const chosenOf = (of: readonly Facet[], record: (typeof records)[number]) =>
      of.flatMap((facet) => {
        const [value = ''] = facet.valuesOf(record);
        return value === '' ? [] : [{ facet: facet.id, values: [value] }];
      });
    for (const record of records.slice(0, 300)) {
      const choices = chosenOf(facets, record);
      const { hits, without } = await search(choices, 0);
      if (hits === 0 || hits >= fewHits) continue;
      expect(without).toHaveLength(choices.length);
      for (const told of without) {
        const others = choices.filter((choice) => choice.facet !== told.facet.id);
        expect([told.facet.id, told.hits]).toEqual([told.facet.id, (await search(others, 0)).hits]);
      }
      // One value more widens an "or" facet: what there is without it is what there was before.
      const years = { facet: 'jaar', values: [String(record.year), '1066'] };
      const wider = await search([...choices.filter((choice) => choice.facet !== 'jaar'), years], 0);
      expect(wider.without.find(({ value }) => value === '1066')?.hits).toBe(hits);
      expect(wider.without.find(({ value }) => value === String(record.year))?.hits).toBe(0);
      return;
    }
    throw new Error('No record has values that few others have.');
  });

  describe.each(named(facets.filter(({ kind }) => kind === 'range')))('the range %s', (id, facet) => {
    const numbersOf = (values: readonly { value: string }[]) => values.map(({ value }) => Number(value));

    it('lists its numbers from the highest, without gaps', async () => {
      const numbers = numbersOf(await valuesOf(facet));
      expect(numbers.length).toBeGreaterThan(2);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    });

    it('takes numbers from one to another, from one on, up to one, and beside single ones', async () => {
      const all = await valuesOf(facet);
      const [high = 0, ...rest] = numbersOf(all);
      const [low = 0, from = 0] = [rest.at(-1), rest[Math.floor(rest.length / 2)]];
      const countOf = (isIn: (number: number) => boolean) =>
        all.filter(({ value }) => isIn(Number(value))).reduce((sum, { count }) => sum + count, 0);
      const hits = async (...values: string[]) => (await search([{ facet: id, values }], 0)).hits;
      expect(await hits(`${from}-${high}`)).toBe(countOf((number) => number >= from));
      expect(await hits(`${high} – ${from}`)).toBe(countOf((number) => number >= from));
      expect(await hits(`${from}-`)).toBe(countOf((number) => number >= from));
      expect(await hits(`-${from}`)).toBe(countOf((number) => number <= from));
      expect(await hits(`-${low}`, String(high))).toBe(countOf((number) => number <= low || number === high));
      expect(await hits(`${high + 1}-${high + 9}`)).toBe(0);
    });
  });

  describe.each(named(facets.filter(({ kind }) => kind === 'terms')))('the terms of %s', (_, facet) => {
    it('are listed from the most frequent', async () => {
      const counts = (await valuesOf(facet)).map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    });
  });
}
