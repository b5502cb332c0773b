import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import { unpack } from './backup/archive.ts';
import { replaceDataFiles } from './backup/dataFiles.ts';
import { restoreEmbeddedDatabase } from './backup/embeddedDatabase.ts';
import { checkManifest, type DatabaseKind } from './backup/manifest.ts';
import { Refusal } from './backup/refusal.ts';
import { runBackupCommand } from './backup/runBackupCommand.ts';
import { restoreServerDatabase } from './backup/serverDatabase.ts';
import { readCommandLine } from './commandLine.ts';

/*
 * Makes the database and the keys what they were when `npm run backup` wrote a file. Stop the portal first, all of them
 * that share a database.
 *
 *   npm run restore -- /srv/backups/portal-2026-11-23.tar.gz
 *   npm run restore -- /srv/backups/portal-2026-11-23.tar.gz --replace     what is there now is lost
 */

const kinds = {
  embedded: 'the embedded database; unset DATABASE_URL to restore it',
  server: 'a PostgreSQL server; set DATABASE_URL to restore it',
} as const satisfies Record<DatabaseKind, string>;

const usage = 'Give one file, and --replace to lose what is there now: npm run restore -- portal.tar.gz [--replace]';

await runBackupCommand(async () => {
  const { values, positionals } = readCommandLine(usage, {
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Refusal(usage);
  const { dataDir, databaseUrl: url } = readSettings(process.env);
  mkdirSync(dataDir, { recursive: true });
  // Beside the data, so that it takes its place in one step.
  const parts = mkdtempSync(join(dataDir, '.restore-'));
  try {
    await unpack(file, parts);
    const { database, made } = await checkManifest(parts, file);
    if (database !== (url === undefined ? 'embedded' : 'server')) {
      throw new Refusal(`${file} was made of ${kinds[database]}.`);
    }
    if (url === undefined) await restoreEmbeddedDatabase(join(dataDir, 'database'), parts, values.replace);
    else await restoreServerDatabase(url, parts, values.replace);
    replaceDataFiles(join(parts, 'files'), dataDir);
    return `Restored what was there at ${made}.`;
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
});
