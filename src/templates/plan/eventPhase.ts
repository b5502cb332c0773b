import { machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readCalendarDate } from '../contract/readCalendarDate.ts';
import type { EventDetails, EventPhase } from './pages/itemDetails.ts';
import type { Plan } from './plan.types.ts';

/**
 * Whether an event is over, on the clock of Amsterdam: after its last day, or after the time at which it ends.
 * @returns `coming` for an event whose day cannot be read
 */
export function eventPhase({ start, end, startTime = '', endTime = '24:00' }: EventDetails, now: Date): EventPhase {
  const days = [start, end].flatMap((written) => readCalendarDate(written) ?? []).map((day) => machineDate(day, 'day'));
  const [first] = days;
  const last = days.toSorted().at(-1);
  const moment = readCalendarDate(now.toISOString());
  if (last === undefined || moment === undefined) return 'coming';
  // A time before that of the start is the next morning's, or a slip of the editor's: its day is all that is known.
  const isBefore = `${last}T${endTime}` <= `${first}T${startTime}`;
  return machineDate(moment, 'minute') > `${last}T${isBefore ? '24:00' : endTime}` ? 'past' : 'coming';
}

/**
 * The plan as it is at a moment. Only events change with time; everything else is given back untouched. The server
 * decides, and the browser takes over what it decided: both render the same.
 */
export function planAt<P extends Plan>(plan: P, now: Date): P {
  const { details } = plan;
  if (!('event' in details)) return plan;
  const phase = eventPhase(details.event, now);
  if (phase === details.event.phase) return plan;
  return { ...plan, details: { ...details, event: { ...details.event, phase } } };
}
