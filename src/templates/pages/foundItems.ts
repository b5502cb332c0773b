import type { RelatedItem, RelatedSlot } from '../plan/itemDetails.ts';

/** The items one can follow: what was asked for and not found shows nothing. */
export function foundItems(slots: readonly RelatedSlot[]): readonly RelatedItem[] {
  return slots.flatMap((slot) => (slot.state === 'found' ? [slot.item] : []));
}
