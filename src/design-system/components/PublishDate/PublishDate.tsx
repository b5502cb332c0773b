import { type CalendarDate, clockTime, machineDate } from './calendarDate.ts';
import { type DateStyle, formatDate } from './formatDate.ts';

export interface PublishDateProps extends DateStyle {
  date: CalendarDate;
  /** Language tag: `nl`, `en-GB`. */
  language: string;
  /** Stands before the date, e.g. "Gepubliceerd op". */
  prefix?: string | undefined;
  /** `year` is the specification's `onlyYear`, `minute` its `time`. */
  precision?: 'year' | 'day' | 'minute' | undefined;
}

/** A date, the same on server and browser (specification, section 3). */
export function PublishDate({ date, language, prefix, precision = 'day', ...style }: PublishDateProps) {
  const day = formatDate(date, language, style, precision === 'year' ? ['year'] : undefined);
  const text = precision === 'minute' && date.time ? `${day}, ${clockTime(date.time)}` : day;
  return (
    <span>
      {prefix ? `${prefix} ` : null}
      <time dateTime={machineDate(date, precision)}>{text}</time>
    </span>
  );
}
