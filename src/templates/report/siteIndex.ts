import type { Language } from '#languages/languages.ts';

/** A page of the site, as far as other pages are judged by it. */
export interface IndexedPage {
  /** The site's path, with the query that tells its language where it needs one. */
  readonly address: string;
  readonly title: string;
  readonly language: Language;
  /** Addresses of the same page in other languages. */
  readonly twins: readonly string[];
}

/** What a link of a plan leads to. `unknown`: nobody has looked yet; `elsewhere`: not a page of this site. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly page: IndexedPage }
  | { readonly kind: 'moved' | 'nowhere' | 'elsewhere' | 'unknown' };

/** The pages of a site, from a walk through it. */
export interface SiteIndex {
  /** `partial` when some pages could not be read: then nothing is said about what they would have told. */
  readonly state: 'whole' | 'partial';
  readonly pages: readonly IndexedPage[];
  /** @param href as it stands in a plan */
  readonly find: (href: string) => LinkTarget;
}
