import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';

const keySchema = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  n: z.string(),
  e: z.string(),
});
type PrivateKey = z.output<typeof keySchema>;
const jwksSchema = z.object({ keys: z.array(keySchema).nonempty() });
const cookiesSchema = z.tuple([z.string()], z.string());

/** What tokens and cookies are signed with. */
export interface Keys {
  readonly jwks: { readonly keys: readonly PrivateKey[] };
  /** What signatures are verified with. */
  readonly publicJwks: JSONWebKeySet;
  /** The first one signs, all are believed. */
  readonly cookies: readonly [string, ...string[]];
}

/**
 * Gives the keys, which are made once for a database: everyone stays signed in over a restart, and portals side by side
 * believe each other.
 */
export async function openKeys(database: Database): Promise<Keys> {
  const [jwks, cookies] = await Promise.all([
    kept(database, 'jwks', makeJwks).then((value) => jwksSchema.parse(value)),
    kept(database, 'cookies', async () => [randomBytes(32).toString('base64url')]).then((value) =>
      cookiesSchema.parse(value),
    ),
  ]);
  const publicKeys = jwks.keys.map(({ kty, kid, alg, n, e }) => ({ kty, kid, alg, n, e, use: 'sig' }));
  return { jwks, publicJwks: { keys: publicKeys }, cookies };
}

async function kept(database: Database, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const read = async () => (await database.query('select value from identity_secret where name = $1', [name]))[0];
  const row = await read();
  if (row !== undefined) return row.value;
  const made = JSON.stringify(await make());
  await database.query('insert into identity_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    made,
  ]);
  // Another portal may have been quicker.
  return (await read())?.value;
}

async function makeJwks() {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }] };
}
