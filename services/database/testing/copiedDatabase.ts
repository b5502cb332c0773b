import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { startDatabase } from '../startDatabase.ts';

/*
 * Making an embedded database takes seconds of the processor, copying one does not: it is made once, closed, and copied
 * into the folder of every test that needs one.
 */

const repository = resolve(import.meta.dirname, '../../..');
const originals = join(repository, '.cache', 'databases');

/**
 * The database's program, compiled once: while it is held, V8 gives it to every database that this process starts, and
 * each starts in half the time.
 */
let heldProgram: Promise<WebAssembly.Module> | undefined;

async function holdProgram(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  heldProgram ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  await heldProgram;
}

/** Puts an empty database into a folder that does not exist yet. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  await holdProgram();
  await copyDatabase(folder, 'empty', ['services/database'], async () => {});
}

/** Puts a database with the sample collection into a folder that does not exist yet. */
export async function copySeededDatabase(folder: string): Promise<void> {
  await copyDatabase(folder, 'seeded', ['services', 'samples/records'], async (made) => {
    const { startOnDatabase } = await import('#services/query/testing/startOnDatabase.ts');
    const database = await startDatabase(made);
    const service = await startOnDatabase({ database });
    await service.close();
    await database.close();
  });
}

/** @param sources the folders whose code decides what the database holds: it is made anew when they change */
async function copyDatabase(
  folder: string,
  name: string,
  sources: readonly string[],
  fill: (made: string) => Promise<void>,
): Promise<void> {
  const edition = `${name}-${fingerprint(sources)}`;
  const original = join(originals, edition);
  if (!existsSync(original)) {
    removeOthers(name, edition);
    await makeOriginal(original, fill);
  }
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(original, folder, { recursive: true });
}

/** Removes the editions that older code has made. */
function removeOthers(name: string, edition: string): void {
  const all = existsSync(originals) ? readdirSync(originals) : [];
  for (const other of all.filter((each) => each.startsWith(`${name}-`) && !each.startsWith(edition))) {
    rmSync(join(originals, other), { recursive: true, force: true });
  }
}

async function makeOriginal(original: string, fill: (made: string) => Promise<void>): Promise<void> {
  mkdirSync(originals, { recursive: true });
  const made = mkdtempSync(`${original}.`);
  await (await startDatabase(made)).close();
  await fill(made);
  try {
    renameSync(made, original);
  } catch {
    // Another process has made it meanwhile.
    rmSync(made, { recursive: true, force: true });
  }
}

/** Changes with the code in these folders and with the versions of what it uses. */
function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'package-lock.json')));
  for (const folder of folders) {
    const files = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => /(?<!\.test)\.ts$/.test(each)).sort()) {
      hash.update(file).update(readFileSync(join(repository, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
