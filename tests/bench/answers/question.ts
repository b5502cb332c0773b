/** A question, and where the collection answers it. */
export interface JudgedQuestion {
  /** As typed. */
  readonly asked: string;
  readonly language: 'nl' | 'en';
  /** The site it is asked at: its pages are quoted beside the records. */
  readonly site: string;
  /**
   * Parts of sentences that answer it, each as it is written; a passage that holds one of them answers. None: nothing in
   * the collection does, and nothing should be quoted.
   */
  readonly answers: readonly string[];
}

const askedIn =
  (language: JudgedQuestion['language']) =>
  (asked: string, site: string, ...answers: readonly string[]): JudgedQuestion => ({ asked, language, site, answers });

/** A question in Dutch, at a site, and what answers it. */
export const nl = askedIn('nl');
/** The same in English. */
export const en = askedIn('en');
