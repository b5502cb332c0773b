/**
 * What the records of one strand of a topic are about. The phrases of a strand fit each other: any measure may lead to
 * any effect. They are written to stand in the sentences of `sentences.nl.ts` and `sentences.en.ts`:
 */
export interface Strand {
  /** Singular noun phrase, with its article: what is looked at. */
  readonly about: readonly string[];
  /** Whole sentences that set the scene. */
  readonly context: readonly string[];
  /** Singular noun phrase, as subject or object: what someone does about it. English: a gerund. */
  readonly measure: readonly string[];
  /** Singular noun phrase after "leads to". */
  readonly effect: readonly string[];
  /**
   * What was found, in the past tense; `{p}` becomes a percentage. Dutch in three parts, `subject | verb | rest`, so
   * that the verb can take its place in main and subordinate clauses; never a separable verb. No time. English: one clause.
   */
  readonly finding: readonly string[];
  /** Indirect question, in the order of a subordinate clause, without question mark. */
  readonly question: readonly string[];
  /** What to do. Dutch: with "te"; English: bare infinitive. */
  readonly advice: readonly string[];
  /** Adverbial phrase: under which circumstances. */
  readonly when: readonly string[];
  /** Plural nouns: who may be asked, and may take the advice. */
  readonly actors: readonly string[];
  /** Plural nouns that can be visited, followed and compared. */
  readonly units: readonly string[];
  readonly keywords: readonly string[];
}

/** One topic in one language. */
export interface TopicWords {
  /** Adverbial phrases of place that fit after a noun phrase. */
  readonly places: readonly string[];
  readonly keywords: readonly string[];
  readonly strands: readonly Strand[];
}
