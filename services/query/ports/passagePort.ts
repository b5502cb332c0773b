import type { Scope } from './searchPort.ts';

/** A question in natural language. */
export interface PassageRequest {
  /** The records that may be quoted. */
  readonly scope: Scope;
  /** The site whose pages may be quoted as well; none: records alone. */
  readonly site?: string | undefined;
  /** As typed. */
  readonly question: string;
  /** Questions asked before, the last one last: a question may lean on them. */
  readonly after: readonly string[];
  readonly language: 'nl' | 'en';
  readonly limit: number;
}

/** What is asked for. `fact` is everything that has no form of its own. */
export type QuestionKind = 'amount' | 'time' | 'person' | 'place' | 'definition' | 'way' | 'difference' | 'fact';

/** Where a passage stands: in a record, or in a page of a site, which is known by its address there. */
export type PassageSource =
  | { readonly kind: 'record'; readonly id: string; readonly title: string; readonly language: string }
  | { readonly kind: 'page'; readonly address: string; readonly title: string; readonly language: string };

/** A sentence, word for word, between what stands around it in its paragraph. */
export interface Passage {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly source: PassageSource;
}

export interface Passages {
  readonly kind: QuestionKind;
  /** The one that answers best first, the others in an order that reads. Empty: nothing answers the question. */
  readonly passages: readonly Passage[];
}

/** What the query service asks of an engine that answers questions. Every engine has to pass `passagePort.contract.ts`. */
export interface PassagePort {
  readonly find: (request: PassageRequest) => Promise<Passages>;
}

/** A part of a page; lines within it are sentences or items of a list. */
export interface PageParagraph {
  /** What it stands under; empty for the page's own title. */
  readonly heading: string;
  readonly text: string;
}

/** A page of a site, as it is quoted. Pages are no records: no search finds them and no count has them. */
export interface SitePage {
  readonly site: string;
  /** As the site knows it; with the site it names the page. */
  readonly address: string;
  readonly language: 'nl' | 'en';
  readonly title: string;
  readonly paragraphs: readonly PageParagraph[];
  /** Another one for every other content. */
  readonly version: string;
}

export type PageChange =
  | { readonly kind: 'put'; readonly page: SitePage }
  | { readonly kind: 'delete'; readonly site: string; readonly address: string };

/** The write side for pages. */
export interface PagePort {
  /** The versions of a site's pages, by their addresses. */
  readonly versions: (site: string) => Promise<ReadonlyMap<string, string>>;
  /** Brings pages to the state given: all of them or, when it rejects, none. Resolves when they are quoted. */
  readonly apply: (changes: readonly PageChange[]) => Promise<void>;
}
