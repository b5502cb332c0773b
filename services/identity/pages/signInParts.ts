import type { Devices } from './devices.ts';
import type { Interactions } from './interactions.ts';
import type { Notices } from './notices.ts';
import type { PageParts } from './pageParts.ts';

/** What the pages on the way of signing in share. */
export interface SignInParts extends PageParts {
  readonly interactions: Interactions;
  readonly notices: Notices;
  readonly devices: Devices;
}
