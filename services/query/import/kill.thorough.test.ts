import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copySeededDatabase } from '../../database/testing/copiedDatabase.ts';
import { findPostgres, skipNote } from '../../database/testing/findPostgres.ts';
import { startPostgres } from '../../database/testing/startPostgres.ts';
import { clusterNote, hasCluster, openTestCluster } from '../opensearch/testing/testCluster.ts';
import { surviveKills } from '../testing/surviveKills.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a service that is killed during an import and during an update', () => {
  it('starts again on PGlite, its folder free, with nothing lost and nothing doubled', async () => {
    const database = join(folder, 'database');
    await copySeededDatabase(database);
    await expect(surviveKills(database, folder)).resolves.toBeUndefined();
  });

  const programs = findPostgres();
  it.runIf(programs.kind === 'found')(
    `starts again on PostgreSQL, with nothing lost and nothing doubled${skipNote(programs)}`,
    async () => {
      const server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: true });
      await expect(surviveKills(server.url, folder).finally(server.remove)).resolves.toBeUndefined();
    },
    180_000,
  );

  it.runIf(hasCluster)(
    `starts again on OpenSearch, with nothing lost and nothing doubled${clusterNote}`,
    async () => {
      const { url, prefix, remove } = await openTestCluster();
      await expect(surviveKills(`${url}#${prefix}`, folder).finally(remove)).resolves.toBeUndefined();
    },
    300_000,
  );
});
