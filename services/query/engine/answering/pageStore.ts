import type { Language } from '#services/query/engine/text/stems.ts';
import type { PagePort, SitePage } from '#services/query/ports/passagePort.ts';

/** A page that may answer. */
export type FoundPage = Pick<SitePage, 'address' | 'title' | 'language' | 'paragraphs'>;

/** Writes and finds the pages of sites. */
export interface PageStore extends PagePort {
  /**
   * The pages of a site with any of these words, those with the most and rarest first.
   * @param stems of the words as each language has them
   */
  readonly search: (
    site: string,
    stems: Readonly<Record<Language, readonly string[]>>,
    most: number,
  ) => Promise<FoundPage[]>;
}
