import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import packageJson from '../package.json' with { type: 'json' };
import { pack } from './backup/archive.ts';
import { copyDataFiles } from './backup/dataFiles.ts';
import { withEmbeddedDatabase } from './backup/embeddedDatabase.ts';
import { writeManifest } from './backup/manifest.ts';
import { Refusal } from './backup/refusal.ts';
import { runBackupCommand } from './backup/runBackupCommand.ts';
import { dumpServerDatabase } from './backup/serverDatabase.ts';
import { readCommandLine } from './commandLine.ts';

/*
 * Writes everything that the portal keeps and cannot make again into one file, while it runs or not: its database, the
 * embedded one in DATA_DIR or the server of DATABASE_URL, and its keys. The settings are not in it.
 *
 *   npm run backup -- /srv/backups/portal-2026-11-23.tar.gz
 */

const usage = 'Give one file: npm run backup -- portal.tar.gz';

await runBackupCommand(async () => {
  const [file, ...more] = readCommandLine(usage, { allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0) throw new Refusal(usage);
  const { dataDir, databaseUrl: url } = readSettings(process.env);
  const parts = mkdtempSync(`${join(dirname(resolve(file)), '.backup-')}`);
  try {
    // Before the database: a harvest that goes on from an earlier place repeats something, and misses nothing.
    copyDataFiles(dataDir, join(parts, 'files'));
    const finish = async (database: 'embedded' | 'server') => {
      await writeManifest(parts, { portal: packageJson.version, database });
      await pack(parts, file);
    };
    if (url === undefined) {
      await withEmbeddedDatabase(join(dataDir, 'database'), parts, () => finish('embedded'));
    } else {
      await dumpServerDatabase(url, parts);
      await finish('server');
    }
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
  return `${file}: ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB, whole. It holds keys and hashes of passwords.`;
});
