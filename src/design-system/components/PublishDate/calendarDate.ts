/** A moment on the Dutch wall clock. `time` is there when the source gave one. */
export interface CalendarDate {
  year: number;
  /** 1-12 */
  month: number;
  /** 1-31 */
  day: number;
  time: { hour: number; minute: number } | null;
}

const timestamp = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/**
 * Reads the content management system's dates: `2021-09-05T13:00+02:00`, `2021-09-05` and `05-09-2021`.
 *
 * The system writes `+02:00` in winter too, so its clock time is taken as it stands: turning it into an instant would
 * move a winter midnight to the day before. Any other offset is an instant and is converted to Amsterdam's clock.
 * @returns null for anything that is not a day in the calendar.
 */
export function readCalendarDate(value: string): CalendarDate | null {
  const text = value.trim();
  const local = dayFirst.exec(text);
  if (local) {
    return existing({ year: Number(local[3]), month: Number(local[2]), day: Number(local[1]), time: null });
  }
  const match = timestamp.exec(text);
  if (!match) {
    return null;
  }
  const [, year, month, day, hour, minute, offset] = match;
  const time = hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
  const written = existing({ year: Number(year), month: Number(month), day: Number(day), time });
  if (!written || offset === undefined || /^\+0[12]:?00$/.test(offset)) {
    return written;
  }
  return inAmsterdam(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

function existing(date: CalendarDate): CalendarDate | null {
  const probe = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const onCalendar = probe.getUTCMonth() === date.month - 1 && probe.getUTCDate() === date.day;
  const onClock = !date.time || (date.time.hour < 24 && date.time.minute < 60);
  return onCalendar && onClock ? date : null;
}

const amsterdamClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

function inAmsterdam(iso: string): CalendarDate | null {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) {
    return null;
  }
  const parts = amsterdamClock.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    time: { hour: part('hour'), minute: part('minute') },
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** The value of a `<time>` element: `2021`, `2021-09-05` or `2021-09-05T13:00`. */
export function machineDate(date: CalendarDate, precision: 'year' | 'day' | 'minute'): string {
  if (precision === 'year') {
    return String(date.year);
  }
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  return precision === 'minute' && date.time ? `${day}T${clockTime(date.time)}` : day;
}

/** `13:05`: the same on every platform, unlike a formatted time (which may hold a narrow space and AM or PM). */
export function clockTime(time: { hour: number; minute: number }): string {
  return `${two(time.hour)}:${two(time.minute)}`;
}
