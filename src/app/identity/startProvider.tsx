import { type AppState, Auth0Provider, OAuthError, type User, useAuth0 } from '@auth0/auth0-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type Fields, fieldsOf, textOf } from '../api/readFields.ts';
import type { PublicIdentity } from '../context/publicSite.ts';
import { localeHint } from '../language/localeHint.ts';
import { goTo } from './goTo.ts';
import { currentIdentity, type IdentityFault, type Person, setIdentity } from './identity.ts';
import { isUnreachable } from './isUnreachable.ts';
import { nameIn } from './nameIn.ts';
import { type Provider, SomebodyElse } from './providerPort.ts';

type Auth0 = ReturnType<typeof useAuth0>;

/** How long somebody may take to sign in (seconds): a password may have to be looked up, a letter be waited for. */
const popupPatience = 900;

/** A session is there or not: the provider says so at once (seconds). */
const frameTimeout = 10;

/** A name is not worth more of a wait (ms). */
const userInfoTimeout = 5000;

/**
 * Auth0's library in a React root of its own, so that the page knows nothing of it. Resolves when it has looked whether
 * somebody is signed in.
 */
export function startProvider({ domain, clientId, audience }: PublicIdentity): Promise<Provider> {
  return new Promise((resolve) => {
    let latest: Auth0;
    let changes = 0;
    let hasEnded = false;
    const provider: Provider = {
      async loginWithPopup(popup, language) {
        hasEnded = false;
        setIdentity({ popup: 'popupOpen', fault: undefined });
        await latest.loginWithPopup(
          { authorizationParams: { ui_locales: localeHint(language) } },
          { popup, timeoutInSeconds: popupPatience },
        );
        setIdentity({ popup: 'idle' });
      },
      loginWithRedirect: (language, returnTo) =>
        latest.loginWithRedirect({
          appState: { returnTo },
          authorizationParams: { ui_locales: localeHint(language) },
        }),
      logout() {
        rememberSignIn(false);
        return latest.logout({ logoutParams: { returnTo: `${location.origin}/logout` } });
      },
      async forget() {
        hasEnded = true;
        changes += 1;
        await latest.logout({ openUrl: false });
      },
      async token(freshness) {
        const token = await latest.getAccessTokenSilently(freshness === 'new' ? { cacheMode: 'off' } : {});
        if (!token) throw new Error('The provider gave no token.');
        // Tabs share the library's tokens, and it tells its watchers of another person after it has given theirs.
        const claims = await latest.getIdTokenClaims();
        const sub = claims && 'sub' in claims ? String(claims.sub) : undefined;
        if (sub !== undefined && idOf(sub) !== currentIdentity().person?.id) throw new SomebodyElse();
        return token;
      },
    };
    let isFirst = true;
    const onChange = (auth0: Auth0) => {
      latest = auth0;
      // The library may tell of whoever it had before it forgot them, when a token was under way.
      if (auth0.isLoading || (hasEnded && auth0.isAuthenticated)) return;
      changes += 1;
      const own = changes;
      const isLatest = () => own === changes;
      const isElsewhere = isFirst && !auth0.isAuthenticated && !auth0.error && isSignedInElsewhere();
      isFirst = false;
      void (isElsewhere ? joinSession(auth0) : publish(auth0, domain, isLatest)).then(() => resolve(provider));
    };
    createRoot(document.createElement('div')).render(
      <Auth0Provider
        domain={domain}
        clientId={clientId}
        // Tokens outlive a reload on every site, also where browsers keep another site's cookies apart.
        cacheLocation="localstorage"
        useRefreshTokens
        useRefreshTokensFallback
        authorizeTimeoutInSeconds={frameTimeout}
        authorizationParams={{
          audience,
          redirect_uri: location.origin,
          scope: 'openid profile email offline_access',
        }}
        onRedirectCallback={comeBack}
      >
        <Watch onChange={onChange} />
      </Auth0Provider>,
    );
  });
}

