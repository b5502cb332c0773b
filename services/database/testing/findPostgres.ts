import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export type Programs =
  | { readonly kind: 'found'; readonly folder: string }
  | { readonly kind: 'missing'; readonly reason: string };

/** Where Debian's packages put the programs of each version. */
const debianVersions = '/usr/lib/postgresql';

/**
 * PostgreSQL's own programs: those in the folder that `POSTGRES_BIN` names, else those on the path, else the newest of
 * Debian's. Installs nothing: `npm test` has done that where it may (`scripts/bootstrap.mjs`).
 */
export function findPostgres({ POSTGRES_BIN, PATH = '' }: NodeJS.ProcessEnv = process.env): Programs {
  if (POSTGRES_BIN) {
    if (hasPrograms(POSTGRES_BIN)) return { kind: 'found', folder: POSTGRES_BIN };
    return { kind: 'missing', reason: `POSTGRES_BIN names ${POSTGRES_BIN}, which has no initdb and postgres` };
  }
  const folder = [...PATH.split(delimiter).filter((each) => each !== ''), ...debianFolders()].find(hasPrograms);
  return folder === undefined
    ? { kind: 'missing', reason: 'PostgreSQL is not installed and POSTGRES_BIN is not set' }
    : { kind: 'found', folder };
}

/** For the names of suites and tests that need PostgreSQL: why they are skipped, or nothing. */
export function skipNote(programs: Programs): string {
  return programs.kind === 'missing' ? ` (skipped: ${programs.reason})` : '';
}

function debianFolders(): string[] {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debianVersions, version, 'bin'));
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'postgres', 'pg_isready'].every((name) => isExecutable(join(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
