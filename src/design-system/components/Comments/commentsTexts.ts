import type { ConfirmQuestion } from '../ConfirmButton/ConfirmButton.tsx';

export interface CommentsTexts {
  /** Read out instead of the bare number beside the title: "3 reacties". */
  count: (total: number) => string;
  empty: string;
  loading: string;
  failed: string;
  retry: string;
  /** "Toon alle 12 reacties" */
  showAll: (total: number) => string;
  /** Tells a comment's buttons from the others': "reactie van Jantine". */
  commentOf: (name: string) => string;
  /** Stands behind one's own name: "jij". */
  own: string;
  /** "Wacht op een moderator. Tot die tijd zie alleen jij deze reactie." */
  waiting: string;
  /** "Een moderator heeft deze reactie weggehaald. De reden: {reason}" */
  removed: (reason: string) => string;
  delete: string;
  deleteQuestion: ConfirmQuestion;
  report: string;
  reportReason: string;
  reportSubmit: string;
  reportSent: string;
  reportFailed: string;
  /** Read out after links, which open a new tab. */
  externalHint: string;
}
