import { portalAnswers } from '../api/portalAnswers.ts';

/** When this tab last loaded anew because code could not be had (ms since 1970). */
const storageKey = 'reloaded';
/** Not again for so long (ms; specification, section 9). */
const guard = 60_000;

/** How often a portal that is away is looked for, and for how long before the browser says itself what is wrong (ms). */
const pause = 1000;
const patience = 30_000;

/** What browsers, and the loader of styles, say of code that cannot be had. */
const says = /module|preload/i;

/**
 * Loads the page anew when the error says that code could not be had: another release may have taken its place. At most
 * once a minute, and never where that cannot be remembered. While the portal is away what is on the screen stays.
 *
 * @returns whether it does
 */
export function reloadForCode(error: unknown): boolean {
  if (!(error instanceof Error && says.test(error.message))) return false;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < guard) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Storage is closed to this page: nobody would know when to stop.
    return false;
  }
  void reload();
  return true;
}

async function reload(): Promise<void> {
  const giveUpAt = Date.now() + patience;
  while (navigator.onLine && Date.now() < giveUpAt && !(await portalAnswers())) {
    await new Promise((done) => setTimeout(done, pause));
  }
  location.reload();
}
