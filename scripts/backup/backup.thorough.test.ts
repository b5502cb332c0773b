import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { copyEmptyDatabase } from '#services/database/testing/copiedDatabase.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';
import { createAccountStore } from '#services/identity/accounts/accountStore.ts';
import { openKeys } from '#services/identity/keys/keyStore.ts';
import { identityMigrations } from '#services/identity/migrations/identityMigrations.ts';
import { bookmarks as bookmarkTables } from '#services/preference/migrations/bookmarks.ts';
import { people as personTables } from '#services/preference/migrations/people.ts';
import { createNewsletterStore } from '#services/preference/newsletter/newsletterStore.ts';
import { createCommentStore } from '#services/preference/people/commentStore.ts';
import { createPersonStore } from '#services/preference/people/personStore.ts';

/** A database of one kind, as portals have it, and the settings that lead to it. */
interface Place {
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  /** Loses everything, as a disk does. */
  readonly destroy: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const programs = findPostgres();
const kinds = [
  { name: 'PGlite', available: true, create: createEmbedded },
  { name: `PostgreSQL${skipNote(programs)}`, available: programs.kind === 'found', create: createServer },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function createEmbedded(): Promise<Place> {
  const data = join(folder, 'data');
  await copyEmptyDatabase(join(data, 'database'));
  return {
    settings: { DATA_DIR: data },
    open: () => startDatabase(join(data, 'database')),
    destroy: async () => rmSync(data, { recursive: true }),
    remove: async () => {},
  };
}

async function createServer(): Promise<Place> {
  const server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: false });
  const asOwner = server.url.replace('postgres@', 'portal:geheim@').replace(/postgres$/, 'portal');
  const make = async () => {
    const database = await connectDatabase(server.url);
    for (const statement of ['drop database if exists portal', 'drop role if exists portal'])
      await database.query(statement);
    await database.query('create role portal login');
    await database.query('create database portal owner portal');
    await database.close();
  };
  await make();
  const data = join(folder, 'data');
  return {
    settings: {
      DATA_DIR: data,
      DATABASE_URL: asOwner,
      POSTGRES_BIN: programs.kind === 'found' ? programs.folder : '',
    },
    open: () => connectDatabase(asOwner),
    destroy: async () => {
      rmSync(data, { recursive: true });
      await make();
    },
    remove: server.remove,
  };
}

/** Runs one of the two commands to its end. */
async function command(name: 'backup' | 'restore', place: Place, ...args: string[]) {
  const all = [resolve(import.meta.dirname, '..', `${name}.ts`), ...args];
  const env = { PATH: process.env.PATH, ...place.settings };
  // Beside this process, which may be the one that holds the database.
  const child = spawn(process.execPath, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: said + complained };
}

/** Everything that stands in a database, table by table. */
async function contentsOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query('select tablename from pg_tables where schemaname = current_schema() order by 1');
  const contents: Record<string, unknown> = {};
  for (const { tablename } of tables) {
    const [row] = await database.query(
      `select coalesce(json_agg(t order by t::text), '[]')::text as rows from "${String(tablename)}" as t`,
    );
    contents[String(tablename)] = row?.rows;
  }
  return contents;
}

function storesOf(database: Database) {
  return {
    comments: createCommentStore(database),
    people: createPersonStore(database, createNewsletterStore(database)),
    accounts: createAccountStore(database),
  };
}

const commentBy = (content: string) => ({
  ...{ externalId: 'urn:item:1', subtype: 'news', title: 'Bodem', url: '/bodem', name: 'Anna', content },
});

async function fill(database: Database): Promise<void> {
  await migrate(database, [...identityMigrations, personTables, bookmarkTables]);
  await openKeys(database);
  const { comments, people, accounts } = storesOf(database);
  const account = await accounts.create({ email: 'anna@example.nl', nickname: 'Anna', password: 'hash' });
  await people.setBookmarks(account?.id ?? '', ['urn:item:2', 'urn:item:1']);
  await people.setNote(account?.id ?? '', 'urn:item:1', 'Later lezen “morgen” \\ \n\t');
  await comments.add(account?.id ?? '', commentBy('Een reactie met é, € en 😀'), 'request-1');
}

