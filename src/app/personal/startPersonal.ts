import type { i18n } from 'i18next';
import type { PublicSite } from '../context/publicSite.ts';
import { hasSomething, wakeParts } from './parts.ts';

/** Listens for presses on what belongs to the visitor, and wakes it where there is something of theirs. */
export function startPersonal(site: PublicSite, texts: i18n): void {
  if (!site.identity) return;
  // Nobody can sign in on an address that is not the site's own, or that browsers do not trust.
  if (!isSecureContext || location.origin !== site.origin) {
    document.documentElement.dataset.identity = 'none';
    return;
  }
  document.addEventListener('click', (event) => {
    const { target } = event;
    const control =
      target instanceof Element ? target.closest<HTMLAnchorElement & HTMLButtonElement>('a,button') : null;
    const place = control?.closest<HTMLElement>('[data-press]');
    if (!control || !place || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    // Browsers let a press open a window, but not the code that comes after it. An empty window is under this page's
    // opener policy, by which Safari cuts it off from here when it goes on to sign in; what is served without one is not.
    const popup = place.dataset.press === 'login' ? open('/loader.svg', 'login', 'popup,width=440,height=720') : null;
    wakeParts(site, texts).then(
      ({ press }) => press(place, site, popup),
      () => {
        // Without that code the server does what was pressed.
        popup?.close();
        if (control.href) location.assign(control.href);
        else control.form?.submit();
      },
    );
  });
  if (hasSomething()) wakeParts(site, texts).catch(() => {});
}
