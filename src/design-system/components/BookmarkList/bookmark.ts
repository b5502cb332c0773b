import type { BadgeKind } from '../Badge/badgeKinds.ts';
import type { ConfirmQuestion } from '../ConfirmButton/ConfirmButton.tsx';
import type { FormTarget } from '../FormField/formTarget.ts';
import type { CalendarDate } from '../PublishDate/calendarDate.ts';

/** One item among a visitor's bookmarks. */
export interface BookmarkEntry {
  id: string;
  title: string;
  href: string;
  badgeKind: BadgeKind;
  badgeLabel: string;
  /** When it was kept, where that is known. */
  date?: CalendarDate | undefined;
  /** The language of the title, where it is known. */
  language?: string | undefined;
  /** A note of one's own, plain text; empty where there is none. */
  note: string;
  /** What was typed for the note before and is not saved: its field stands open with that. */
  draft?: string | undefined;
  /** `saved` and `failed` tell what became of the note. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'removing';
  /** Where the note is saved (posts `note`); without it there are no notes. */
  noteTarget?: FormTarget | undefined;
  /** Where the bookmark is taken away. */
  removal: FormTarget;
}

/** The list as a page that others may see: off, on at an address, or on its way from one to the other. */
export type BookmarkSharingState =
  | { kind: 'off' }
  | { kind: 'on'; address: string }
  | { kind: 'updating'; on: boolean };

export interface BookmarkListTexts {
  /** How many show: "12 bewaard", "3 van de 12". */
  count: (shown: number, total: number) => string;
  /** Stands before the date: "Bewaard op". */
  kept: string;
  search: string;
  order: string;
  /** Sends the form: "Toon". */
  show: string;
  /** In place of the list where nothing was found in it, with the way back to all. */
  nothingFound: string;
  showAll: string;
  emptyTitle: string;
  emptyText: string;
  /** Opens the field: "Notitie toevoegen", "Notitie wijzigen". */
  addNote: string;
  editNote: string;
  note: string;
  saveNote: string;
  noteSaved: string;
  noteFailed: string;
  remove: string;
  removeQuestion: ConfirmQuestion;
  /** Stands before the export links: "Neem de lijst mee als". */
  exportLabel: string;
}

export interface BookmarkSharingTexts {
  title: string;
  /** What others see and do not see of the list, in plain words. */
  explanation: string;
  /** Names the switch: "Delen met een link". */
  label: string;
  /** Names the address. */
  address: string;
  copy: string;
  copied: string;
  copyFailed: string;
}
