import type { Database } from '#services/database/database.ts';

/**
 * The secret of this name that all portals on a database have: what the first of them brought along.
 *
 * @param own what this portal would take if it stood alone
 */
export async function sharedSecret({ query }: Pick<Database, 'query'>, name: string, own: string): Promise<string> {
  await query('insert into portal_secret (name, value) values ($1, $2) on conflict do nothing', [name, own]);
  const [row] = await query('select value from portal_secret where name = $1', [name]);
  return String(row?.value ?? own);
}
