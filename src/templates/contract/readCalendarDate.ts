import type { CalendarDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { inAmsterdam } from './inAmsterdam.ts';

const timestamp = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/**
 * Reads the CMS's dates, as moments on the Dutch clock: `2021-09-05T13:00+02:00`, `2021-09-05` and `05-09-2021`.
 *
 * The system writes `+02:00` in winter too, so its clock time is taken as it stands: turning it into an instant would
 * move a winter midnight to the day before. Any other offset is an instant and is converted to Amsterdam's clock.
 * @returns `undefined` for anything that is not a day in the calendar
 */
export function readCalendarDate(written: string | undefined): CalendarDate | undefined {
  const text = written?.trim() ?? '';
  const local = dayFirst.exec(text);
  if (local) {
    return existing({ year: Number(local[3]), month: Number(local[2]), day: Number(local[1]), time: null });
  }
  const match = timestamp.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, offset] = match;
  const time = hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
  const date = existing({ year: Number(year), month: Number(month), day: Number(day), time });
  if (!date || offset === undefined || /^\+0[12]:?00$/.test(offset)) return date;
  const instant = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant) ? undefined : inAmsterdam(instant);
}

function existing(date: CalendarDate): CalendarDate | undefined {
  const probe = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const onCalendar = probe.getUTCMonth() === date.month - 1 && probe.getUTCDate() === date.day;
  const onClock = !date.time || (date.time.hour < 24 && date.time.minute < 60);
  return onCalendar && onClock ? date : undefined;
}
