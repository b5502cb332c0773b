import { bareIdentifier, type ItemKind } from '#templates/contract/identifiers.ts';
import type { Plan } from '#templates/plan/plan.types.ts';

/** What a visitor can keep and comment on: an item of the CMS, or a record. */
export interface Item {
  /** Its id there; in both, numbers may be ids. */
  readonly id: string;
  readonly title: string;
  readonly kind: ItemKind;
}

/** The item that a page shows; none for pages that editors compose, and where the CMS sent no id. */
export function itemOf(plan: Plan): Item | undefined {
  const { details, id, title } = plan;
  if (!('kind' in details) || id === '') return undefined;
  // On one line, without letters that steer: services take those for something else than a title.
  return { id: bareIdentifier(id), title: title.replace(/[\s\p{Cc}]+/gu, ' '), kind: details.kind };
}