for (const { name, available, create } of kinds) {
  describe.runIf(available)(`a backup of ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await create();
      mkdirSync(join(folder, 'data', 'harvests'), { recursive: true });
      mkdirSync(join(folder, 'data', 'pictures'), { recursive: true });
      writeFileSync(join(folder, 'data', 'picture.key'), 'sleutel');
      writeFileSync(join(folder, 'data', 'harvests', 'a.json'), '{}');
      writeFileSync(join(folder, 'data', 'pictures', 'drawn'), 'again');
    });
    afterEach(() => place.remove());

    it('brings everything back after the database was lost', { timeout: 180_000 }, async () => {
      const database = await place.open();
      await fill(database);
      const before = await contentsOf(database);
      expect(Object.keys(before)).toEqual(expect.arrayContaining(['comment', 'bookmark', 'identity_account']));
      const file = join(folder, 'portal.tar.gz');
      // The portal runs: this very process holds the database.
      const made = await command('backup', place, file);
      expect(made).toEqual({ code: 0, said: expect.stringContaining('whole') });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).sort()).toEqual(['data', 'portal.tar.gz']);
      await database.close();

      await place.destroy();
      const restored = await command('restore', place, file);
      expect(restored).toEqual({ code: 0, said: expect.stringContaining('Restored') });
      const again = await place.open();
      expect(await contentsOf(again)).toEqual(before);
      // It is in use as before: numbers go on, nothing is made anew.
      const added = await storesOf(again).comments.add('auth0|bert', commentBy('Nog een'), undefined);
      expect(Number(added.id)).toBeGreaterThan(1);
      expect(await migrate(again, [...identityMigrations, personTables, bookmarkTables])).toEqual([]);
      await again.close();
      expect(readFileSync(join(folder, 'data', 'picture.key'), 'utf8')).toBe('sleutel');
      expect(readdirSync(join(folder, 'data')).sort()).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/^pictures$|restore/)]),
      );
    });

    it('is of one moment while people write', { timeout: 180_000 }, async () => {
      const database = await place.open();
      await fill(database);
      let isOver = false;
      const write = async () => {
        for (let count = 1; !isOver; count++) {
          await database.transaction(async (query) => {
            await query(`insert into person (id) values ('writer ${count}')`);
            await query(
              `insert into comment (author, external_id, content_subtype, title, url, name, content)
              values ('writer ${count}', 'pair', '', '', '', '', $1)`,
              [randomBytes(2000).toString('hex')],
            );
          });
        }
      };
      const writing = write();
      const file = join(folder, 'portal.tar.gz');
      expect((await command('backup', place, file)).code).toBe(0);
      isOver = true;
      await writing;
      const pairs = `select (select count(*)::int4 from person where id like 'writer%') as persons,
        (select count(*)::int4 from comment where external_id = 'pair') as comments`;
      const [after] = await database.query(pairs);
      await database.close();
      expect((await command('restore', place, file, '--replace')).code).toBe(0);
      const again = await place.open();
      const [then] = await again.query(pairs);
      await again.close();
      expect(then?.persons).toBe(then?.comments);
      expect(Number(then?.persons)).toBeGreaterThan(0);
      expect(Number(then?.persons)).toBeLessThanOrEqual(Number(after?.persons));
    });

    it('is refused when it is damaged or something else, and replaces nothing unasked', {
      timeout: 180_000,
    }, async () => {
      const database = await place.open();
      await fill(database);
      const before = await contentsOf(database);
      const file = join(folder, 'portal.tar.gz');
      await command('backup', place, file);
      const refused = async (words: RegExp, ...args: string[]) =>
        expect(await command('restore', place, ...args)).toEqual({ code: 1, said: expect.stringMatching(words) });

      expect(await command('backup', place, file)).toEqual({ code: 1, said: expect.stringContaining('there already') });
      await refused(/in use by process|Portals use the database/, file, '--replace');
      await database.close();
      await refused(/add --replace/, file);
      await refused(/There is no file/, join(folder, 'nothing.tar.gz'), '--replace');

      const half = join(folder, 'half.tar.gz');
      writeFileSync(half, readFileSync(file));
      truncateSync(half, Math.floor(statSync(file).size / 2));
      await refused(/damaged/, half, '--replace');

      const foreign = join(folder, 'foreign.tar.gz');
      spawnSync('tar', ['-czf', foreign, '-C', join(folder, 'data'), 'picture.key']);
      await refused(/is not a backup of a portal/, foreign, '--replace');

      const changed = join(folder, 'changed');
      mkdirSync(changed);
      spawnSync('tar', ['-xzf', file, '-C', changed]);
      writeFileSync(join(changed, 'files', 'picture.key'), 'other');
      const repacked = join(folder, 'repacked.tar.gz');
      spawnSync('tar', ['-czf', repacked, '-C', changed, '.']);
      await refused(/damaged: files\/picture.key/, repacked, '--replace');

      const otherKind = place.settings.DATABASE_URL
        ? { ...place, settings: { DATA_DIR: join(folder, 'data') } }
        : { ...place, settings: { ...place.settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' } };
      expect(await command('restore', otherKind, file, '--replace')).toEqual({
        code: 1,
        said: expect.stringContaining('was made of'),
      });

      const again = await place.open();
      expect(await contentsOf(again)).toEqual(before);
      await again.close();
    });
  });
}
