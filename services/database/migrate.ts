import type { Database, RunQuery } from './database.ts';

/** A change of tables that is made once. */
export interface Migration {
  /** By which it is known in the database: the service, and a number in the order of its changes. */
  readonly name: string;
  readonly up: (query: RunQuery) => Promise<void>;
}

/** Portals that start on one database at the same time take turns. */
const migrating = 7_062;

/**
 * Makes the changes that the database has not seen yet, in their order and in one transaction: all of them or none.
 * Gives the names of those that were made. Names that only the database knows, of a newer portal, are passed over.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
  const [table] = await database.query(`select to_regclass('applied_migration') is not null as present`);
  if (table?.present === true) {
    const applied = await readApplied(database.query);
    if (migrations.every(({ name }) => applied.includes(name))) return [];
  }
  // Loaded only when there is something to do: it brings a command line of its own along.
  const { Umzug } = await import('umzug');
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [migrating]);
    await query(
      'create table if not exists applied_migration (name text primary key, at timestamptz not null default now())',
    );
    const umzug = new Umzug({
      migrations: migrations.map(({ name, up }) => ({ name, up: () => up(query) })),
      storage: {
        executed: () => readApplied(query),
        logMigration: async ({ name }) => {
          await query('insert into applied_migration (name) values ($1)', [name]);
        },
        unlogMigration: async ({ name }) => {
          await query('delete from applied_migration where name = $1', [name]);
        },
      },
      logger: undefined,
    });
    return (await umzug.up()).map(({ name }) => name);
  });
}

async function readApplied(query: RunQuery): Promise<string[]> {
  return (await query('select name from applied_migration order by name')).map(({ name }) => String(name));
}
