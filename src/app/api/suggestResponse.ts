/** A word that records are tagged with, and how many are. */
export interface SuggestedTerm {
  readonly text: string;
  readonly count: number;
}

/** A record by its title. */
export interface SuggestedRecord {
  readonly id: string;
  readonly title: string;
}

/** Answer of `GET /api/suggest`: what somebody who types may be looking for, the likeliest first. */
export interface SuggestResponse {
  readonly terms: readonly SuggestedTerm[];
  readonly titles: readonly SuggestedRecord[];
  readonly dossiers: readonly SuggestedRecord[];
}
