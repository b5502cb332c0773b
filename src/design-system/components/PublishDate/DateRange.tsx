import { machineDate, readCalendarDate } from './calendarDate.ts';
import { type DateLanguage, type DateStyle, formatDate, formatPeriod } from './formatDate.ts';

export interface DateRangeProps extends DateStyle {
  /** First day, in any form that PublishDate reads. */
  start: string;
  /** Last day; without it, or when it cannot be read or lies before the start, the first day stands alone. */
  end?: string | undefined;
  language: DateLanguage;
}

/** A period with its equal parts written once, e.g. "12–14 november 2026"; nothing when the start is no date. */
export function DateRange({ start, end, language, ...style }: DateRangeProps) {
  const first = readCalendarDate(start);
  if (!first) {
    return null;
  }
  const last = end === undefined ? null : readCalendarDate(end);
  if (!last || machineDate(last, 'day') <= machineDate(first, 'day')) {
    return <time dateTime={machineDate(first, 'day')}>{formatDate(first, language, style)}</time>;
  }
  // HTML has no element for a period; two dates separated by a slash are its ISO 8601 form.
  return (
    <time dateTime={`${machineDate(first, 'day')}/${machineDate(last, 'day')}`}>
      {formatPeriod(first, last, language, style)}
    </time>
  );
}
