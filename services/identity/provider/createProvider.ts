import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { DatabaseUnavailable } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import type { Account, AccountStore } from '../accounts/accountStore.ts';
import type { Keys } from '../keys/keyStore.ts';
import { signInPath } from '../paths.ts';
import { type IdentitySite, returnAddresses, siteAt } from '../site.ts';
import type { StateStore } from '../state/stateStore.ts';
import { answerByMessage } from './webMessage.ts';

interface ProviderParts {
  /** Address with a trailing slash, as Auth0's are. */
  readonly issuer: string;
  readonly clientId: string;
  /** The one service that access tokens are for: an absolute URI. */
  readonly audience: string;
  readonly sites: readonly IdentitySite[];
  readonly keys: Keys;
  readonly state: StateStore;
  readonly accounts: AccountStore;
  readonly log: Log;
}

/** How long things last (seconds). A session, and with it a visitor's sign-in, ends a month after signing in. */
export const lifetimes = {
  accessToken: 15 * 60,
  code: 60,
  // Auth0's. Browsers judge it by their own clock, which with some visitors is an hour off.
  idToken: 10 * 60 * 60,
  interaction: 60 * 60,
  session: 30 * 24 * 60 * 60,
} as const;

const scopes = ['openid', 'profile', 'email', 'offline_access'];

/**
 * The OpenID provider with Auth0's routes and claims, so that Auth0's own library in the browser cannot tell the
 * difference: one public client, which is the portal on all of its sites.
 */
export function createProvider(parts: ProviderParts): Provider {
  const { issuer, sites, log } = parts;
  const provider = new Provider(issuer, configurationOf(parts));
  // The bridge in front names the issuer's host and scheme; nothing of a stranger's reaches it.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', "default-src 'none';script-src ;base-uri 'none';frame-ancestors 'none'");
    ctx.set('referrer-policy', 'same-origin');
    ctx.set('x-content-type-options', 'nosniff');
    await next();
    // The answer to a site's own frame or popup has let go of the rule, which framed pages of others must not profit by.
    if (!ctx.response.get('content-security-policy').includes('frame-ancestors')) {
      const origins = sites.map(({ origin }) => origin).join(' ');
      ctx.append('content-security-policy', `frame-ancestors ${origins}`);
    }
  });
  provider.registerResponseMode('web_message', answerByMessage);
  // Parameters and bodies hold codes, tokens and verifiers: only the kind of error may be told.
  provider.on('server_error', (ctx, error) => {
    log('identity.failed', { route: ctx.oidc?.route, error: error.name, message: error.message });
    if (!(error instanceof DatabaseUnavailable)) return;
    ctx.status = 503;
    ctx.set('retry-after', String(error.retryAfter));
  });
  return provider;
}

function configurationOf({ clientId, audience, sites, keys, state, accounts }: ProviderParts): Configuration {
  const addresses = sites.flatMap(returnAddresses);
  const origins = new Set(sites.map(({ origin }) => origin));
  const policy = interactionPolicy.base();
  // The one client is the portal itself: there is no third party to consent to.
  policy.remove('consent');
  return {
    adapter: (model) => state.adapter(model),
    jwks: keys.jwks,
    clients: [
      {
        client_id: clientId,
        client_name: sites[0]?.title ?? clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...addresses],
        post_logout_redirect_uris: [...addresses],
        id_token_signed_response_alg: 'RS256',
      },
    ],
    cookies: {
      keys: keys.cookies,
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'nickname', 'updated_at'],
      email: ['email', 'email_verified'],
    },
    scopes,
    // Auth0 puts what a scope stands for into the ID token, where its library reads it.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint'],
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    pkce: { required: () => true },
    rotateRefreshToken: true,
    // The provider drops `offline_access` without a consent prompt, and signing in is meant to last.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out ends the session, and everything that came of it.
    expiresWithSession: async () => true,
    findAccount: async (_ctx, id) => {
      const account = await accounts.byId(id);
      return account && { accountId: account.id, claims: async () => claimsOf(account) };
    },
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token ? await accounts.byId(token.accountId) : undefined;
      return { permissions: [...(account?.permissions ?? [])] };
    },
    loadExistingGrant: (ctx) => wholeGrant(ctx, audience),
    interactions: { policy, url: (_ctx, { uid, params }) => signInAddressOf(uid, params, sites) },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      end_session: '/v2/logout',
    },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          ctx.body = form;
        },
        postLogoutSuccessSource: async (ctx) => ctx.redirect(sites[0]?.origin ?? '/'),
      },
      resourceIndicators: {
        enabled: true,
        // Auth0's parameter for what the standard calls a resource.
        defaultResource: async (ctx, _client, oneOf) => oneOf ?? audienceOf(ctx),
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: scopes.join(' '),
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.accessToken,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      // The library begins it anew with every sign-in on a site: it is counted from when the password was asked for.
      // Who has not signed in has one while they are asked whether to sign out.
      Session: (_ctx, { loginTs }) =>
        loginTs === undefined ? lifetimes.interaction : Math.max(1, loginTs + lifetimes.session - now()),
      Grant: lifetimes.session,
      RefreshToken: refreshTokenLifetime,
    },
    // The pages in front of the provider show it in the theme and language of the site.
    renderError: async (ctx, { error }) => {
      ctx.type = 'json';
      ctx.body = { error };
    },
  };
}

/** Where a sign-in begins. Its address says for which site and in which language, for when nothing else of it is left. */
function signInAddressOf(uid: string, params: Readonly<Record<string, unknown>>, sites: readonly IdentitySite[]) {
  const site = siteAt(sites, params.redirect_uri);
  const languages = params.ui_locales;
  const query = new URLSearchParams({
    ...(site && { site: site.id }),
    ...(typeof languages === 'string' && { ui_locales: languages }),
  });
  return `${signInPath}/${uid}?${query}`;
}

/** What the account says of itself in ID tokens and at /userinfo, by the names of OpenID's standard claims. */
export function claimsOf({ id, email, nickname, updatedAt }: Account) {
  return {
    sub: id,
    name: nickname,
    nickname,
    email,
    email_verified: true,
    updated_at: updatedAt.toISOString(),
  };
}

/** Seconds since 1970, as the library counts them. */
const now = () => Math.floor(Date.now() / 1000);

/** A grant of everything that was asked for: the session's own, where it has one since somebody signed in. */
async function wholeGrant(ctx: KoaContextWithOIDC, audience: string) {
  const { provider, session, client, account } = ctx.oidc;
  if (!session || !client || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  const isOlder = (existing?.iat ?? 0) < (session.loginTs ?? 0);
  if (existing?.accountId === account.accountId && !isOlder) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(audience, scopes.join(' '));
  await grant.save();
  return grant;
}

/** A rotated token lasts no longer than the first one did, and that no longer than what it was granted with. */
function refreshTokenLifetime(ctx: KoaContextWithOIDC): number {
  const { RotatedRefreshToken, Grant } = ctx.oidc.entities;
  return RotatedRefreshToken?.remainingTTL ?? Grant?.remainingTTL ?? lifetimes.session;
}

function audienceOf(ctx: KoaContextWithOIDC): string | undefined {
  const asked = ctx.oidc.params?.audience;
  return typeof asked === 'string' ? asked : undefined;
}
