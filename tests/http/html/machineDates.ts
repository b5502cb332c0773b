/*
 * What `datetime` may say (HTML Living Standard, 4.5.14 and 2.3.5). A range is none of it: it is two elements.
 */

const date = /^(?<year>\d{4,})-(?<month>\d\d)-(?<day>\d\d)$/;
const month = /^(?<year>\d{4,})-(?<month>\d\d)$/;
/** A day of every year; in a leap year, for who is born on one. */
const yearlessDate = /^(?:--)?(?<month>\d\d)-(?<day>\d\d)$/;
const week = /^(?<year>\d{4,})-W(?<week>\d\d)$/;
const year = /^(?<year>\d{4,})$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;
const offset = /^(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
const moment = /^(?<date>\d{4,}-\d\d-\d\d)[T ](?<time>[\d:.]+)(?<offset>Z|[+-][\d:]+)?$/;
const durations = [
  /^P(?=\d|T\d)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,3})?S)?)?$/,
  /^\s*(?:\d+\s*[WDHMS]\s*|\d+\.\d{1,3}\s*S\s*)+$/i,
];

/** Whether a value of `datetime` is one that HTML knows: a date, a part of one, a time, both, an offset, a duration. */
export function isMachineDate(value: string): boolean {
  if (time.test(value) || offset.test(value) || durations.some((pattern) => pattern.test(value))) return true;
  const both = moment.exec(value)?.groups;
  if (both) {
    return isDay(both.date ?? '') && time.test(both.time ?? '') && (!both.offset || offset.test(both.offset));
  }
  return isDay(value);
}

/** A day, or a week, month or year, that is in the calendar. */
function isDay(value: string): boolean {
  for (const pattern of [date, month, yearlessDate, week, year]) {
    const parts = pattern.exec(value)?.groups;
    if (parts) return isInCalendar(parts);
  }
  return false;
}

function isInCalendar(parts: Readonly<Record<string, string | undefined>>): boolean {
  const [y, m, d, w] = ['year', 'month', 'day', 'week'].map((part) => (parts[part] ? Number(parts[part]) : undefined));
  if (y === 0 || m === 0 || d === 0 || w === 0) return false;
  if (m !== undefined && m > 12) return false;
  if (d !== undefined && d > daysIn(y ?? 4, m ?? 1)) return false;
  return w === undefined || w <= weeksIn(y ?? 1);
}

function daysIn(y: number, m: number): number {
  return new Date(Date.UTC(y, m, 0)).getUTCDate();
}

/** Years have 53 weeks when they begin on a Thursday, or on a Wednesday with a leap day to come. */
function weeksIn(y: number): number {
  const first = new Date(Date.UTC(y, 0, 1)).getUTCDay();
  return first === 4 || (first === 3 && daysIn(y, 2) === 29) ? 53 : 52;
}
