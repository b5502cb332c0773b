import { access, constants, mkdir } from 'node:fs/promises';
import { SettingsError } from '#server/settings/readSettings.ts';

/**
 * Makes the folder in which the portal and the embedded services keep their files, and tries whether they can.
 * @throws {SettingsError} when they cannot
 */
export async function ensureDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SettingsError(
      `A setting is wrong:\n  DATA_DIR is "${path}": give a folder that this account may write in, on a disk that has room (${reason})`,
    );
  }
}
