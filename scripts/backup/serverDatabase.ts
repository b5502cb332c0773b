import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { Refusal } from './refusal.ts';
import { ended, runProgram, startProgram } from './runProgram.ts';

const dumpIn = (parts: string) => join(parts, 'database.dump');

/** Writes what stands in the server's database at one moment, as pg_dump's own form. */
export async function dumpServerDatabase(url: string, parts: string): Promise<void> {
  const { address, env } = connectionOf(url);
  const args = ['--format=custom', '--no-owner', '--no-privileges', '--file', dumpIn(parts), '--dbname', address];
  await runProgram(clientProgram('pg_dump'), args, env);
}

/**
 * Makes the server's database what the dump in `parts` holds, in one transaction.
 *
 * @throws {Refusal} while portals use it, and when something is in it and `replace` does not allow for it
 */
export async function restoreServerDatabase(url: string, parts: string, replace: boolean): Promise<void> {
  const own = new URL(url);
  own.searchParams.set('application_name', 'portal-restore');
  const database = await connectDatabase(own.href);
  try {
    await refuseUsed(database);
    if (!replace && (await countTables(database)) > 0) {
      throw new Refusal(`The database of DATABASE_URL holds tables: add --replace to lose them for the backup's.`);
    }
  } finally {
    await database.close();
  }
  const { address, env } = connectionOf(url);
  const restore = clientProgram('pg_restore');
  const reading = startProgram(restore, ['--no-owner', '--no-privileges', '--file=-', dumpIn(parts)], env, [
    ...(['ignore', 'pipe', 'pipe'] as const),
  ]);
  const asked = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--dbname', address];
  const writing = startProgram(clientProgram('psql'), asked, env, ['pipe', 'ignore', 'pipe']);
  const { stdout } = reading;
  const { stdin } = writing;
  if (stdout === null || stdin === null) throw new Error('The programs of PostgreSQL cannot be talked to.');
  const script = async function* () {
    yield `begin;\n${dropTables}\n`;
    yield* stdout;
    // Only what was read to its end is kept.
    await restored;
    yield '\ncommit;\n';
  };
  const restored = ended(reading, restore);
  const written = ended(writing, 'psql');
  // The reason is what psql says; that it hears no more follows from it.
  const piped = pipeline(script, stdin).catch((error: unknown) => error);
  await Promise.all([restored, written]);
  const failed = await piped;
  if (failed !== undefined) throw failed;
}

/** All tables, with what belongs to them, that stand where the portal's stand. */
const dropTables = `do $$ declare name text; begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = current_schema()
  loop execute 'drop table ' || name || ' cascade'; end loop;
end $$;`;

async function countTables({ query }: Database): Promise<number> {
  const [row] = await query('select count(*)::int4 as n from pg_tables where schemaname = current_schema()');
  return Number(row?.n);
}

async function refuseUsed({ query }: Database): Promise<void> {
  const [row] = await query(
    `select count(*)::int4 as n from pg_stat_activity
     where datname = current_database() and application_name = 'portal'`,
  );
  if (Number(row?.n) > 0) throw new Refusal('Portals use the database of DATABASE_URL: stop them first.');
}

/** The address without its password, which other accounts of this machine would see among the processes. */
function connectionOf(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

/** Where Debian's packages put the programs of each version. */
const debianVersions = '/usr/lib/postgresql';

/** The newest is asked: each can talk to servers of its own version and older ones. */
function clientProgram(name: string): string {
  const { POSTGRES_BIN } = process.env;
  if (POSTGRES_BIN) return join(POSTGRES_BIN, name);
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const places = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, 'bin', name));
  return places.find((place) => existsSync(place)) ?? name;
}
