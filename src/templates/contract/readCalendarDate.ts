import { type CalendarDate, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readClockTime } from './clockTime.ts';
import { inAmsterdam } from './inAmsterdam.ts';

/** With an offset behind a day alone, as XML writes it, and the name of a zone behind the offset, as Java does. */
const yearFirst =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?)?(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?(?:\[[\w/+-]+\])?$/;
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?:(?:T|,? )(?<clock>.+))?$/;

/** The months, from January, by their names in Dutch and English, written in full or cut short. */
const months = [
  'jan(?:uari|uary)?',
  'feb(?:ruari|ruary)?',
  'maart|mrt|march|mar',
  'apr(?:il)?',
  'mei|may',
  'juni?|june',
  'juli?|july',
  'aug(?:ustus|ust)?',
  'sept?(?:ember)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
].map((names) => new RegExp(`^(?:${names})$`, 'i'));

const weekday = '(?:(?:maan|dins|woens|donder|vrij|zater|zon|mon|tues|wednes|thurs|fri|satur|sun)da[gy],? )?';
/** With nothing behind it: `10.00 uur t/m 7 december` is another time than ten. */
const clock = '(?:(?:,| om| at)? (?<clock>\\d{1,2}(?:[.:h]\\d{2})?(?: ?(?:uur|u|h|hrs|[ap]\\.?m)\\.?)?))?';
/** `zondag 5 september 2021, 13.00 uur` and `September 5, 2021`. */
const inWords = [
  new RegExp(`^${weekday}(?<day>\\d{1,2}) (?<month>[a-z]+)\\.? (?<year>\\d{4})${clock}$`, 'i'),
  new RegExp(`^${weekday}(?<month>[a-z]+)\\.? (?<day>\\d{1,2}), (?<year>\\d{4})${clock}$`, 'i'),
];

/** An instant as programs count it: in s or in ms since 1970, from 2001 to 2286. */
const counted = /^[1-9]\d{9}(\d{3})?$/;

/**
 * Reads the CMS's dates, as moments on the Dutch clock: `2021-09-05T13:00+02:00`, `2021-09-05` and `05-09-2021`, and
 * what editors write beside these: `5/9/2021`, `5.9.2021 13:00`, `2021-9-5`, and in Dutch or English
 * `5 september 2021`. Among figures, a day comes before its month. An instant may be counted instead: `1630839600000`.
 *
 * The system writes `+02:00` in winter too, so its clock time is taken as it stands: turning it into an instant would
 * move a winter midnight to the day before. Any other offset is an instant and is converted to Amsterdam's clock, but
 * for a day's last minute: it is how systems write that a day is the last one, whatever zone they name.
 * @returns `undefined` for anything that is not a day in the calendar
 */
export function readCalendarDate(written: string | undefined): CalendarDate | undefined {
  const text = written?.trim() ?? '';
  // The system's own way comes first: the others are many.
  const match = yearFirst.exec(text);
  if (match) return readYearFirst(match);
  const local = readLocal(text);
  if (local) {
    const { day, month, year, clock } = local;
    const [hour, minute] = readClockTime(clock)?.split(':') ?? [];
    // What stands behind a day and is no time changes what the day means: `tot nader order`.
    if (clock !== undefined && hour === undefined) return undefined;
    return existing(dateOf(year, month, day, hour, minute));
  }
  const instant = counted.exec(text);
  return instant ? inAmsterdam(Number(text) * (instant[1] === undefined ? 1000 : 1)) : undefined;
}

function readYearFirst([, year, month, day, hour, minute, offset]: RegExpExecArray): CalendarDate | undefined {
  const date = existing(dateOf(year, month, day, hour, minute));
  const isLastMinute = hour === '23' && minute === '59';
  if (!date?.time || offset === undefined || isLastMinute || /^\+0[12](?::?00)?$/.test(offset)) return date;
  const moment = Date.parse(
    machineDate(date, 'minute') + offset.replace(/^(.\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00'),
  );
  return Number.isNaN(moment) ? undefined : inAmsterdam(moment);
}

interface LocalParts {
  readonly day?: string | undefined;
  /** By its number, from 1. */
  readonly month?: string | undefined;
  readonly year?: string | undefined;
  readonly clock?: string | undefined;
}

/** The parts of a date as people here write it, in figures or in words. */
function readLocal(text: string): LocalParts | undefined {
  const figures = dayFirst.exec(text)?.groups;
  if (figures) return figures;
  const words = inWords.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const month = months.findIndex((names) => names.test(words?.month ?? '')) + 1;
  return words && month > 0 ? { ...words, month: String(month) } : undefined;
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
