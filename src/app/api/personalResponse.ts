import type { ItemTitle } from './itemTitles.ts';
import type { MyData } from './myData.ts';

/** The key of the response in a document's state; browsers ask for the parts, with their token. */
export const personalKey = 'personal';

/** What the server knows of a visitor without JavaScript, who alone gets it. */
export type PersonalResponse =
  | { readonly state: 'signedIn'; readonly name: string; readonly email: string; readonly data: MyData }
  /** `unavailable`: signed in, but the service does not answer. */
  | { readonly state: 'unavailable'; readonly name: string }
  /** The list of somebody who shares it, whole unless some titles could not be had. */
  | { readonly state: 'shared'; readonly name: string; readonly items: readonly ItemTitle[]; readonly isWhole: boolean }
  /** A link to a list that is shared no more, or that cannot be had now. */
  | { readonly state: 'unshared'; readonly why: 'gone' | 'away' }
  /** `over`: was signed in until now; `failed`: came back from the provider without. */
  | { readonly state: 'over' | 'failed' };
