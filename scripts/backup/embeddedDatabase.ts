import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withCopy } from '#services/database/copies.ts';
import { createdMarkOf, dataOf } from '#services/database/databaseFolder.ts';
import { FolderInUse, lockFolder } from '#services/database/folderLock.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { Refusal } from './refusal.ts';

/**
 * Puts the embedded database's files into `parts` while `use` runs: its own where nothing runs, else a copy of one moment
 * that the running portal makes.
 */
export async function withEmbeddedDatabase<T>(folder: string, parts: string, use: () => Promise<T>): Promise<T> {
  if (!existsSync(createdMarkOf(folder))) throw new Refusal(`There is no database in ${folder}: look at DATA_DIR.`);
  const link = (data: string) => {
    // A link that says where it leads from here would be read from its own folder.
    symlinkSync(resolve(data), join(parts, 'database'));
    return use();
  };
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) return withCopy(folder, link);
    throw error;
  }
  try {
    return await link(dataOf(folder));
  } finally {
    unlock();
  }
}

/**
 * Makes the files in `parts` the embedded database. They are opened once beforehand: what does not open replaces nothing.
 *
 * @throws {Refusal} when there is a database and `replace` does not allow for it
 * @throws {CannotOpen} when a portal runs, or what is restored does not open
 */
export async function restoreEmbeddedDatabase(folder: string, parts: string, replace: boolean): Promise<void> {
  const restored = join(parts, 'database');
  const unlock = lockFolder(folder);
  try {
    if (existsSync(createdMarkOf(folder)) && !replace) {
      throw new Refusal(`${folder} holds a database: add --replace to lose it for the backup's.`);
    }
    const trial = join(parts, 'trial');
    mkdirSync(trial);
    renameSync(restored, dataOf(trial));
    writeFileSync(createdMarkOf(trial), '');
    await (await startDatabase(trial)).close();

    const before = `${dataOf(folder)}.before`;
    rmSync(before, { recursive: true, force: true });
    if (existsSync(dataOf(folder))) renameSync(dataOf(folder), before);
    renameSync(dataOf(trial), dataOf(folder));
    writeFileSync(createdMarkOf(folder), '');
    rmSync(before, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
