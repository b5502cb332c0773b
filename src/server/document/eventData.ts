import type { Event, Place as PlaceOfEvent, VirtualLocation } from 'schema-dts';
import { type CalendarDate, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readCalendarDate } from '#templates/contract/readCalendarDate.ts';
import type { EventDetails } from '#templates/plan/pages/itemDetails.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { amsterdamMoment } from '../time/amsterdamMoment.ts';
import type { DescribedPage } from './describedPage.ts';
import { publicAddress } from './publicAddresses.ts';

/** An event in the words of schema.org; nothing for one whose day cannot be read. */
export function eventData(plan: Plan<'event'>, page: DescribedPage): Event | undefined {
  const { event } = plan.details;
  const { canonical, description, picture } = page;
  const first = readCalendarDate(event.start);
  if (!first) return undefined;
  const start = amsterdamMoment(at(first, event.startTime));
  const last = endOf(first, event);
  const end = last && amsterdamMoment(last);
  return {
    '@type': 'Event',
    name: plan.title,
    url: canonical,
    ...(description && { description }),
    ...(picture && { image: picture.url }),
    startDate: start,
    // An end before its start is a slip of the editor's.
    ...(end && end > start && { endDate: end }),
    // The CMS takes away what is called off: what it has takes place.
    eventStatus: 'https://schema.org/EventScheduled',
    ...locationOf(event, page),
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
    inLanguage: plan.language,
  };
}

/** The last day with the time at which it ends; nothing where neither is known. */
function endOf(first: CalendarDate, { end, endTime }: EventDetails): CalendarDate | undefined {
  const last = readCalendarDate(end) ?? first;
  if (endTime) return at(last, endTime);
  return machineDate(last, 'day') === machineDate(first, 'day') ? undefined : at(last, undefined);
}

function at(date: CalendarDate, time: string | undefined): CalendarDate {
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number);
  return { ...date, time: time ? { hour, minute } : null };
}

/** Editors write `Online` in the field of the place for what one attends from anywhere. */
function locationOf({ place, signUp }: EventDetails, page: DescribedPage) {
  if (!place) return {};
  if (/^online\b/i.test(place)) {
    const url = signUp === undefined ? page.canonical : publicAddress(signUp, page);
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
      location: { '@type': 'VirtualLocation', url } satisfies VirtualLocation,
    };
  }
  return { location: { '@type': 'Place', name: place, address: place } satisfies PlaceOfEvent };
}
