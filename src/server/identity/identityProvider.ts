import type { Settings } from '../settings.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

/** Where visitors sign in, in the words of Auth0's library. */
export interface IdentityProvider {
  /** Its origin, which stands for the `domain`. */
  readonly origin: string;
  /** What its tokens name: the origin and a slash. */
  readonly issuer: string;
  readonly clientId: string;
  /** The product's user API, which access tokens are for: an absolute URI. */
  readonly audience: string;
}

/** The tenant that is set, else the embedded service, which answers on the first site. */
export function identityProvider({ identity }: Pick<Settings, 'identity'>, main: ServedSite): IdentityProvider {
  if (identity.kind === 'auth0') {
    const { origin, clientId, audience } = identity;
    return { origin, issuer: `${origin}/`, clientId, audience };
  }
  const { origin } = main.plan;
  return { origin, issuer: `${origin}/`, clientId: 'portal', audience: `${origin}/api/` };
}
