import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../connectDatabase.ts';
import type { Database } from '../database.ts';
import { startDatabase } from '../startDatabase.ts';
import { copyEmptyDatabase } from './copiedDatabase.ts';
import { findPostgres, type Programs, skipNote } from './findPostgres.ts';
import { type PostgresServer, startPostgres } from './startPostgres.ts';

/** One empty database for one suite. */
export interface OwnDatabase {
  /** Opens it, as a start of the portal does: several times at once where the database allows that. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

export interface TestDatabase {
  /** For the suite's name; says why it is left out where it cannot run. */
  readonly name: string;
  readonly available: boolean;
  readonly create: () => Promise<OwnDatabase>;
}

/**
 * Every database that the services run on. A suite that holds for all of them is written once:
 *
 * ```ts
 * describe.each(testDatabases)('a search on $name', ({ available, create }) => { … });
 * ```
 */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', available: true, create: createFolder },
  onServer(findPostgres()),
];

async function createFolder(): Promise<OwnDatabase> {
  const parent = mkdtempSync(join(tmpdir(), 'portal-database-'));
  const folder = join(parent, 'database');
  await copyEmptyDatabase(folder);
  return {
    open: () => startDatabase(folder),
    remove: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

function onServer(programs: Programs): TestDatabase {
  if (programs.kind === 'missing') {
    const create = () => Promise.reject(new Error(programs.reason));
    return { name: `PostgreSQL${skipNote(programs)}`, available: false, create };
  }
  return { name: 'PostgreSQL', available: true, create: () => createOnServer(programs.folder) };
}

async function createOnServer(programs: string): Promise<OwnDatabase> {
  const server: PostgresServer = await startPostgres(programs, { durable: false });
  return { open: () => connectDatabase(server.url), remove: server.remove };
}
