import type { Language } from '#languages/languages.ts';
import type { Namespace, Translate } from '#languages/texts.ts';
import type { Translation } from '#templates/plan/plan.types.ts';
import type { Chunk } from '#templates/renderer/chunk.tsx';
import type { ApiResponse } from '../api/responses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import type { Layout } from '../layouts/layouts.ts';
import type { Location } from '../search/addresses.ts';
import type { RouteName } from '../telemetry/shownViews.ts';

/** What an address shows; each view adds what it read from the address. */
export interface AnyView {
  readonly kind: string;
}

/** What a view's screen is rendered from. */
export interface ScreenProps<View, Response> {
  readonly view: View;
  readonly response: Response;
}

/** Code of a screen that only some of its addresses need. */
export interface ScreenPart {
  /** Where it stands, from the repository's root. */
  readonly file: string;
  readonly preload: () => Promise<void>;
}

/** Facts of the site that decide whether a view exists there. */
export type ViewSite = Pick<PublicSite, 'interactive' | 'portlet'>;

/** Everything the app knows of one kind of view, but for its screen, which is loaded when it is shown. */
export interface ViewDefinition<View extends AnyView, Response> {
  readonly kind: View['kind'];
  /** The view at a location, if it is one of this kind. */
  readonly match: (location: Location, siteLanguage: Language) => View | undefined;
  /** The view's own address. */
  readonly path: (view: View) => string;
  /** Address in the portal's API of what the view is rendered from; none when that is texts alone. */
  readonly responseAddress: (view: View) => string | undefined;
  /** The response as this view's; what stands in for it where there is none. */
  readonly readResponse: (view: View, received: ApiResponse | undefined) => Response;
  /** What is rendered instead when rendering failed; nothing where no response makes a difference. */
  readonly failure: (view: View, status: number) => Response | undefined;
  /** Language of the interface around the view, also before its response is there. */
  readonly language: (view: View, response: Response | undefined, siteLanguage: Language) => Language;
  /** The HTTP status of the view's document. */
  readonly status: (view: View, response: Response, site: ViewSite) => number;
  /** What shows a status other than 200: the view's own screen, or the error page in its place. */
  readonly failures: 'own' | 'error-page';
  /** What the view shows, for the document's title, without the site's name. */
  readonly title: (view: View, response: Response, site: PublicSite, t: Translate<'interface'>) => string;
  /** What stands around the screen; `own` for screens that bring it themselves. */
  readonly layout: (view: View, response: Response) => Layout | 'own';
  readonly screen: Chunk<ScreenProps<View, Response>>;
  /** What its screen needs besides for what an address asks for. */
  readonly parts?: (view: View) => readonly ScreenPart[];
  /** What the screen says besides the texts of every page: loaded with its code. */
  readonly texts: readonly Namespace[];
  /** The same view in other languages. */
  readonly alternates: (view: View, response: Response) => readonly Translation[];
  /** When a link to the view makes the app fetch it ahead. */
  readonly prefetch: 'idle' | 'reach' | 'never';
  /** Whether menu, footer and legal row of the site stand around the view. */
  readonly shell: 'site' | 'none';
  /** What becomes new when only the parameters of the address do: scroll position and focus follow. */
  readonly changes: 'page' | 'list';
  /** Whom the view is for: editors are neither asked for consent nor counted. */
  readonly audience: 'visitors' | 'editors';
  /** Whether its title holds what a visitor typed, which analytics never gets. */
  readonly titleHolds: 'content' | 'term';
  /** The route under which visits are counted; each language has a name for it (specification, section 2). */
  readonly route: (view: View) => RouteName;
}

/** The view of a definition. */
export type ViewIn<Definition> = Definition extends ViewDefinition<infer View extends AnyView, infer _> ? View : never;
/** What the view of a definition is rendered from. */
export type ResponseIn<Definition> =
  Definition extends ViewDefinition<infer _ extends AnyView, infer Response> ? Response : never;

/** Definitions under their own kinds: under another, or of nothing, a definition has no type. */
type Checked<Definitions> = {
  readonly [Kind in keyof Definitions]: Definitions[Kind] extends { readonly kind: Kind }
    ? [ViewIn<Definitions[Kind]>] extends [never]
      ? never
      : Definitions[Kind]
    : never;
};

/** Types the map of views from the views themselves. */
export function defineViews<const Definitions>(definitions: Definitions & Checked<Definitions>): Definitions {
  return definitions;
}
