/** Scripts and styles of one view, beside those that every page has. */
export interface ViewAssets {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** A file that may stand in a document itself. */
export interface InlineFile {
  /** In UTF-8. */
  readonly bytes: Buffer;
  /** As a content policy names it: `sha256-…`. */
  readonly hash: string;
}

/** Where a document finds its scripts, styles, fonts and logos: in a build, or on a development server. */
export interface Assets {
  /** Markup that comes first in the head: what a development server needs; empty in a build. */
  readonly head: string;
  readonly clientEntry: string;
  /** The blocking script that knows the visitor’s choices before the first paint. */
  readonly beforePaint: string;
  /** Of the app and of one site, in the order in which they apply. */
  stylesheets(siteId: string): readonly string[];
  /** What the app says of paper, which no first paint waits for; without it the other stylesheets say so themselves. */
  readonly printStylesheet?: string;
  /** The fonts of a site that its first view shows. */
  fonts(siteId: string): readonly string[];
  logo(siteId: string): string;
  /** What stands at an address, when a document may hold it instead of leading there; nothing on a development server. */
  inline(address: string): InlineFile | undefined;
  /** What the chunks of these source files need, each once. */
  view(sources: readonly string[]): ViewAssets;
}
