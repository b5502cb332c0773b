import type { FormTarget } from '../FormField/formTarget.ts';
import type { CalendarDate } from '../PublishDate/calendarDate.ts';

/** What a moderator decides: everyone sees it, nobody but its author does for now, or it goes for a stated reason. */
export type ModerationDecision = 'approve' | 'hold' | 'remove';

/** How a decision stands; `failed` when it did not arrive. */
export type ModerationState =
  | { kind: 'idle' }
  | { kind: 'deciding'; decision: ModerationDecision }
  | { kind: 'failed' };

/** A comment that a moderator has to look at. */
export interface ModerationEntry {
  id: string;
  /** The name its author goes by. */
  name: string;
  date: CalendarDate;
  /** Plain text. */
  text: string;
  page: { title: string; href: string };
  /** `waiting` was never shown or is held; `reported` is shown, and somebody objects. */
  standing: 'waiting' | 'reported';
  /** What readers wrote when they reported it; empty where one gave no reason. */
  reports: readonly { id: string; reason: string }[];
  state: ModerationState;
  /** Where a decision is posted: `decision`, and `reason` for a removal. */
  target: FormTarget;
}

export interface ModerationTexts {
  /** "4 reacties te bekijken" */
  count: (total: number) => string;
  waiting: string;
  reported: (reports: number) => string;
  /** Tells forms apart: "reactie van Jantine". */
  commentOf: (name: string) => string;
  approve: string;
  hold: string;
  remove: string;
  /** Label and hint of the reason, which its author will read. */
  reason: string;
  reasonHint: string;
  /** Sends the removal. */
  removeSubmit: string;
  failed: string;
  emptyTitle: string;
  emptyText: string;
  /** Read out after links, which open a new tab. */
  externalHint: string;
}
