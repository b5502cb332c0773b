import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import { migrate } from '#services/database/migrate.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { createSubmissionStore } from '#services/preference/forms/submissionStore.ts';
import { submissions } from '#services/preference/migrations/submissions.ts';
import { readCommandLine } from './commandLine.ts';

/*
 * Writes the files that a visitor sent with a form into a new folder, by the number that the letter about it names.
 *
 *   npm run submission -- 12 files
 *
 * The embedded database belongs to one process: stop the portal first, unless DATABASE_URL is set.
 */

const usage = 'Give the number of a submission and a folder for its files: npm run submission -- 12 folder';

/** Names came from outside: what leads elsewhere, hides a file or breaks a line is gone, and the end of long ones stays. */
function nameOf(sent: string, at: number): string {
  return `${at + 1}-${sent.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').slice(-60)}`;
}

async function run(): Promise<string> {
  const { positionals } = readCommandLine(usage, { allowPositionals: true });
  const [number = '', folder] = positionals;
  // The database counts as far as nine figures, and some more.
  if (!/^\d{1,9}$/.test(number) || folder === undefined || positionals.length > 2) throw new Error(usage);
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not.`);
  const settings = readSettings(process.env);
  const database = await openDatabase({ url: settings.databaseUrl, folder: join(settings.dataDir, 'database') });
  try {
    await migrate(database, [submissions]);
    const files = await createSubmissionStore(database).filesOf(Number(number));
    if (files === undefined)
      throw new Error(`There is no submission ${number}: it may be older than submissions are kept.`);
    if (files.length === 0) throw new Error(`Submission ${number} came without files.`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lines = files.map(({ field, name, bytes }, at) => {
      const file = join(folder, nameOf(name, at));
      writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
      return `${file} (${bytes.byteLength} bytes, ${JSON.stringify(field)})`;
    });
    return `${lines.join('\n')}\nScan them before you open or pass them on.`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
