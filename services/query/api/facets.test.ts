import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { extendedFacets } from '#services/query/testing/extendedFacets.ts';
import { startOnDatabase } from '#services/query/testing/startOnDatabase.ts';

const importToken = 'the token of this test';
const searchSchema = z.object({
  hits: z.int(),
  records: z.array(z.object({ id: z.string(), title: z.string(), keywords: z.array(z.string()) })),
});
const filtersSchema = z.object({
  filters: z.array(
    z.object({
      id: z.string(),
      combine: z.string(),
      kind: z.string(),
      properties: z.array(z.object({ value: z.string() })),
    }),
  ),
});

let folder: string;
let database: Database;
let service: ListeningService;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'query-facets-'));
  database = await startDatabase(join(folder, 'database'));
  service = await startOnDatabase({ database, facets: extendedFacets, importToken });
  const records = [
    { id: 'j-1', title: 'Samengevoegd', year: 2020, keywords: ['zout||zoet'] },
    { id: 'j-2', title: 'Apart', year: 2020, keywords: ['zout', 'zoet'] },
  ];
  const body = records.map((record) => JSON.stringify(record)).join('\n');
  const headers = { authorization: `Bearer ${importToken}` };
  await fetch(`${service.origin}/import`, { method: 'POST', headers, body });
});

afterAll(async () => {
  await service.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function search(...filters: readonly (readonly [group: string, value: string])[]) {
  const parameters = new URLSearchParams({ q: '*', wq_max: '1000' });
  for (const [group, value] of filters) {
    parameters.append('wq_flt', group);
    parameters.append('wq_val', value);
  }
  return searchSchema.parse(await (await fetch(`${service.origin}/gkn3?${parameters}`)).json());
}

describe('the filters', () => {
  it('say of every group how its values combine and what kind they are', async () => {
    const { filters } = filtersSchema.parse(await (await fetch(`${service.origin}/gkn3/filters`)).json());
    expect(filters.map(({ id, combine, kind }) => [id, combine, kind])).toEqual([
      ['trefwoord', 'and', 'terms'],
      ['documenttype', 'or', 'terms'],
      ['jaar', 'or', 'range'],
      ['uitgever', 'or', 'terms'],
      ['taal', 'or', 'terms'],
      ['toegang', 'or', 'terms'],
      ['thema', 'or', 'terms'],
      ['auteur', 'and', 'terms'],
      ['organisatie', 'and', 'terms'],
      ['tijdschrift', 'or', 'terms'],
      ['titelwoord', 'and', 'terms'],
      ['lengte', 'or', 'range'],
    ]);
    const lengths = filters.at(-1)?.properties.map(({ value }) => Number(value)) ?? [];
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });
});

describe('a second "and" facet', () => {
  it('narrows with every value, given one by one as keywords are', async () => {
    const [first] = (await search()).records.filter(({ title }) => /\p{L}{5,} \p{L}{5,}/u.test(title));
    const [one = '', other = ''] = first?.title.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
    const both = await search(['titelwoord', one], ['titelwoord', other]);
    expect(both.records.map(({ id }) => id)).toContain(first?.id);
    for (const { title } of both.records)
      expect(title.toLowerCase()).toMatch(new RegExp(`${one}.*${other}|${other}.*${one}`));
    expect((await search(['titelwoord', `${one}||${other}`])).hits).toBe(both.hits);
  });
});

describe('a second range', () => {
  it('takes numbers from one to another, and single ones joined with ||', async () => {
    const { hits } = await search(['lengte', '70-80']);
    expect(hits).toBeGreaterThan(0);
    const numbers = Array.from({ length: 11 }, (_, at) => String(70 + at));
    expect((await search(['lengte', numbers.join('||')])).hits).toBe(hits);
  });
});

describe('values of an "and" group that a caller joins', () => {
  it('are taken apart', async () => {
    const apart = await search(['trefwoord', 'bodem'], ['trefwoord', 'organische stof']);
    expect(apart.hits).toBeGreaterThan(0);
    expect(await search(['trefwoord', 'bodem||organische stof'])).toEqual(apart);
    expect((await search(['trefwoord', 'bodem||maan'])).hits).toBe(0);
  });

  it('are one where the collection has it just so', async () => {
    expect((await search(['trefwoord', 'zout||zoet'])).records.map(({ id }) => id)).toEqual(['j-1']);
    expect((await search(['trefwoord', 'zoet||zout'])).records.map(({ id }) => id)).toEqual(['j-2']);
  });
});
