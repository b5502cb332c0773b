import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import {
  dublinCoreItem,
  startOaiProvider,
  type TestedProvider,
} from '#services/query/import/harvest/testing/startOaiProvider.ts';
import { ensureToken } from '#services/query/import/token.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { startQuery } from '#services/query/startQuery.ts';

const [embedded] = testDatabases;
const log = () => {};

describe('npm run query:harvest', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'query-harvest-'));
  let provider: TestedProvider;
  let service: ListeningService;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    provider = await startOaiProvider();
    const own = await embedded?.create();
    const database = await own?.open();
    if (own === undefined || database === undefined) throw new Error('there is no database');
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log });
    const engine = await openPostgresEngine({ database, facets, thesaurus, log });
    service = await startQuery({ port: 0, engine, facets, importToken: ensureToken(dataDir), log });
    closing.push(service.close, database.close, own.remove, provider.close);
  });
  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = async (...given: readonly string[]) => {
    // The query service listens two ports above the portal.
    const PORT = String(Number(new URL(service.origin).port) - 2);
    const program = join(import.meta.dirname, 'harvest.ts');
    const options = { env: { PATH: process.env.PATH, PORT, DATA_DIR: dataDir } };
    const ended = promisify(execFile)(process.execPath, [program, ...given], options);
    return ended.then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };
  const hits = async (term: string): Promise<unknown> =>
    (await (await fetch(`${service.origin}/gkn3?q=${term}`)).json()).hits;

  it('writes nothing in a dry run, then all of it, and takes out what is deleted', async () => {
    provider.items.push(dublinCoreItem(1), dublinCoreItem(2), dublinCoreItem(3), dublinCoreItem(4));
    const dry = await run('--dry-run', provider.address);
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('4 records would come in') });
    expect(await hits('furrow')).toBe(0);

    const first = await run(provider.address);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('4 records: 4 written') });
    expect(first.stdout).toContain('title: title (4)');
    expect(await hits('furrow')).toBe(4);

    const deleted = { ...dublinCoreItem(2), metadata: undefined, datestamp: '2026-02-02T00:00:00Z' };
    provider.items.push(deleted);
    const next = await run(provider.address);
    expect(next).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 record: 0 written, 0 unchanged, 1 del'),
    });
    expect(await hits('furrow')).toBe(3);
  });

  it('says what to type, and what is no provider', async () => {
    expect(await run('repository.example')).toMatchObject({ code: 1, stderr: expect.stringContaining('Give one') });
    expect(await run('--prefix', 'marc', provider.address)).toMatchObject({
      stderr: '--prefix is one of oai_dc, mods.\n',
    });
    expect(await run('--from', 'ooit', provider.address)).toMatchObject({
      stderr: expect.stringContaining('--from is'),
    });
  });
});
