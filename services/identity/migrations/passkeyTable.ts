import type { Migration } from '#services/database/migrate.ts';

/** Passkeys of accounts, which they go with. */
export const passkeyTable: Migration = {
  name: 'identity/0002-passkeys',
  up: async (query) => {
    // `id` names it on pages; `credential` and `public_key` are base64url, the key as COSE writes it. Signatures are
    // counted in 32 bits without a sign.
    await query(
      `create table identity_passkey (
         id text primary key,
         account text not null references identity_account (id) on delete cascade,
         credential text not null unique,
         public_key text not null,
         counter bigint not null,
         transports text[] not null default '{}',
         is_backed_up boolean not null,
         name text not null,
         created_at timestamptz not null default now(),
         last_used_at timestamptz
       )`,
    );
    await query('create index identity_passkey_account on identity_passkey (account)');
  },
};
