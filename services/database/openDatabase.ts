import type { Database } from './database.ts';

interface Place {
  /** A PostgreSQL server's address; `undefined` means the embedded one. */
  readonly url: string | undefined;
  /** Where the embedded one keeps its files. */
  readonly folder: string;
}

/** Opens the database that the settings name. Rejects with one sentence when it cannot be used. */
export async function openDatabase({ url, folder }: Place): Promise<Database> {
  if (url === undefined) {
    const { startDatabase } = await import('./startDatabase.ts');
    return startDatabase(folder);
  }
  const { connectDatabase } = await import('./connectDatabase.ts');
  return connectDatabase(url);
}
