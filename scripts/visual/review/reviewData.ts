import type { Results } from '../model/results.ts';

/** How a difference stands, as the page shows it. */
export interface ShownStanding {
  readonly state: 'open' | 'approved' | 'rejected' | 'returning';
  readonly who?: string;
  readonly why?: string;
}

/** How many characters a note may have. */
export const longestNote = 2000;

/** All that the page shows. */
export interface ReviewData {
  readonly results: Results;
  /** By a difference's key. */
  readonly standings: Readonly<Record<string, ShownStanding>>;
  /** False in a report that was handed over. */
  readonly writable: boolean;
  /** Names of sites and portlets by their ids. */
  readonly sites: Readonly<Record<string, string>>;
}

/** What is asked for: to decide on differences, or to take decisions back. */
export type DecisionRequest =
  | { readonly action: 'approved' | 'rejected'; readonly keys: readonly string[]; readonly why: string }
  | { readonly action: 'undo' | 'confirm'; readonly keys: readonly string[] };

/** What the page sends: a decision holds for the pictures that were seen, which are those of one run. */
export type SentDecision = DecisionRequest & {
  /** The run that the page shows: `at` of its results. */
  readonly run: string;
};
