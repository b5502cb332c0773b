import { readCalendarDate } from '#templates/contract/readCalendarDate.ts';
import { amsterdamMoment } from './amsterdamMoment.ts';

/** A date as the CMS writes it (`2021-09-05T13:00+02:00`, `05-09-2021`) as machines read it; nothing for no date. */
export function momentOf(written: string | undefined): string | undefined {
  const date = readCalendarDate(written);
  return date ? amsterdamMoment(date) : undefined;
}
