import type { FormTarget } from '../FormField/formTarget.ts';
import type { CalendarDate } from '../PublishDate/calendarDate.ts';

/** How one's own comment stands: others see it, a moderator has yet to look, or one took it away and said why. */
export type CommentStanding = { kind: 'shown' } | { kind: 'waiting' } | { kind: 'removed'; reason: string };

interface AnyComment {
  id: string;
  /** The name its author goes by. */
  name: string;
  date: CalendarDate;
  /** Plain text: its line breaks are kept, addresses in it become links. */
  text: string;
}

export interface OwnComment extends AnyComment {
  by: 'self';
  standing: CommentStanding;
  /** `deleting` while that is on its way. */
  state: 'idle' | 'deleting';
  deletion: FormTarget;
}

export interface OthersComment extends AnyComment {
  by: 'other';
  /** Where to report it (posts `reason`), and how that stands; without it nobody here can. */
  report?: (FormTarget & { state: 'idle' | 'sending' | 'sent' | 'failed' }) | undefined;
}

/** A comment as its reader may see it (specification, sections 3 and 6). */
export type CommentEntry = OwnComment | OthersComment;
