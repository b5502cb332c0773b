import { mapElements } from './areas/walk.ts';
import type { KnownElement } from './elements/element.types.ts';
import type { RecordSlot, RecordSummary } from './elements/records.definition.ts';
import type { RelatedItem, RelatedSlot } from './pages/itemDetails.ts';
import type { Plan } from './plan.types.ts';

/** What a plan asked for, by id, as far as it was found. */
export interface Found {
  readonly records?: ReadonlyMap<string, RecordSummary>;
  readonly items?: ReadonlyMap<string, RelatedItem>;
}

/**
 * Puts what a plan asked for in its place. A record that was not found leaves a note there; a related item that was
 * not found is no longer related to anything one could follow, and stays unanswered.
 */
export function fill<P extends Plan>(plan: P, { records, items }: Found): P {
  const slot = ({ id }: RecordSlot): RecordSlot => {
    const record = records?.get(id);
    return record ? { state: 'found', id, record } : { state: 'missing', id };
  };
  const element = (planned: KnownElement): KnownElement =>
    planned.type === 'records'
      ? { ...planned, data: { ...planned.data, slots: planned.data.slots.map(slot) } }
      : planned;
  const related = (asked: RelatedSlot): RelatedSlot => {
    const item = asked.state === 'asked' && items?.get(asked.contentId);
    return item ? { state: 'found', item } : asked;
  };
  const { details } = plan;
  const filled =
    'related' in details
      ? { ...details, related: details.related.map(related), experts: details.experts.map(related) }
      : details;
  return { ...plan, areas: mapElements(plan.areas, element), details: filled };
}
