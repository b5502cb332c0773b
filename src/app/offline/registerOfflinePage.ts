import { trustedScript } from './trustedScript.ts';

/**
 * Lets the browser keep the page that says there is no network. In built portals only: a service worker between a
 * developer and the sources hides changes. A frame on another site is not ours to keep something for.
 */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !isSecureContext || parent !== self || !('serviceWorker' in navigator)) return;
  // Browsers refuse in private windows and by policy: then there is no offline page.
  navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => {});
}
