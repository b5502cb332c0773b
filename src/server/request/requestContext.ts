import type { ServedSite } from '../sites/siteDirectory.ts';
import type { RequestTrace } from '../telemetry/topics.ts';

/** One request, as far as the routes need to know it. */
export interface RequestContext {
  readonly request: Request;
  readonly site: ServedSite;
  /** Name and port that the visitor asked, as far as it can be known. */
  readonly host: string;
  /** Whether search engines may list what is answered: not on hosts and variants that are not the public's. */
  readonly indexing: 'allowed' | 'refused';
  /** Percent-encoded, with a leading slash. */
  readonly pathname: string;
  /** What is asked for, with its question mark, or empty. */
  readonly search: string;
  /** What marks a link of a newsletter or an advertisement, without a question mark: for a redirect to hand on alone. */
  readonly tracking: string;
  /** The visitor's network address; the same for all when it is not known. */
  readonly address: string;
  /** Under which the document for this request is kept; the same for all who get the same document. */
  readonly key: string;
  /**
   * Where the document has its styles: who comes from a page of ours has the files, for everybody else they stand in
   * the document, and no paint waits for another answer.
   */
  readonly stylesIn: 'document' | 'files';
  /** When the request came in, on the clock of `performance` (ms). */
  readonly began: number;
  /** What logs and metrics should say beside status and time. */
  readonly trace: RequestTrace;
}
