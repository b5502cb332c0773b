/**
 * What the records of one strand of a topic are about. The phrases of a strand fit each other: any measure may lead to
 * any effect. They are written to stand in the sentences of `sentences.nl.ts` and `sentences.en.ts`:
 */
export type Strand = {
  /** Singular noun phrase, with its article: what is looked at. */
  about: readonly string[];
  /** Whole sentences that set the scene. */
  context: readonly string[];
  /** Singular noun phrase, as subject or object: what someone does about it. English: a gerund. */
  measure: readonly string[];
  /** Singular noun phrase after "leads to". */
  effect: readonly string[];
  /**
   * What was found, in the past tense; `{p}` becomes a percentage. Dutch in three parts, `subject | verb | rest`, so
   * that the verb can take its place in main and subordinate clauses; never a separable verb. No time. English: one clause.
   */
  finding: readonly string[];
  /** Indirect question, in the order of a subordinate clause, without question mark. */
  question: readonly string[];
  /** What to do. Dutch: with "te"; English: bare infinitive. */
  advice: readonly string[];
  /** Adverbial phrase: under which circumstances. */
  when: readonly string[];
  /** Plural nouns: who may be asked, and may take the advice. */
  actors: readonly string[];
  /** Plural nouns that can be visited, followed and compared. */
  units: readonly string[];
  keywords: readonly string[];
};

/** One topic in one language. */
export type TopicWords = {
  /** Adverbial phrases of place that fit after a noun phrase. */
  places: readonly string[];
  keywords: readonly string[];
  strands: readonly Strand[];
};