function Watch({ onChange }: { onChange: (auth0: Auth0) => void }) {
  const auth0 = useAuth0();
  useEffect(() => onChange(auth0), [auth0, onChange]);
  return null;
}

/** The way back from the provider's pages: `code` and `state` leave the address. */
function comeBack(appState?: AppState): void {
  goTo(appState?.returnTo ?? '/');
}

/** Whether somebody signed in here without this library: without scripts, on the portal's own pages. */
function isSignedInElsewhere(): boolean {
  return /(?:^|; )auth0\.is\.authenticated=true/.test(document.cookie);
}

/** Takes up the provider's session, of which the library does not know: unseen, and nothing where there is none. */
async function joinSession(auth0: Auth0): Promise<void> {
  try {
    // The library tells its watchers of whoever it finds.
    await auth0.getAccessTokenSilently();
  } catch {
    rememberSignIn(false);
    setIdentity({ state: 'anonymous' });
  }
}

/** @param isLatest whether nothing has changed meanwhile: who signed out while they were looked up is not signed in */
async function publish(auth0: Auth0, domain: string, isLatest: () => boolean): Promise<void> {
  const { isAuthenticated, user, error } = auth0;
  // Its answer came with the address; whoever reloads has not asked again.
  if (error && /[?&]state=/.test(location.search)) goTo(location.pathname);
  if (!isAuthenticated || !user) {
    rememberSignIn(false);
    // Why a session ended is told already.
    setIdentity({ state: 'anonymous', person: undefined, ...(error && { fault: faultOf(error) }) });
    return;
  }
  rememberSignIn(true);
  // The one at hand: to ask for another would sign somebody in again whose session has just ended.
  const token = await auth0.getAccessTokenSilently({ cacheMode: 'cache-only' }).catch(() => undefined);
  const claims = nameIn(user) === '' ? { ...user, ...(await userInfo(domain, user, token)) } : user;
  if (!isLatest()) return;
  const { person: before } = currentIdentity();
  const person = personOf(claims, token);
  // In another tab: this page becomes theirs, and what is on it may have been meant for the one before.
  const fault = before && before.id !== person.id ? 'other' : undefined;
  setIdentity({ state: 'signedIn', person, fault });
}

function idOf(sub: string): string {
  return sub.split('|').at(-1) ?? sub;
}

function personOf(claims: Fields, token = ''): Person {
  return {
    id: idOf(textOf(claims.sub)),
    name: nameIn(claims),
    email: textOf(claims.email) || undefined,
    isModerator: permissionsOf(token).includes('moderate:comments'),
  };
}

/** What the access token lets its bearer do; only the services that it is for judge it. */
function permissionsOf(token: string): readonly unknown[] {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const permissions = claims && typeof claims === 'object' && 'permissions' in claims ? claims.permissions : [];
    return Array.isArray(permissions) ? permissions : [];
  } catch {
    // An opaque token.
    return [];
  }
}

function faultOf(error: Error): IdentityFault | undefined {
  if (isUnreachable(error)) return 'unreachable';
  switch (error instanceof OAuthError || 'error' in error ? String(error.error) : error.message) {
    case 'cancelled':
    case 'login_required':
      return undefined;
    case 'access_denied':
    case 'unauthorized':
      return 'denied';
    case 'timeout':
    case 'invalid_state':
    case 'missing_transaction':
      return 'expired';
    default:
      return 'failed';
  }
}

/** What else the provider knows of somebody: some tell a name there alone (OpenID Connect Core 1.0, section 5.4). */
async function userInfo(domain: string, { sub }: User, token = ''): Promise<Fields> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${domain}/userinfo`, { headers, signal: AbortSignal.timeout(userInfoTimeout) });
    const told = response.ok ? fieldsOf(await response.json()) : {};
    return told.sub === sub ? told : {};
  } catch {
    return {};
  }
}

/** The cookie of the specification, section 9: it tells the next page at once that somebody is signed in. */
function rememberSignIn(isSignedIn: boolean): void {
  const age = isSignedIn ? 30 * 24 * 60 * 60 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `auth0.is.authenticated=true; Path=/; Max-Age=${age}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
