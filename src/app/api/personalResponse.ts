import type { ItemTitle } from './itemTitles.ts';
import type { MyData } from './myData.ts';

/** The key of the response in a document's state; browsers ask for the parts, with their token. */
export const personalKey = 'personal';

/** A comment or a note that was posted without JavaScript and is not there: what was typed, which goes with the page. */
export interface Unsent {
  readonly text: string;
  /** Nobody is signed in any more, the service did not take it, or it was one too many. */
  readonly why: 'over' | 'failed' | 'limited';
  /** Names the post: sent again it is still one comment. */
  readonly key: string;
}

/** What the server knows of a visitor without JavaScript, who alone gets it. */
export type PersonalResponse = KnownVisitor & {
  readonly unsent?: Unsent | undefined;
  /** For the form to write a comment, where that was asked for. */
  readonly postKey?: string | undefined;
};

type KnownVisitor =
  | { readonly state: 'signedIn'; readonly name: string; readonly email: string; readonly data: MyData }
  /** `unavailable`: signed in, but the service does not answer. */
  | { readonly state: 'unavailable'; readonly name: string }
  /** The list of somebody who shares it, whole unless some titles could not be had. */
  | { readonly state: 'shared'; readonly name: string; readonly items: readonly ItemTitle[]; readonly isWhole: boolean }
  /** A link to a list that is shared no more, or that cannot be had now. */
  | { readonly state: 'unshared'; readonly why: 'gone' | 'away' }
  /** `over`: was signed in until now; `failed`: came back from the provider without. */
  | { readonly state: 'over' | 'failed' };

/** Whether something that was posted comes back with the document. */
export function hasUnsent(response: object | undefined): boolean {
  return response !== undefined && 'unsent' in response;
}
