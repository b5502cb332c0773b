const day = 24 * 60 * 60;

/** How long things are kept (s); what goes by them is removed by the sweep, and what privacy pages say is made of them. */
export const kept = {
  /** A link that confirms an address for a newsletter. */
  confirmLink: 3 * day,
  /** A link in a letter that ends a subscription. */
  stopLink: 365 * day,
  /** What visitors send in forms, with its files. */
  submission: 90 * day,
  /** What readers say of answers. */
  answerFeedback: 365 * day,
} as const;

/** How often what has expired is removed (s). */
export const sweepEvery = 10 * 60;
