import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';

/*
 * How long an answer takes says nothing of whether an address is subscribed. Times are the middle one of many, taken in
 * turns, because other work on the machine comes and goes.
 */

const rounds = 25;

let own: OwnDatabase;
let database: Database;
let preference: TestPreference;

beforeAll(async () => {
  const [embedded] = testDatabases;
  if (!embedded) throw new Error('There is no database to test on.');
  own = await embedded.create();
  database = await own.open();
  preference = await startTestPreference(database);
  await database.query(`insert into subscription (email, list)
    select 'bekend' || number || '@example.nl', 'bodem' from generate_series(1, 1000) as number`);
});
afterAll(async () => {
  await preference.close();
  await database.close();
  await own.remove();
});

let network = 0;

async function timeOf(email: string): Promise<number> {
  network += 1;
  const began = performance.now();
  const answer = await fetch(`${preference.service.origin}/api/newsletter`, {
    method: 'POST',
    body: JSON.stringify({ email, list: 'bodem' }),
    headers: { 'x-forwarded-for': `network-${network}` },
  });
  const took = performance.now() - began;
  expect(answer.status).toBe(202);
  return took;
}

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

let asked = 0;

/** Of known addresses to new ones. */
async function ratio(): Promise<number> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    asked += 1;
    const ask = [
      async () => known.push(await timeOf(`bekend${(asked % 1000) + 1}@example.nl`)),
      async () => unknown.push(await timeOf(`nieuw${asked}@example.nl`)),
    ];
    // What the first of a round may still meet of the one before, each kind meets as often.
    for (const next of asked % 2 ? ask : ask.reverse()) await next();
    await preference.letters();
  }
  return middle(known) / middle(unknown);
}

describe('known and new addresses', () => {
  it('take as long', async () => {
    await ratio();
    // A machine that is busy with something else is asked again: a difference of our own stays.
    await expect.poll(async () => Math.abs(Math.log2(await ratio())), { timeout: 45_000 }).toBeLessThan(0.25);
  });
});
