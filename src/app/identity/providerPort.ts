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
  /**
   * @param freshness `new` where the one at hand was refused before its time
   * @throws {SomebodyElse} when it would be another person's; when there is none to be had
   */
  token(freshness?: 'new'): Promise<string>;
}

/** In another tab somebody else has signed in since this page learnt who its visitor is. */
export class SomebodyElse extends Error {
  override name = 'SomebodyElse';
}
