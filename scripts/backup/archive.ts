import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { Refusal } from './refusal.ts';
import { runProgram } from './runProgram.ts';

/*
 * A backup is one file: a folder, packed by tar and gzip, which every machine can look into.
 */

/** Packs a folder, links in it as what they lead to. The file is there whole or not at all, for this account alone. */
export async function pack(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Refusal(`${file} is there already: name another file.`);
  const partial = `${file}.${process.pid}.partial`;
  try {
    // Before anything is in it: what it holds is for nobody else.
    await (await open(partial, 'wx', 0o600)).close();
    await runProgram('tar', [
      '--create',
      '--gzip',
      '--dereference',
      '--file',
      resolve(partial),
      '--directory',
      folder,
      '.',
    ]);
    const written = await open(partial, 'r+');
    await written.sync();
    await written.close();
    await rename(partial, file);
    const parent = await open(dirname(resolve(file)), 'r');
    await parent.sync();
    await parent.close();
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Unpacks a file into a folder that is there. @throws {Refusal} when it is no such file, or not whole */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const args = ['--extract', '--gzip', '--no-same-owner', '--file', resolve(file), '--directory', folder];
  await runProgram('tar', args).catch((error: Error) => {
    throw new Refusal(`${file} is damaged, or is not a backup of a portal (${error.message.split('\n')[0]}).`);
  });
}
