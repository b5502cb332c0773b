import type { PlanSource } from '../plan/areas/planAreas.ts';

/** What the CMS answered, and where the parts of the page stand in it. */
export interface ComparedAnswer {
  readonly value: Readonly<Record<string, unknown>>;
  readonly sources: readonly PlanSource[];
}

/** A part of the page as one of the two answers has it. */
export interface PartPlace {
  readonly source: PlanSource;
  /** Its own title; empty where it has none. */
  readonly title: string;
}

/** What was written otherwise in one field. */
export interface FieldChange {
  /** `items 2 › title` */
  readonly field: string;
  /** Nothing but markup or an address changed: the words are the same. */
  readonly kind: 'words' | 'markup';
  /** The words that went and those that came, as far as there is room; empty where there were none. */
  readonly before: string;
  readonly after: string;
}

/** Changes of one part, the first of them. */
interface ChangedFields {
  readonly fields: readonly FieldChange[];
  /** How many more there are. */
  readonly more: number;
}

/** One thing that differs between two answers for a page. */
export type Change =
  /** `inside`: how many parts came or went with it. */
  | { readonly kind: 'added' | 'removed'; readonly part: PartPlace; readonly inside: number }
  | { readonly kind: 'moved'; readonly before: PartPlace; readonly after: PartPlace }
  | ({ readonly kind: 'changed'; readonly before: PartPlace; readonly after: PartPlace } & ChangedFields)
  /** The page's own title, lead, picture and the like. */
  | ({ readonly kind: 'page' } & ChangedFields);

export interface Difference {
  /** In the order of the later page; what was removed comes last. */
  readonly changes: readonly Change[];
  /** The same part in both: its pointer in the later answer, by the one in the earlier. */
  readonly pairs: ReadonlyMap<string, string>;
}
