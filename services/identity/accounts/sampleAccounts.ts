import type { AccountStore, Permission } from './accountStore.ts';
import type { Passwords } from './passwords.ts';

interface SampleAccount {
  readonly email: string;
  readonly nickname: string;
  readonly password: string;
  readonly permissions: readonly Permission[];
}

/** Accounts to try the portal out with. Their passwords are public. */
export const sampleAccounts: readonly SampleAccount[] = [
  { email: 'sanne@groen.example', nickname: 'Sanne', password: 'vier klavers in het gras', permissions: [] },
  {
    ...{ email: 'mo@groen.example', nickname: 'Mo', password: 'drie eiken langs de dijk' },
    permissions: ['moderate:comments'],
  },
];

/** Makes the sample accounts that are not there yet; others by the same address stay as they are. */
export async function createSampleAccounts(accounts: AccountStore, passwords: Passwords): Promise<void> {
  for (const { password, ...account } of sampleAccounts) {
    if (await accounts.byEmail(account.email)) continue;
    await accounts.create({ ...account, password: await passwords.hash(password), isSample: true });
  }
}
