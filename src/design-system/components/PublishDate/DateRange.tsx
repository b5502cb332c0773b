import { type CalendarDate, machineDate } from './calendarDate.ts';
import { type DateStyle, formatDate, formatPeriod } from './formatDate.ts';

export interface DateRangeProps extends Pick<DateStyle, 'month'> {
  /** First day. */
  start: CalendarDate;
  /** Last day; without it, or when it lies before the start, the first day stands alone. */
  end?: CalendarDate | undefined;
  /** Language tag: `nl`, `en-GB`. */
  language: string;
}

/** A period with its equal parts written once, e.g. "12–14 november 2026". */
export function DateRange({ start, end, language, ...style }: DateRangeProps) {
  const first = machineDate(start, 'day');
  const last = end && machineDate(end, 'day');
  if (!end || !last || last <= first) return <time dateTime={first}>{formatDate(start, language, style)}</time>;
  // HTML has no value for a period, only for its two days.
  const period = formatPeriod(start, end, language, style);
  return (
    <>
      <time dateTime={first}>{period.first}</time>
      {period.dash}
      <time dateTime={last}>{period.last}</time>
    </>
  );
}
