import { isIPv6 } from 'node:net';
import type { Settings } from '../settings/settings.types.ts';

/** Where visitors sign in, in the words of Auth0's library. */
export interface IdentityProvider {
  /** Its origin, which stands for the `domain`. */
  readonly origin: string;
  /** What its tokens name: the origin and a slash. */
  readonly issuer: string;
  readonly clientId: string;
  /** Where services on this machine find the keys of its tokens. */
  readonly keysAt: string;
  /** The product's user API, which access tokens are for: an absolute URI. */
  readonly audience: string;
  /** The page on which people look after their account, where it has one. */
  readonly account?: string;
}

const keysPath = '/.well-known/jwks.json';

/**
 * The tenant that is set, else the embedded service, which answers on the first site.
 *
 * @param mainOrigin of the first site
 */
export function identityProvider(
  { identity, port, listenAddress = '127.0.0.1' }: Pick<Settings, 'identity' | 'port' | 'listenAddress'>,
  mainOrigin: string,
): IdentityProvider {
  if (identity.kind === 'auth0') {
    const { origin, clientId, audience } = identity;
    return { origin, issuer: `${origin}/`, keysAt: `${origin}${keysPath}`, clientId, audience };
  }
  const origin = mainOrigin;
  // Not by its public name, which may lead out and back through a proxy.
  const host = isIPv6(listenAddress) ? `[${listenAddress}]` : listenAddress;
  const keysAt = `http://${host}:${port}${keysPath}`;
  return {
    origin,
    issuer: `${origin}/`,
    keysAt,
    clientId: 'portal',
    audience: `${origin}/api/`,
    account: `${origin}/u/account`,
  };
}
