import { type CalendarDate, machineDate } from '../PublishDate/calendarDate.ts';
import { formatDate } from '../PublishDate/formatDate.ts';

export interface DateBlockProps {
  date: CalendarDate;
  /** Language tag: `nl`, `en-GB`. */
  language: string;
}

interface DateBlockLook {
  ground: keyof typeof grounds;
  /** Where the date is also said in words, listeners hear those alone. */
  'aria-hidden'?: boolean | undefined;
}

const grounds = { surface: 'bg-surface', tint: 'bg-badge-event/12' } as const;

/** A leaf of the calendar: the day large, the month under it. */
export function DateBlock({ date, language, ground, ...rest }: DateBlockProps & DateBlockLook) {
  return (
    <time
      dateTime={machineDate(date, 'day')}
      {...rest}
      className={`${grounds[ground]} forced-colors:border print:break-inside-avoid print:border flex min-w-16 shrink-0 flex-col items-center gap-1 rounded-control px-3 py-2.5 font-heading text-heading`}
    >
      <span className="text-title-medium leading-none font-(weight:--site-weight-heading) even-figures">
        {formatDate(date, language, {}, ['day'])}
      </span>{' '}
      <span className="text-small leading-heading">{formatDate(date, language, { month: 'short' }, ['month'])}</span>
    </time>
  );
}
