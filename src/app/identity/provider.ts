import type { PublicIdentity } from '../context/publicSite.ts';
import { currentIdentity } from './identity.ts';
import type { Provider } from './providerPort.ts';

let loading: Promise<Provider> | undefined;

/** Loads the provider's library, once; it looks by itself whether somebody is signed in. */
export function loadProvider(identity: PublicIdentity): Promise<Provider> {
  loading ??= import('./startProvider.tsx').then(
    ({ startProvider }) => startProvider(identity),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The access token of whoever is signed in; nothing where nobody is, or not any more.
 * @param freshness `new` where the one at hand was refused
 */
export async function accessToken(identity: PublicIdentity, freshness?: 'new'): Promise<string | undefined> {
  if (currentIdentity().state !== 'signedIn') return undefined;
  const provider = await loadProvider(identity);
  return provider.token(freshness);
}

/** The same for what may be asked without: nothing where no token is at hand. */
export async function tokenAtHand(): Promise<string | undefined> {
  if (currentIdentity().state !== 'signedIn') return undefined;
  return loading?.then((provider) => provider.token()).catch(() => undefined);
}
