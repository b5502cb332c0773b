import type { CalendarDate } from './calendarDate.ts';

/** How the parts of a date are written (specification, section 3). */
export interface DateStyle {
  day?: 'numeric' | '2-digit' | undefined;
  month?: 'long' | 'short' | 'narrow' | undefined;
  year?: 'numeric' | '2-digit' | undefined;
}

type Part = 'day' | 'month' | 'year';

const wholeDate: readonly Part[] = ['day', 'month', 'year'];

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs more than a hundred uses of it. */
function formatter(language: string, style: Required<DateStyle>, parts: readonly Part[]): Intl.DateTimeFormat {
  const key = [language, style.day, style.month, style.year, ...parts].join();
  const known = formatters.get(key);
  if (known) {
    return known;
  }
  const chosen = Object.fromEntries(parts.map((part) => [part, style[part]]));
  const made = new Intl.DateTimeFormat(language, { ...chosen, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

function complete({ day = 'numeric', month = 'long', year = 'numeric' }: DateStyle) {
  return { day, month, year };
}

// The clock time has been read already; formatting it as UTC leaves it as it is on every machine.
function stamp(date: CalendarDate): number {
  return Date.UTC(date.year, date.month - 1, date.day);
}

/**
 * "5 september 2021" or "September 5, 2021"; with `parts` only those, in the order of the language.
 * @param language a language tag (BCP 47): `nl`, `en-GB`
 */
export function formatDate(
  date: CalendarDate,
  language: string,
  style: DateStyle = {},
  parts: readonly Part[] = wholeDate,
): string {
  return formatter(language, complete(style), parts).format(stamp(date));
}

/** A period in two halves, which read together: "12", "–", "14 november 2026". */
export interface WrittenPeriod {
  readonly first: string;
  readonly dash: string;
  readonly last: string;
}

/** Periods as they are written: finding their equal parts takes longer than rendering the card they stand on. */
const periods = new Map<string, WrittenPeriod>();
const maximumPeriods = 1000;

/**
 * A period with its equal parts written once: "12–14 november 2026", "30 november – 2 december 2026",
 * "November 12–14, 2026". Platforms put different spaces around the dash: here one on each side, and none between two
 * days alone, so that server and browser write the same.
 * @param end a later day than `start`
 */
export function formatPeriod(
  start: CalendarDate,
  end: CalendarDate,
  language: string,
  style: Pick<DateStyle, 'month'> = {},
): WrittenPeriod {
  const key = [language, style.month, stamp(start), stamp(end)].join();
  const known = periods.get(key);
  if (known) return known;
  const parts = formatter(language, complete(style), wholeDate).formatRangeToParts(stamp(start), stamp(end));
  const isOfDays = parts.filter(({ source }) => source === 'startRange').length === 1;
  const between = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const after = parts.findIndex(({ source }) => source === 'endRange');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  const written = {
    first: text(0, between),
    dash: text(between, after).replace(/\s*–\s*/, isOfDays ? '–' : ' – '),
    last: text(after),
  };
  if (periods.size >= maximumPeriods) periods.clear();
  periods.set(key, written);
  return written;
}
