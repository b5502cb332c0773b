import type { Language } from '#languages/languages.ts';

/** What the provider's library does for the app, once it is there. */
export interface Provider {
  /** Resolves when the window is closed or has done its work; what came of it is in the identity. */
  loginWithPopup(popup: Window, language: Language): Promise<void>;
  /** Leaves the page, and comes back to it. */
  loginWithRedirect(language: Language, returnTo: string): Promise<void>;
  /** Leaves the page for `/logout`. */
  logout(): Promise<void>;
  /** Forgets who was signed in on this site, whose session is over. */
  forget(): Promise<void>;
  /** @throws when there is none to be had */
  token(): Promise<string>;
}
