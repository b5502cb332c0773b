/** What the portal has to know of a language besides its texts. */
export interface LanguageRow {
  /** Languages are listed in this order; the lowest is the source of all texts, and what others fall back to. */
  readonly order: number;
  /** `draft`: what is not translated yet is borrowed from the source, and shown as such in development. */
  readonly state: 'complete' | 'draft';
  /** What its speakers call it. */
  readonly name: string;
  /** For dates and numbers (BCP 47). */
  readonly locale: string;
  /**
   * First segments of the portal's own pages; `result` follows `search` on pages of records, `author` and `organisation`
   * on those of whose records they are. A language that has no words for these has the English ones.
   */
  readonly paths: Readonly<
    Record<'search' | 'result' | 'answer', string> & Partial<Record<'author' | 'organisation', string>>
  >;
  /** File name of the feed of news. */
  readonly newsFeed: string;
  /** What the query service's keys `alias` and `display` end with in this language (specification, section 3). */
  readonly serviceSuffix: string;
}

/** A file of texts, by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** What a language's folder says in `texts.ts`: files by their names, `./search.json`. */
export interface LanguageTexts {
  readonly ofEveryPage: Readonly<Record<string, Texts>>;
  /** What no page waits for but one that needs words for a failure. */
  readonly later: () => Promise<Readonly<Record<string, Texts>>>;
  /** Loaded with the code of their part; what only the server (`server.json`) or a service (`identity.json`, `mailbox.json`, `preference.json`) says is not among them. */
  readonly ofParts: Readonly<Record<string, () => Promise<Texts>>>;
}

/** Types a row where it is written. */
export function defineLanguage(row: LanguageRow): LanguageRow {
  return row;
}
