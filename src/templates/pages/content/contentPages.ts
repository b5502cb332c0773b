/** How a page that shows its areas one after another differs from the others that do. */
interface ContentPageRow {
  /** `start`: the title of the start page, where the editor gave one. */
  readonly title: 'page' | 'start';
  /** `asked`: a search of the page's own where its editor asked for one. */
  readonly search: 'asked' | 'none';
}

/** The templates that one component shows, by their ids. */
export const contentPages = {
  content: { title: 'page', search: 'asked' },
  /** Its areas share one layout, which its type names. */
  layout: { title: 'page', search: 'asked' },
  map: { title: 'page', search: 'asked' },
  /** A page that leads on to others. */
  overview: { title: 'start', search: 'asked' },
  /** The header says what to expect; the form stands in a reading column beside its own words. */
  'contact-form': { title: 'page', search: 'none' },
} as const satisfies Readonly<Record<string, ContentPageRow>>;

export type ContentPageId = keyof typeof contentPages;
