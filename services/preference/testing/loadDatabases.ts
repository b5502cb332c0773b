import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { copyEmptyDatabase } from '#services/database/testing/copiedDatabase.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';

/** A database that a program of its own uses, and that can be opened when that is gone. */
interface LoadDatabase {
  readonly place: string;
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

const programs = findPostgres();

/** Both kinds of databases, whose commits wait for the disk. */
export const loadDatabases = [
  {
    name: 'PGlite',
    available: true,
    create: async (): Promise<LoadDatabase> => {
      const parent = mkdtempSync(join(tmpdir(), 'preference-load-'));
      const place = join(parent, 'database');
      await copyEmptyDatabase(place);
      return {
        place,
        open: () => startDatabase(place),
        remove: async () => rmSync(parent, { recursive: true, force: true }),
      };
    },
  },
  {
    name: `PostgreSQL${skipNote(programs)}`,
    available: programs.kind === 'found',
    create: async (): Promise<LoadDatabase> => {
      const server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: true });
      return { place: server.url, open: () => connectDatabase(server.url), remove: server.remove };
    },
  },
] as const;
