import ical from 'ical-generator';
import { type CalendarDate, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readCalendarDate } from '#templates/contract/readCalendarDate.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { amsterdam, amsterdamRules } from '../time/amsterdamZone.ts';

interface EventPage {
  readonly plan: Plan<'event'>;
  /** The whole address of the event's page. */
  readonly url: string;
}

/**
 * An event as a calendar file (RFC 5545) on the clock of Amsterdam; a whole day where no time is known. The same event
 * always gives the same file, so that a calendar that gets it twice keeps one entry.
 * @returns `undefined` for an event whose day cannot be read
 */
export function calendarFile({ plan, url }: EventPage): string | undefined {
  const { event, lead, modified, published } = plan.details;
  const first = readCalendarDate(event.start);
  if (!first) return undefined;
  const last = lastDay(first, event.end);
  const period = event.startTime
    ? { start: at(first, event.startTime), end: endAt(first, last, event), timezone: amsterdam }
    : { start: dayOf(first), end: dayOf(last, 1), allDay: true };
  const calendar = ical({ prodId: { company: 'Groen Kennisnet', product: 'Portal' } });
  calendar.timezone({ name: null, generator: () => amsterdamRules });
  calendar.createEvent({
    ...period,
    id: `${plan.id || plan.path}@${new URL(url).hostname}`,
    // The moment of the last change: with the moment of asking, each file would be another one.
    stamp: stampOf(modified ?? published ?? '', first),
    summary: plan.title,
    description: [lead, url].filter(Boolean).join('\n\n'),
    location: event.place ?? null,
    url,
  });
  return calendar.toString();
}

function lastDay(first: CalendarDate, end: string | undefined): CalendarDate {
  const last = readCalendarDate(end);
  return last && machineDate(last, 'day') > machineDate(first, 'day') ? last : first;
}

/** The moment a day's clock shows a time; the library takes it apart on the clock of this very process again. */
function at({ year, month, day }: CalendarDate, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/**
 * An end before its start is a slip of the editor's: then the start is all that is known. Of several days without a time
 * at the end the last one counts whole.
 */
function endAt(
  first: CalendarDate,
  last: CalendarDate,
  { startTime = '', endTime }: Plan<'event'>['details']['event'],
) {
  if (endTime === undefined && last === first) return null;
  const end = endTime === undefined ? at(last, '24:00') : at(last, endTime);
  return end > at(first, startTime) ? end : null;
}

/** A day without a time; a calendar's last day is the first one that is free again. */
function dayOf({ year, month, day }: CalendarDate, later = 0): Date {
  return new Date(Date.UTC(year, month - 1, day + later));
}

function stampOf(written: string, otherwise: CalendarDate): Date {
  const { year, month, day, time } = readCalendarDate(written) ?? otherwise;
  return new Date(Date.UTC(year, month - 1, day, time?.hour ?? 0, time?.minute ?? 0));
}
