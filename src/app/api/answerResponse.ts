/** A sentence that is quoted word for word, and where it stands. */
export interface AnswerPassage {
  readonly quote: string;
  /** What stands around it in its paragraph. */
  readonly before: string;
  readonly after: string;
  readonly source: AnswerSource;
}

/** What is quoted: a record, or a page of this site. */
export interface AnswerSource {
  readonly kind: 'record' | 'page';
  readonly title: string;
  /** Its code (ISO 639-1). */
  readonly language?: string | undefined;
  readonly href: string;
}

/** A sentence that a machine wrote, with the numbers of the passages it was written from, from 1. */
export interface WrittenSentence {
  readonly text: string;
  readonly sources: readonly number[];
}

/**
 * How a machine's writing ended: `silent` when nothing of what it wrote stood in the passages; `busy` when enough has
 * been written for today.
 */
export type WritingEnd = 'whole' | 'refused' | 'silent' | 'late' | 'unreachable' | 'busy';

export interface WrittenAnswer {
  readonly sentences: readonly WrittenSentence[];
  readonly end: WritingEnd;
}
