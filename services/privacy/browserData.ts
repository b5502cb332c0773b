import { maxAge } from '#services/identity/pages/devices.ts';
import { lifetimes } from '#services/identity/provider/createProvider.ts';

type BrowserDataId =
  | 'session'
  | 'interaction'
  | 'signedin'
  | 'plainsession'
  | 'plainsignin'
  | 'librarysign'
  | 'librarytokens'
  | 'libraryway'
  | 'bookmarks'
  | 'pendingbookmarks'
  | 'draft'
  | 'returnto'
  | 'sessiondevice'
  | 'consent'
  | 'colourmode'
  | 'portalplaces'
  | 'reloaded'
  | 'savedsearches'
  | 'previewrecent'
  | 'previewdraft';

/** Something that a browser keeps for the portal: a row of the privacy pages' second table. */
export interface BrowserData {
  /** By which its texts are found. */
  readonly id: BrowserDataId;
  /** Cookies are signed by another one of the same name with `.sig`. */
  readonly names: readonly string[];
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** Whose code keeps it. */
  readonly by: 'provider' | 'portal' | 'library';
  /** Lengths of time for its texts. */
  readonly values?: Readonly<Record<string, number>>;
}

const day = 24 * 60 * 60;

/** All that browsers keep for the portal without having been asked for consent. */
export const browserData: readonly BrowserData[] = [
  { id: 'session', names: ['_session'], kind: 'cookie', by: 'provider', values: { days: lifetimes.session / day } },
  { id: 'interaction', names: ['_interaction', '_interaction_resume'], kind: 'cookie', by: 'provider' },
  {
    id: 'sessiondevice',
    names: ['_session_device'],
    kind: 'cookie',
    by: 'provider',
    values: { days: maxAge / day },
  },
  { id: 'signedin', names: ['auth0.is.authenticated'], kind: 'cookie', by: 'portal', values: { days: 30 } },
  { id: 'plainsession', names: ['session'], kind: 'cookie', by: 'portal', values: { days: 30 } },
  { id: 'plainsignin', names: ['sign-in'], kind: 'cookie', by: 'portal' },
  {
    id: 'librarysign',
    names: ['auth0.….is.authenticated', '_legacy_auth0.….is.authenticated'],
    kind: 'cookie',
    by: 'library',
  },
  { id: 'librarytokens', names: ['@@auth0spajs@@…'], kind: 'localStorage', by: 'library' },
  { id: 'libraryway', names: ['a0.spajs.txs…'], kind: 'sessionStorage', by: 'library' },
  { id: 'bookmarks', names: ['bookmarks'], kind: 'localStorage', by: 'portal' },
  { id: 'pendingbookmarks', names: ['bookmark-changes'], kind: 'localStorage', by: 'portal' },
  { id: 'draft', names: ['drafts'], kind: 'sessionStorage', by: 'portal' },
  { id: 'returnto', names: ['return-to'], kind: 'sessionStorage', by: 'portal' },
  { id: 'consent', names: ['consent'], kind: 'localStorage', by: 'portal', values: { months: 6 } },
  { id: 'colourmode', names: ['colour-mode'], kind: 'localStorage', by: 'portal' },
  { id: 'savedsearches', names: ['saved-searches'], kind: 'localStorage', by: 'portal' },
  { id: 'portalplaces', names: ['portal-places'], kind: 'sessionStorage', by: 'portal' },
  { id: 'reloaded', names: ['reloaded'], kind: 'sessionStorage', by: 'portal' },
  { id: 'previewrecent', names: ['preview-recent'], kind: 'localStorage', by: 'portal' },
  { id: 'previewdraft', names: ['preview-draft'], kind: 'sessionStorage', by: 'portal' },
];
