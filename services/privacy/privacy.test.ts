import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#languages/languages.ts';
import { migrate } from '#services/database/migrate.ts';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { identityMigrations } from '#services/identity/migrations/identityMigrations.ts';
import { startTestIdentity, type TestIdentity } from '#services/identity/testing/testIdentity.ts';
import { rateTable } from '#services/limits/migrations.ts';
import { startTestPreference } from '#services/preference/testing/testPreference.ts';
import { migrations as queryTables } from '#services/query/postgres/schema/migrations.ts';
import { sharingTables } from '#services/sharing/migrations.ts';
import { type BrowserData, browserData } from './browserData.ts';
import { type Columns, impersonalData, personalData } from './personalData.ts';
import { renderPrivacyTables } from './renderTables.ts';
import { schemaProblems } from './schemaProblems.ts';
import { otherCookieWriters, readAuth0Library, secondsOf, storedNames } from './testing/storedNames.ts';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`personal data on ${name}`, () => {
    const schema: Record<string, string[]> = {};
    beforeAll(async () => {
      const own = await create();
      const database = await own.open();
      await migrate(database, [...identityMigrations, ...queryTables, rateTable, sharingTables]);
      await (await startTestPreference(database)).close();
      const rows = await database.query(
        `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
      );
      for (const { table_name, column_name } of rows) {
        schema[String(table_name)] = [...(schema[String(table_name)] ?? []), String(column_name)];
      }
      await database.close();
      await own.remove();
    });

    it('is listed, all of it, and nothing that is not there', () => {
      expect(Object.keys(schema).length).toBeGreaterThan(15);
      expect(schemaProblems(schema, personalData, impersonalData)).toEqual([]);
    });
  });
}

describe('the list of personal data', () => {
  const schema: Columns = { reader: ['email', 'id'] };
  it.each<[string, Columns, Columns, RegExp]>([
    ['a column that nobody listed', { reader: ['email'] }, {}, /^reader\.id is not listed/],
    ['a table that nobody listed', {}, {}, /^reader\.email is not listed/],
    ['a column that does not exist', { reader: ['email', 'id', 'phone'] }, {}, /^reader\.phone, listed as x, does not/],
    [
      'a table that does not exist',
      { reader: ['email', 'id'] },
      { writer: ['*'] },
      /^writer\.\*, listed as impersonal/,
    ],
    [
      'a column that is personal and is not',
      { reader: ['email', 'id'] },
      { reader: ['id'] },
      /^reader\.id is listed twice/,
    ],
  ])('is wrong with %s', (_, columns, impersonal, problem) => {
    expect(schemaProblems(schema, [{ id: 'x', columns }], impersonal)[0]).toMatch(problem);
  });

  it.each([...languages])('is told in %s, every word of it', async (language) => {
    const markup = await renderPrivacyTables(language);
    expect(markup.match(/<caption>/g)).toHaveLength(2);
    expect(markup.match(/<th scope="row">/g)).toHaveLength(personalData.length + browserData.length);
    // A text that is missing shows its key, a value its braces.
    expect(markup).not.toMatch(/(data|browser|table)\.\w|\{\{|NaN|undefined|\d\.\d/);
    for (const table of personalData.flatMap(({ columns }) => Object.keys(columns))) expect(markup).toContain(table);
  });

  it('says how long in the numbers that the services go by', async () => {
    const markup = await renderPrivacyTables('nl');
    for (const time of ['30 dagen', '24 uur', '90 dagen', '3 dagen om te bevestigen', '365 dagen om je af te melden']) {
      expect(markup).toContain(time);
    }
  });
});

describe('what browsers keep', () => {
  const namesOf = (by: BrowserData['by']) =>
    browserData.filter((each) => each.by === by).flatMap(({ kind, names }) => names.map((name) => `${kind} ${name}`));

  it('is listed, whatever code stores it, and nothing else', () => {
    expect([...storedNames()].sort()).toEqual(namesOf('portal').sort());
    expect(otherCookieWriters()).toEqual([]);
  });

  it('is what the library for signing in keeps', () => {
    const code = readAuth0Library();
    for (const part of ['is.authenticated', '_legacy_', '@@auth0spajs@@', 'a0.spajs.txs']) {
      expect(code).toContain(part);
      expect(namesOf('library').join()).toContain(part);
    }
  });

  it('lasts as long as it is said to', () => {
    const sessions = 'src/server/people/session/sessions.ts';
    expect(secondsOf(sessions, 'sessionSeconds') / 24 / 60 / 60).toBe(30);
    expect(secondsOf(sessions, 'attemptSeconds')).toBe(60 * 60);
    const ownDays = browserData.filter(({ by, values }) => by === 'portal' && values?.days !== undefined);
    expect(ownDays.map(({ values }) => values?.days)).toEqual([30, 30]);
  });

  describe('by the way of signing in', () => {
    let identity: TestIdentity;
    beforeAll(async () => {
      identity = await startTestIdentity();
      await identity.addAccount('anna@example.nl', 'drie koeien in een wei');
    });
    afterAll(() => identity.close());

    it('is listed', async () => {
      const given = new Set<string>();
      const jar = new Map<string, string>();
      const ask = async (address: string, init: RequestInit = {}) => {
        const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
        const own = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
        const response = await identity.ask(address, { ...init, headers: { ...init.headers, ...own } });
        for (const line of response.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          given.add(key);
          jar.set(key, value);
        }
        return response.headers.get('location') ?? '';
      };
      const query = new URLSearchParams({
        ...{ client_id: 'portal', response_type: 'code', redirect_uri: 'http://localhost:3000', scope: 'openid' },
        ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
      });
      const signIn = await ask(`/authorize?${query}`);
      const body = new URLSearchParams({ email: 'anna@example.nl', password: 'drie koeien in een wei' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const resume = await ask(signIn, { method: 'POST', body, headers });
      expect(await ask(resume)).toMatch(/^http:\/\/localhost:3000\/?\?code=/);
      const names = [...given].map((each) => each.replace(/(\.legacy)?(\.sig)?$/, ''));
      expect(new Set(names.map((each) => `cookie ${each}`))).toEqual(new Set(namesOf('provider')));
    });
  });
});
