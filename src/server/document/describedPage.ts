import type { SharedPicture } from '../pictureAddresses/sharedPicture.ts';
import type { AddressContext } from './publicAddresses.ts';

/** A page with what is known of it beside its plan. */
export interface DescribedPage extends AddressContext {
  readonly canonical: string;
  readonly description: string | undefined;
  readonly published: string | undefined;
  readonly modified: string | undefined;
  readonly picture: SharedPicture | undefined;
  /** Absolute address of the site's logo. */
  readonly logo: string;
}
