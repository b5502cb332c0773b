import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { writeFirstRecords } from './firstRecords.ts';

let parent: string;
let said: unknown[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'first-records-'));
  said = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (folder: string, url?: string) =>
  writeFirstRecords({ url, folder }, (event, fields) => said.push({ event, ...fields }), []);

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
    ['there is a database', '', undefined],
    ['a server has it', 'new', 'postgresql://elsewhere'],
  ])('are nobody’s work where %s', async (_, folder, url) => {
    await write(join(parent, folder), url);
    expect(said).toEqual([]);
  });
});
