import type { Language } from '#languages/languages.ts';
import type { PublicIdentity } from '../context/publicSite.ts';
import { hasSignedIn } from '../identity/hasSignedIn.ts';
import { currentIdentity, setIdentity } from '../identity/identity.ts';
import { accessToken, loadProvider } from '../identity/provider.ts';

/**
 * Signs a visitor in: in the window that their press has opened, or, where the browser opened none, on the provider's
 * own pages and back.
 */
export async function login(identity: PublicIdentity, language: Language, popup: Window | null): Promise<void> {
  try {
    const provider = await loadProvider(identity);
    if (currentIdentity().state === 'signedIn') popup?.close();
    else if (popup && !popup.closed) await provider.loginWithPopup(popup, language);
    else await provider.loginWithRedirect(language, location.pathname + location.search + location.hash);
  } catch {
    popup?.close();
    setIdentity({ popup: 'idle', fault: 'unreachable' });
  }
}

/** Signs the visitor out everywhere, and leads back to this page. */
export async function logout(identity: PublicIdentity): Promise<void> {
  try {
    sessionStorage.setItem('return-to', location.pathname + location.search);
  } catch {
    // Storage is closed: the visitor stays where signing out ends.
  }
  await (await loadProvider(identity)).logout();
}

/** Somebody may have signed out in another tab, or somebody else in: this page is theirs no longer. */
export async function followOtherTabs(identity: PublicIdentity): Promise<void> {
  if (currentIdentity().state !== 'signedIn') return;
  if (!hasSignedIn()) setIdentity({ state: 'anonymous', person: undefined });
  // The provider's library tells of whoever it finds.
  else await accessToken(identity).catch(() => {});
}

/**
 * Forgets whoever was signed in here, where signing out ends: without scripts, or with an account that was deleted, only
 * the provider has ended it.
 */
export async function forgetSignIn(identity: PublicIdentity): Promise<void> {
  if (!hasSignedIn()) return;
  const provider = await loadProvider(identity);
  await provider.forget();
}

/** The path a visitor signed out on, once. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem('return-to') ?? undefined;
    sessionStorage.removeItem('return-to');
    return path;
  } catch {
    return undefined;
  }
}
