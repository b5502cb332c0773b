/** A day, with the time of day where it is known. */
export interface CalendarDate {
  readonly year: number;
  /** 1-12 */
  readonly month: number;
  /** 1-31 */
  readonly day: number;
  readonly time: { readonly hour: number; readonly minute: number } | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The value of a `<time>` element: `2021`, `2021-09-05` or `2021-09-05T13:00`. */
export function machineDate(date: CalendarDate, precision: 'year' | 'day' | 'minute'): string {
  // Four figures, or it is no date to a machine, and sorts between others: `0202`, where an editor meant 2022.
  const year = String(date.year).padStart(4, '0');
  if (precision === 'year') {
    return year;
  }
  const day = `${year}-${two(date.month)}-${two(date.day)}`;
  return precision === 'minute' && date.time ? `${day}T${clockTime(date.time)}` : day;
}

/** `13:05`: the same on every platform, unlike a formatted time (which may hold a narrow space and AM or PM). */
export function clockTime(time: { hour: number; minute: number }): string {
  return `${two(time.hour)}:${two(time.minute)}`;
}
