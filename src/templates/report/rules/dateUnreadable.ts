import { readClockTime } from '../../contract/clockTime.ts';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import { pageRule } from '../rule.ts';

const dates = new Set([
  'publication_date',
  'lastmodified_date',
  'expiration_date',
  'startdate',
  'enddate',
  'last_update',
]);
const times = new Set(['starttime', 'endtime']);

/** A date or a time that is none: readers see it as it was typed, or not at all. */
export const dateUnreadable = pageRule({
  id: 'date-unreadable',
  severity: 'error',
  *check({ fields }) {
    for (const { key, text, pointer } of fields) {
      const isWrong = dates.has(key) ? !readCalendarDate(text) : times.has(key) && !readClockTime(text);
      if (text !== '' && isWrong) yield { pointer, values: { date: text } };
    }
  },
});
