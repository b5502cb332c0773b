import { clockTime, machineDate, readCalendarDate } from './calendarDate.ts';
import { type DateLanguage, type DateStyle, formatDate } from './formatDate.ts';

export interface PublishDateProps extends DateStyle {
  /** As the content management system writes it: `2021-09-05T13:00+02:00`, `2021-09-05` or `05-09-2021`. */
  date: string;
  language: DateLanguage;
  /** Stands before the date, e.g. "Gepubliceerd op". */
  prefix?: string | undefined;
  /** `year` is the specification's `onlyYear`, `minute` its `time`. */
  precision?: 'year' | 'day' | 'minute' | undefined;
}

/**
 * A date on the Dutch clock, the same on server and browser; nothing at all when it is no date
 * (specification, section 3).
 */
export function PublishDate({ date, language, prefix, precision = 'day', ...style }: PublishDateProps) {
  const read = readCalendarDate(date);
  if (!read) {
    return null;
  }
  const day = formatDate(read, language, style, precision === 'year' ? ['year'] : undefined);
  const text = precision === 'minute' && read.time ? `${day}, ${clockTime(read.time)}` : day;
  return (
    <span>
      {prefix ? `${prefix} ` : null}
      <time dateTime={machineDate(read, precision)}>{text}</time>
    </span>
  );
}
