import type { CalendarDate } from './calendarDate.ts';

export type DateLanguage = 'nl' | 'en';

/** How the parts of a date are written (specification, section 3). */
export interface DateStyle {
  day?: 'numeric' | '2-digit' | undefined;
  month?: 'long' | 'short' | 'narrow' | undefined;
  year?: 'numeric' | '2-digit' | undefined;
}

type Part = 'day' | 'month' | 'year';

const locales = { nl: 'nl-NL', en: 'en-US' } as const satisfies Record<DateLanguage, string>;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs more than a hundred uses of it. */
function formatter(language: DateLanguage, style: Required<DateStyle>, parts: readonly Part[]): Intl.DateTimeFormat {
  const key = [language, style.day, style.month, style.year, ...parts].join();
  const known = formatters.get(key);
  if (known) {
    return known;
  }
  const chosen = Object.fromEntries(parts.map((part) => [part, style[part]]));
  const made = new Intl.DateTimeFormat(locales[language], { ...chosen, timeZone: 'UTC' });
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

/** "5 september 2021" or "September 5, 2021"; with `parts` only those, in the order of the language. */
export function formatDate(
  date: CalendarDate,
  language: DateLanguage,
  style: DateStyle = {},
  parts: readonly Part[] = ['day', 'month', 'year'],
): string {
  return formatter(language, complete(style), parts).format(stamp(date));
}

/**
 * A period with its equal parts written once: "12–14 november 2026", "30 november – 2 december 2026",
 * "November 12–14, 2026".
 */
export function formatPeriod(start: CalendarDate, end: CalendarDate, language: DateLanguage, style: DateStyle = {}) {
  const whole = (date: CalendarDate) => formatDate(date, language, style);
  if (start.year !== end.year) {
    return `${whole(start)} – ${whole(end)}`;
  }
  if (start.month === end.month && start.day === end.day) {
    return whole(start);
  }
  const day = (date: CalendarDate) => formatDate(date, language, style, ['day']);
  const dayAndMonth = (date: CalendarDate) => formatDate(date, language, style, ['day', 'month']);
  if (language === 'nl') {
    return start.month === end.month ? `${day(start)}–${whole(end)}` : `${dayAndMonth(start)} – ${whole(end)}`;
  }
  const year = formatDate(end, language, style, ['year']);
  return start.month === end.month
    ? `${dayAndMonth(start)}–${day(end)}, ${year}`
    : `${dayAndMonth(start)} – ${dayAndMonth(end)}, ${year}`;
}
