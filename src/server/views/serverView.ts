import type { ApiResponse, ShellResponse } from '#app/api/responses.ts';
import type { PublicSite } from '#app/context/publicSite.ts';
import type { CrashedElement } from '#app/entry-server.tsx';
import type { ResponseTypes, ViewKind, ViewTypes } from '#app/views/views.ts';
import type { Language } from '#languages/languages.ts';
import type { DocumentFacts } from '../document/documentFacts.ts';
import type { Work } from '../limits/rateLimits.ts';
import type { RequestContext } from '../request/requestContext.ts';

/** What a document is rendered from. */
export interface LoadedView<View, Response> {
  readonly kind: 'view';
  /** In the language of the site or portlet that it belongs to. */
  readonly view: View;
  readonly response: Response;
  /** What it is rendered from besides, by the address the browser would ask it from. */
  readonly more?: Readonly<Record<string, ApiResponse>>;
  readonly site: PublicSite;
  /** Language of the interface. */
  readonly language: Language;
  /** Menu, footer and legal row; none for views that stand alone. */
  readonly shell: ShellResponse | undefined;
  /** Whether nothing of it failed, as it mostly is: half a document is shared for a moment only. */
  readonly isWhole?: boolean;
  /** `Set-Cookie` of an answer that is this visitor's alone. */
  readonly cookies?: readonly string[];
  /** By which shared caches know what it is made of, besides its site. */
  readonly keys?: readonly string[];
  /** Set where the document may be kept: it is valid for as long as it would be made of these same objects. */
  readonly sources?: { readonly objects: readonly object[]; readonly freshUntil: number };
}

export interface RedirectedView {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
}

/** What only the server knows of a kind of view. */
export interface ServerView<View, Response> {
  readonly load: (view: View, context: RequestContext) => Promise<LoadedView<View, Response> | RedirectedView>;
  /** What search engines and link previews hear of it. */
  readonly facts: (view: View, response: Response, context: RequestContext) => DocumentFacts;
  /** Headers of the document besides those of caching and indexing. */
  readonly headers: (view: View, context: RequestContext) => Readonly<Record<string, string>>;
  /** `Cache-Control` of the document where its status is 200. */
  readonly cacheControl: string;
  /** Whether what was loaded is the same for everyone; a document of what is not is kept nowhere. Without it all is. */
  readonly isForAll?: (response: Response) => boolean;
  readonly compression: 'kept' | 'quick';
  /** What a document counts as that is made for one request alone; nothing where it costs no more than any page. */
  readonly work?: (view: View) => Work | undefined;
  /** An element failed while the document was rendered, and is missing in it. */
  readonly onCrash: (crash: CrashedElement, context: RequestContext) => void;
}

/** Every kind of view, as the server loads it: a missing, a wrong and an extra entry are each a type error. */
export type ServerViews = {
  readonly [Kind in ViewKind]: ServerView<ViewTypes[Kind], ResponseTypes[Kind]>;
};
