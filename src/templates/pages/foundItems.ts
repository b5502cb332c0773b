import type { RelatedItem, RelatedSlot } from '../plan/pages/itemDetails.ts';

/** The items that can be shown: what was asked for and not found still has the title it was named with, if any. */
export function foundItems(slots: readonly RelatedSlot[]): readonly RelatedItem[] {
  return slots.flatMap((slot) => {
    if (slot.state === 'found') return [slot.item];
    return slot.title ? [{ label: slot.title, href: '' }] : [];
  });
}
