import type { PublicSite } from '../context/publicSite.ts';
import { hasSignedIn } from '../identity/hasSignedIn.ts';
import { currentIdentity, onIdentity, setIdentity } from '../identity/identity.ts';
import { loadProvider } from '../identity/provider.ts';
import { languageOfDocument } from '../language/languageOfDocument.ts';
import { Account } from './Account.tsx';
import { Bookmark } from './Bookmark.tsx';
import { startBookmarks, toggleBookmark } from './bookmarks.ts';
import { Discussion } from './Discussion.tsx';
import { keepFocus } from './keepFocus.ts';
import { followOtherTabs, login } from './session.ts';

/** Everything of the visitor's own, in one file of its own. */
export const parts = { Account, Bookmark, Discussion, keepFocus, begin, press };

let begun = false;

/** Looks who the visitor is, once for each document. */
function begin({ identity }: PublicSite): void {
  if (begun || !identity) return;
  begun = true;
  // Signing in puts other controls in the place of the one that was pressed.
  onIdentity(() => setTimeout(keepFocus()));
  startBookmarks(identity);
  if (!hasSignedIn()) setIdentity({ state: 'anonymous' });
  else loadProvider(identity).catch(() => setIdentity({ state: 'anonymous' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void followOtherTabs(identity);
  });
  // Back after signing out: the page is brought back with all that it showed of whoever was signed in.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentIdentity().state === 'signedIn' && !hasSignedIn()) location.reload();
  });
}

/** Does what was pressed before the parts were there. */
function press({ dataset }: HTMLElement, { identity, language }: PublicSite, popup: Window | null): void {
  if (!identity) return;
  if (dataset.press === 'login') void login(identity, languageOfDocument(language), popup);
  if (dataset.press === 'bookmark' && dataset.item) toggleBookmark(dataset.item);
}
