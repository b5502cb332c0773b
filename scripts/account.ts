import { join } from 'node:path';
import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import { migrate } from '#services/database/migrate.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { createAccountStore } from '#services/identity/accounts/accountStore.ts';
import { identityMigrations } from '#services/identity/migrations/identityMigrations.ts';
import { readCommandLine } from './commandLine.ts';

/*
 * Says what an account of the embedded identity provider may do; it holds from the account's next access token on, at
 * most a quarter of an hour later.
 *
 *   npm run account -- anna@example.nl --moderator      may remove comments of others
 *   npm run account -- anna@example.nl --no-moderator   may not any more
 *
 * The embedded database belongs to one process: stop the portal first, unless DATABASE_URL is set.
 */

const usage = 'Give an address and what it may do: npm run account -- anna@example.nl --moderator (or --no-moderator)';

async function run(): Promise<string> {
  const { values, positionals } = readCommandLine(usage, {
    options: { moderator: { type: 'boolean' } },
    allowPositionals: true,
    allowNegative: true,
  });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1 || values.moderator === undefined) throw new Error(usage);
  const settings = readSettings(process.env);
  if (settings.identity.kind === 'auth0') throw new Error('AUTH0_DOMAIN is set: Auth0 keeps what accounts may do.');
  const database = await openDatabase({ url: settings.databaseUrl, folder: join(settings.dataDir, 'database') });
  try {
    await migrate(database, identityMigrations);
    const accounts = createAccountStore(database);
    const account = await accounts.setPermissions(email, values.moderator ? ['moderate:comments'] : []);
    if (!account) throw new Error(`There is no account with the address ${email}: sign up with it first.`);
    return `${account.email} ${values.moderator ? 'moderates comments from now on.' : 'no longer moderates comments.'}`;
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
