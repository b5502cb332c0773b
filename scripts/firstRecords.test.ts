import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { writeFirstRecords } from './firstRecords.ts';

const settings = {
  databaseUrl: undefined,
  sampleRecords: true,
  query: { embedded: true, baseUrl: 'http://127.0.0.1:1' },
};

let parent: string;
let said: unknown[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'first-records-'));
  said = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (folder: string, changed: Partial<typeof settings> | { databaseUrl: string } = {}) =>
  writeFirstRecords(folder, { ...settings, ...changed }, (event, fields) => said.push({ event, ...fields }), []);

describe('the records of a first start', () => {
  it('are there when the portal opens its database', { timeout: 120_000 }, async () => {
    const folder = join(parent, 'database');
    await write(folder);
    expect(said).toMatchObject([{ event: 'query.samples', ok: true }]);
    const database = await startDatabase(folder);
    const { collection } = await openPostgresEngine({ database, facets, log: () => {} });
    expect(await collection.seed(sampleRecords)).toBe(0);
    await database.close();
  });

  it.each([
    ['there is a database', '', {}],
    ['a server has it', 'new', { databaseUrl: 'postgresql://elsewhere' }],
    ['no samples are wanted', 'new', { sampleRecords: false }],
    ['the query service is somebody’s own', 'new', { query: { embedded: false, baseUrl: 'https://query.example' } }],
  ])('are nobody’s work where %s', async (_, folder, changed) => {
    await write(join(parent, folder), changed);
    expect(said).toEqual([]);
  });
});
