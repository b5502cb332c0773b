import type { ServerStates } from './connectDatabase.ts';
import type { Database } from './database.ts';

/** Where a database is. */
export interface DatabasePlace {
  /** A PostgreSQL server's address; `undefined` means the embedded one. */
  readonly url: string | undefined;
  /** Of servers that follow that one. */
  readonly replicas?: readonly string[];
  /** Where the embedded one keeps its files. */
  readonly folder: string;
}

/**
 * Opens the database that the settings name.
 *
 * @param heard which of several servers answer, at first and whenever that changes
 * @throws {CannotOpen} one sentence when it cannot be used
 */
export async function openDatabase(
  { url, replicas = [], folder }: DatabasePlace,
  heard?: (states: ServerStates) => void,
): Promise<Database> {
  if (url === undefined) {
    const { startDatabase } = await import('./startDatabase.ts');
    return startDatabase(folder);
  }
  const { connectDatabase } = await import('./connectDatabase.ts');
  return connectDatabase(url, { replicas, ...(heard && { heard }) });
}
