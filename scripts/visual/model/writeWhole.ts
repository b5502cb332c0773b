import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that is there in full or as it was before: a run may be killed while it writes, and a disk may be full.
 * Rejects when it cannot be written.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
