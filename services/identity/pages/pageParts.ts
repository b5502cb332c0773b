import type { Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { Database } from '#services/database/database.ts';
import type { ServiceTexts } from '#services/texts/readTexts.ts';
import type { Account, AccountStore } from '../accounts/accountStore.ts';
import type { LinkStore } from '../accounts/linkStore.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Letters } from '../letters/letters.ts';
import type { AttemptLimits } from '../limits/attempts.ts';
import type { Ceremonies } from '../passkeys/ceremonies.ts';
import type { PasskeyStore } from '../passkeys/passkeyStore.ts';
import type { NodeBridge } from '../provider/nodeBridge.ts';
import type { IdentitySite } from '../site.ts';
import type { StateStore } from '../state/stateStore.ts';
import type { AnswerPage } from './answerPage.ts';

/** What pages work with. */
export interface PageParts {
  readonly issuer: string;
  readonly database: Database;
  readonly provider: Provider;
  readonly bridge: NodeBridge;
  readonly sites: readonly IdentitySite[];
  readonly texts: ServiceTexts<typeof import('#languages/nl/identity.json')>;
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly passkeys: PasskeyStore;
  /** How passkeys are made and used; nothing where the issuer has no domain to make them for. */
  readonly ceremonies: Ceremonies | undefined;
  readonly links: LinkStore;
  readonly attempts: AttemptLimits;
  readonly state: StateStore;
  readonly letters: Letters;
  /** Removes what other services keep of a person whose account is deleted. */
  readonly forget: (account: Account) => Promise<void>;
  readonly answerPage: AnswerPage;
  /** What the pages' own cookies and tokens are signed with. */
  readonly secret: string;
}

/** What a page's request brings along beside itself. */
export interface Visitor {
  /** The network address that it counts for. */
  readonly network: string;
}

export type PageRoutes = Hono<{ Bindings: Visitor }>;
