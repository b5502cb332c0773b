import type { PortalState } from '../api/portalState.ts';
import { takeOverErrors } from '../telemetry/takeOverErrors.ts';

/** Reports why a page could not be brought to life: what would have done so never came to it. */
export function reportFailedStart(): void {
  const block = document.getElementById('portal-state');
  if (!block?.textContent) return;
  // Written by this portal's own server for this very page.
  const { site }: PortalState = JSON.parse(block.textContent);
  // A portlet reports nothing.
  if (!site.portlet) takeOverErrors(site);
}
