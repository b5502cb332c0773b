import { Hono } from 'hono';
import { type Database, DatabaseUnavailable } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import type { Log } from '#services/log.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import { limitForm } from '#services/network/limitForm.ts';
import { answerStyles } from '#services/pages/answerPage.ts';
import type { SiteLook } from '#services/pages/document.ts';
import { readTexts } from '#services/texts/readTexts.ts';
import { type AccountStore, createAccountStore } from './accounts/accountStore.ts';
import { createLinkStore } from './accounts/linkStore.ts';
import { createPasswords, type PasswordCost, type Passwords } from './accounts/passwords.ts';
import { openKeys } from './keys/keyStore.ts';
import { createLetters } from './letters/letters.ts';
import { createAttemptLimits } from './limits/attempts.ts';
import { identityMigrations } from './migrations/identityMigrations.ts';
import { accountPages } from './pages/accountPages.ts';
import { createAnswerPage, stylesPath } from './pages/answerPage.ts';
import { createDevices } from './pages/devices.ts';
import { createInteractions } from './pages/interactions.ts';
import { newPasswordPages } from './pages/newPasswordPages.ts';
import { createNotices } from './pages/notices.ts';
import type { PageParts, Visitor } from './pages/pageParts.ts';
import { passkeyPages } from './pages/passkeyPages.ts';
import { answerScript, scriptPath } from './pages/passkeyScript.ts';
import { providerRoutes } from './pages/providerRoutes.ts';
import { signInPages } from './pages/signInPages.ts';
import { signUpPages } from './pages/signUpPages.ts';
import { createCeremonies } from './passkeys/ceremonies.ts';
import { createPasskeyStore } from './passkeys/passkeyStore.ts';
import { relyingPartyOf } from './passkeys/relyingParty.ts';
import { createProvider } from './provider/createProvider.ts';
import { createNodeBridge } from './provider/nodeBridge.ts';
import { createUserInfo } from './provider/userInfo.ts';
import type { IdentitySite } from './site.ts';
import { createStateStore } from './state/stateStore.ts';
import { keepSweeping } from './state/sweep.ts';

export interface IdentityOptions {
  /** Stays open when the service closes. */
  readonly database: Database;
  /** Address with a trailing slash; everything is answered below it. */
  readonly issuer: string;
  readonly clientId: string;
  /** The service that access tokens are for: an absolute URI. */
  readonly audience: string;
  /** At least one; the first is where the service itself is answered. */
  readonly sites: readonly IdentitySite[];
  readonly lookOf: (siteId: string) => SiteLook;
  readonly colorsOf: (siteId: string) => LetterColors;
  readonly mail: Pick<Outbox, 'send' | 'enqueue' | 'deliverDue' | 'forget'>;
  /** Removes what other services keep of a person, by the subject of their tokens and their address. */
  readonly forgetPerson: (person: { readonly id: string; readonly email: string }) => Promise<void>;
  readonly log: Log;
  readonly passwordCost?: PasswordCost;
}

export interface IdentityService {
  /** Paths it owns, each with everything below it. */
  readonly paths: readonly string[];
  /** Answers a request to `host`, as the visitor named it. */
  fetch(request: Request, visitor: Visitor & { readonly host: string }): Promise<Response>;
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  close(): Promise<void>;
}

/** No form and no token request comes near it. */
const maximumBytes = 32 * 1024;

/** Pages and answers that browsers are led to, which only work under the name their cookies are for. */
const browserPaths = /^\/(authorize|u|v2\/logout)(\/|$)/;

/**
 * Starts the embedded identity provider, which stands for Auth0 (specification, section 6): an OpenID provider, the
 * pages visitors sign in with, and their accounts. It listens nowhere by itself.
 */
export async function startIdentity(options: IdentityOptions): Promise<IdentityService> {
  const { database, issuer, clientId, audience, sites, lookOf, colorsOf, mail, log } = options;
  await migrate(database, identityMigrations);
  const [keys, texts] = await Promise.all([openKeys(database), readTexts<PageTexts>('identity')]);
  const state = createStateStore(database);
  const accounts = createAccountStore(database);
  const passwords = createPasswords(options.passwordCost);
  const passkeys = createPasskeyStore(database);
  const party = relyingPartyOf(issuer);
  const attempts = createAttemptLimits(database);
  const provider = createProvider({ issuer, clientId, audience, sites, keys, state, accounts, log });
  const bridge = createNodeBridge(issuer, provider.callback());
  const answerPage = createAnswerPage({ sites, lookOf });
  const notices = createNotices(answerPage);
  const [secret] = keys.cookies;
  const parts: PageParts = {
    ...{ issuer, database, provider, bridge, sites, texts, accounts, attempts, state, answerPage, secret },
    links: createLinkStore(database),
    passwords,
    passkeys,
    ceremonies: party && createCeremonies({ party, passkeys, state }),
    letters: createLetters({ mail, issuer, colorsOf }),
    forget: async ({ id, email }) => {
      await options.forgetPerson({ id, email });
      await mail.forget(email);
    },
  };
  const interactions = createInteractions(parts);
  const signIn = { ...parts, interactions, notices, devices: createDevices(secret, issuer) };

  // The provider takes an address with a slash at its end for the same: it has to meet the same pages in front.
  const app = new Hono<{ Bindings: Visitor }>({ strict: false });
  app.use(limitForm(maximumBytes));
  app.get(stylesPath, () => answerStyles());
  app.get(scriptPath, () => answerScript());
  for (const pages of [signInPages, signUpPages, newPasswordPages, accountPages, passkeyPages]) {
    app.route('/', pages(signIn));
  }
  app.get('/.well-known/change-password', (c) => c.redirect('/u/account/password', 302));
  app.get('/u/*', (c) => notices.expired(interactions.contextOf(c.req.raw)));
  const userInfo = createUserInfo({ issuer, audience, keys, accounts, sites });
  app.route('/', providerRoutes({ bridge, issuer, clientId, sites, userInfo, attempts, interactions, notices }));
  app.onError((error, c) => {
    // Without the address, which may hold a token.
    log('identity.failed', { route: c.req.routePath, error: error.name, message: error.message });
    const retryAfter = error instanceof DatabaseUnavailable ? error.retryAfter : undefined;
    return notices.failed(interactions.contextOf(c.req.raw), retryAfter);
  });
  const stopSweeping = keepSweeping({ database, attempts, log });

  return {
    paths: [
      ...['/authorize', '/oauth', '/userinfo', '/u', '/v2/logout'],
      ...['/.well-known/jwks.json', '/.well-known/openid-configuration', '/.well-known/change-password'],
    ],
    async fetch(request, { host, network }) {
      const { pathname, search } = new URL(request.url);
      const own = new URL(issuer);
      if (host !== own.host && request.method === 'GET' && browserPaths.test(pathname)) {
        return new Response(null, { status: 307, headers: { location: `${own.origin}${pathname}${search}` } });
      }
      return app.fetch(request, { network });
    },
    accounts,
    passwords,
    close: stopSweeping,
  };
}

type PageTexts = typeof import('#languages/nl/identity.json');
