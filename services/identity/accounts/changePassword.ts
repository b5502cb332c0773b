import type { RunQuery } from '#services/database/database.ts';
import type { Letters } from '../letters/letters.ts';
import type { PageContext } from '../pageContext.ts';
import type { StateStore } from '../state/stateStore.ts';
import type { Account, AccountStore } from './accountStore.ts';

interface ChangeParts {
  readonly accounts: AccountStore;
  readonly state: StateStore;
  readonly letters: Letters;
}

interface Change {
  readonly account: Account;
  /** Hash of the new password. */
  readonly hash: string;
  /** The session that it was changed in, which goes on. */
  readonly sessionUid?: string;
}

/**
 * Gives an account another password, ends its sessions, one of which may be an intruder's and the reason for it, and
 * tells its owner by letter: all of it within one transaction. `letters.deliverDue` after it.
 */
export async function changePassword(
  query: RunQuery,
  { accounts, state, letters }: ChangeParts,
  context: PageContext,
  { account, hash, sessionUid }: Change,
): Promise<void> {
  await accounts.setPassword(account.id, hash, query);
  await state.endSessions(account.id, sessionUid, query);
  await letters.enqueue(query, 'changed', context, account, `${context.site.origin}/`);
}
