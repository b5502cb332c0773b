import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { findPostgres, type PostgresServer, startPostgres } from './debianPostgres.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'portal-database-'));
  return {
    open: () => startDatabase(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function onServer(programs: ReturnType<typeof findPostgres>): TestDatabase {
  if (programs.kind === 'missing') {
    const create = () => Promise.reject(new Error(programs.reason));
    return { name: `PostgreSQL (left out: ${programs.reason})`, available: false, create };
  }
  return { name: 'PostgreSQL', available: true, create: () => createOnServer(programs.folder) };
}

async function createOnServer(programs: string): Promise<OwnDatabase> {
  const server: PostgresServer = await startPostgres(programs, { durable: false });
  return { open: () => connectDatabase(server.url), remove: server.remove };
}
