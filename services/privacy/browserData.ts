import { maxAge } from '#services/identity/pages/devices.ts';
import { lifetimes } from '#services/identity/provider/createProvider.ts';

type BrowserDataId =
  | 'session'
  | 'interaction'
  | 'sessiondevice'
  | 'consent'
  | 'colourmode'
  | 'portalplaces'
  | 'reloaded'
  | 'ownsession'
  | 'attempt'
  | 'sign'
  | 'tokens'
  | 'bookmarks'
  | 'drafts'
  | 'returnto';

/** Something that a browser keeps for the portal: a row of the privacy pages' second table. */
export interface BrowserData {
  /** By which its texts are found. */
  readonly id: BrowserDataId;
  /** Cookies are signed by another one of the same name with `.sig`. */
  readonly names: readonly string[];
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** Who stores it, where that is not the provider's cookies or a line of our own scripts. */
  readonly by?: 'portal' | 'library';
  /** Lengths of time for its texts. */
  readonly values?: Readonly<Record<string, number>>;
}

const day = 24 * 60 * 60;

/** All that browsers keep for the portal without having been asked for consent. */
export const browserData: readonly BrowserData[] = [
  { id: 'session', names: ['_session'], kind: 'cookie', values: { days: lifetimes.session / day } },
  { id: 'interaction', names: ['_interaction', '_interaction_resume'], kind: 'cookie' },
  { id: 'sessiondevice', names: ['_session_device'], kind: 'cookie', values: { days: maxAge / day } },
  { id: 'consent', names: ['consent'], kind: 'localStorage', values: { months: 6 } },
  { id: 'colourmode', names: ['colour-mode'], kind: 'localStorage' },
  { id: 'portalplaces', names: ['portal-places'], kind: 'sessionStorage' },
  { id: 'reloaded', names: ['reloaded'], kind: 'sessionStorage' },
  { id: 'ownsession', names: ['session'], kind: 'cookie', by: 'portal', values: { days: lifetimes.session / day } },
  { id: 'attempt', names: ['sign-in'], kind: 'cookie', by: 'portal' },
  {
    ...{ id: 'sign', kind: 'cookie', by: 'portal', values: { days: lifetimes.session / day } },
    names: ['auth0.is.authenticated', 'auth0.portal.is.authenticated', '_legacy_auth0.portal.is.authenticated'],
  },
  // Kept by Auth0's library, which names the client and what the tokens are for.
  { id: 'tokens', names: ['@@auth0spajs@@'], kind: 'localStorage', by: 'library' },
  { id: 'bookmarks', names: ['bookmarks', 'bookmark-changes'], kind: 'localStorage' },
  { id: 'drafts', names: ['drafts'], kind: 'sessionStorage' },
  { id: 'returnto', names: ['return-to'], kind: 'sessionStorage' },
];
