import { type CalendarDate, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { amsterdam } from './amsterdamZone.ts';

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: amsterdam, timeZoneName: 'longOffset' });
const minute = 60_000;

/**
 * A moment on the Dutch clock as machines write it (ISO 8601), with the offset that clock had then:
 * `2027-01-21T13:00+01:00`. A bare day, `2027-01-21`, where no time is known.
 */
export function amsterdamMoment(date: CalendarDate): string {
  if (!date.time) return machineDate(date, 'day');
  const asUtc = Date.UTC(date.year, date.month - 1, date.day, date.time.hour, date.time.minute);
  // The offset near the moment may be that of the other side of a change of the clock: it only finds the moment.
  const near = minutesOf(offsetAt(asUtc));
  return machineDate(date, 'minute') + offsetAt(asUtc - near * minute);
}

/** The clock never changes but on the hour, and asking what it did then takes longer than all else on a page's head. */
const known = new Map<number, string>();
const maximumKnown = 5000;

/** `+01:00` or `+02:00`. */
function offsetAt(instant: number): string {
  const hour = Math.floor(instant / (60 * minute));
  const before = known.get(hour);
  if (before !== undefined) return before;
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
  if (known.size >= maximumKnown) known.clear();
  known.set(hour, offset);
  return offset;
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.split(':').map(Number);
  return hours * 60 + Math.sign(hours) * minutes;
}
