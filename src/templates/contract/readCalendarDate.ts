import { type CalendarDate, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readClockTime } from './clockTime.ts';
import { inAmsterdam } from './inAmsterdam.ts';

/** With an offset behind a day alone, as XML writes it, and the name of a zone behind the offset, as Java does. */
const yearFirst =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?)?(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?(?:\[[\w/+-]+\])?$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:(?:T|,? )(.+))?$/;

/** An instant as programs count it: in s or in ms since 1970, from 2001 to 2286. */
const counted = /^[1-9]\d{9}(\d{3})?$/;

/**
 * Reads the CMS's dates, as moments on the Dutch clock: `2021-09-05T13:00+02:00`, `2021-09-05` and `05-09-2021`, and
 * what editors write beside these: `5/9/2021`, `5.9.2021 13:00`, `2021-9-5`. A day comes before its month. An
 * instant may be counted instead: `1630839600000`.
 *
 * The system writes `+02:00` in winter too, so its clock time is taken as it stands: turning it into an instant would
 * move a winter midnight to the day before. Any other offset is an instant and is converted to Amsterdam's clock, but
 * for a day's last minute: it is how systems write that a day is the last one, whatever zone they name.
 * @returns `undefined` for anything that is not a day in the calendar
 */
export function readCalendarDate(written: string | undefined): CalendarDate | undefined {
  const text = written?.trim() ?? '';
  const local = dayFirst.exec(text);
  if (local) {
    const [, day, month, year, clock] = local;
    const [hour, minute] = readClockTime(clock)?.split(':') ?? [];
    // What stands behind a day and is no time changes what the day means: `tot nader order`.
    if (clock !== undefined && hour === undefined) return undefined;
    return existing(dateOf(year, month, day, hour, minute));
  }
  const instant = counted.exec(text);
  if (instant) return inAmsterdam(Number(text) * (instant[1] === undefined ? 1000 : 1));
  const match = yearFirst.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, offset] = match;
  const date = existing(dateOf(year, month, day, hour, minute));
  const isLastMinute = hour === '23' && minute === '59';
  if (!date?.time || offset === undefined || isLastMinute || /^\+0[12](?::?00)?$/.test(offset)) return date;
  const moment = Date.parse(
    machineDate(date, 'minute') + offset.replace(/^(.\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00'),
  );
  return Number.isNaN(moment) ? undefined : inAmsterdam(moment);
}

function dateOf(year?: string, month?: string, day?: string, hour?: string, minute?: string): CalendarDate {
  const time = hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
  return { year: Number(year), month: Number(month), day: Number(day), time };
}

function existing(date: CalendarDate): CalendarDate | undefined {
  const probe = new Date(Date.UTC(date.year, date.month - 1, date.day));
  // Of the first hundred years it would make the last century's: where one is written, no date was set.
  const onCalendar =
    probe.getUTCFullYear() === date.year && probe.getUTCMonth() === date.month - 1 && probe.getUTCDate() === date.day;
  const onClock = !date.time || (date.time.hour < 24 && date.time.minute < 60);
  return onCalendar && onClock ? date : undefined;
}
