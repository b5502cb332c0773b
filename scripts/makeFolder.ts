import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The code of an error of the system, such as `ENOENT`. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Makes a folder, and those above it, where a command is told to write. `mkdir` of Node 24 with
 * `recursive` never returns where the system makes none, as in /proc.
 *
 * @throws with a sentence where it cannot be made
 */
export async function makeFolder(path: string): Promise<void> {
  const isFolder = async () => (await stat(path)).isDirectory();
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder())) return;
    if (codeOf(error) !== 'ENOENT') throw new Error(`No folder can be made at ${path}: ${String(codeOf(error))}.`);
    await makeFolder(dirname(path));
    await mkdir(path).catch((again) => {
      throw new Error(`No folder can be made at ${path}: ${String(codeOf(again))}.`);
    });
  }
}
