import type { Language } from '#languages/languages.ts';

/** What a portlet says of itself, and who makes it possible. */
export interface PublicPortlet {
  readonly domain: string;
  /** The heading of its first page, and the sentence below. */
  readonly title: string;
  readonly description: string;
  /** Hosts whose pages may embed it. */
  readonly embedHosts: readonly string[];
  /** The title of its page with the code to embed it. */
  readonly embedTitle: string;
  /** Its own first page, whole: what is embedded. */
  readonly address: string;
  readonly main: { readonly title: string; readonly origin: string };
}

/** Who visitors sign in with, in the words of Auth0's library. */
export interface PublicIdentity {
  /** Its origin. */
  readonly domain: string;
  readonly clientId: string;
  /** The product's user API: an absolute address. */
  readonly audience: string;
  /** Where people change their password or delete their account; none where the provider has no such page. */
  readonly account?: string | undefined;
}

/** What the browser knows of the site it shows, which may be a portlet; nothing of the other sites. */
export interface PublicSite {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Where the site answers, without a trailing slash. */
  readonly origin: string;
  /** Placeholder of the search field where the page brings none. */
  readonly searchPlaceholder: string;
  /** Whether visitors can have something of their own here: bookmarks, comments. */
  readonly interactive: boolean;
  /** None where nobody can sign in: then there is nothing of one's own either, but on this device. */
  readonly identity?: PublicIdentity | undefined;
  /** The logo file (`<use href="{src}#logo">`) and the size of its drawing. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  /** Set on the pages of a portlet, whose name, language and logo stand in the place of the site's. */
  readonly portlet?: PublicPortlet | undefined;
  /** Addresses of other parties' scripts, which wait for the visitor's consent (specification, section 9). */
  readonly personalisationScript?: string | undefined;
  readonly analyticsScript?: string | undefined;
  /** Where errors in the browser are reported: a Sentry DSN. */
  readonly errorReports?: string | undefined;
}
