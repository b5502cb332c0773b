import type { CalendarDate } from '#design-system/components/PublishDate/calendarDate.ts';

/** The clock that readers and servers share, wherever they are. */
const zone = 'Europe/Amsterdam';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
});

/** @param at when something was written (ISO 8601) */
export function calendarDateOf(at: string): CalendarDate {
  const date = new Date(at);
  const found = new Map(parts.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    ...{ year: part('year'), month: part('month'), day: part('day') },
    time: { hour: part('hour'), minute: part('minute') },
  };
}
