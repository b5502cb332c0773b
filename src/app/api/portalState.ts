import type { Language } from '#languages/languages.ts';
import type { PostedForm } from '#templates/renderer/forms.ts';
import type { PublicSite } from '../context/publicSite.ts';
import type { ApiResponse } from './responses.ts';

/** Everything a first view needs: what the server renders from, and the browser hydrates with. */
export interface PortalState {
  readonly site: PublicSite;
  /** The language of the interface; a page in another one marks itself. */
  readonly language: Language;
  /** Path and query of the request. */
  readonly url: string;
  /** Responses by the address the browser would ask them from, e.g. `/api/page?path=%2Fnieuws`. */
  readonly responses: Readonly<Record<string, ApiResponse>>;
  /** Ids of elements that failed on the server: left out there, tried once more in the browser. */
  readonly crashed: readonly string[];
  /** The form that was posted to get this view; the page that answers it is this visitor's alone. */
  readonly posted?: PostedForm | undefined;
}
