import type { RecordSlot } from '../elements/records/records.schema.ts';
import type { Plan, PlannedElement, RecordSummary } from './plan.types.ts';

/** Puts the records a plan asked for in their places; one that was not found leaves a note in its place. */
export function fill<P extends Plan>(plan: P, records: ReadonlyMap<string, RecordSummary>): P {
  const slot = ({ id }: RecordSlot): RecordSlot => {
    const record = records.get(id);
    return record ? { state: 'found', id, record } : { state: 'missing', id };
  };
  const element = (planned: PlannedElement): PlannedElement =>
    planned.kind === 'known' && planned.type === 'records'
      ? { ...planned, data: { ...planned.data, slots: planned.data.slots.map(slot) } }
      : planned;
  return { ...plan, areas: plan.areas.map((area) => ({ ...area, elements: area.elements.map(element) })) };
}
