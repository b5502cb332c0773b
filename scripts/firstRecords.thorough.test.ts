import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { writeFirstRecords } from './firstRecords.ts';

it('the records of a first start are there when the portal opens its database', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'first-records-'));
  const said: unknown[] = [];
  try {
    const folder = join(parent, 'database');
    await writeFirstRecords({ url: undefined, folder }, (event, fields) => said.push({ event, ...fields }), []);
    expect(said).toMatchObject([{ event: 'query.samples', ok: true }]);
    const database = await startDatabase(folder);
    const { collection } = await openPostgresEngine({ database, facets, log: () => {} });
    expect(await collection.seed(sampleRecords)).toBe(0);
    await database.close();
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
