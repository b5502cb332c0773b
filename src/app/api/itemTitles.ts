import type { ItemKind } from '#templates/contract/identifiers.ts';

/** What a bookmark or a comment is about. */
export interface ItemTitle {
  readonly id: string;
  readonly title: string;
  /** Where it is read: a path of the site, or another site's address. */
  readonly href: string;
  readonly kind: ItemKind;
  /** What it is called in the visitor's language, where that says more than its kind. */
  readonly label?: string | undefined;
  /** Who published it and when. */
  readonly origin?: string | undefined;
}

/** Response of `GET /api/items?id=…`: what is not there any more is not among them. */
export interface ItemTitlesResponse {
  readonly items: readonly ItemTitle[];
  /** `part`: a service could not be asked, so that some may be missing. */
  readonly state: 'whole' | 'part';
}

export function itemTitlesAddress(ids: readonly string[]): string {
  return `/api/items?${new URLSearchParams(ids.map((id) => ['id', id]))}`;
}
