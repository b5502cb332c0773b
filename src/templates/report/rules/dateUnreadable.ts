import { readClockTime } from '../../contract/clockTime.ts';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import { dateFields, timeFields } from '../facts/dateFields.ts';
import { pageRule } from '../rule.ts';

/** A date or a time that is none: readers see it as it was typed, or not at all. */
export const dateUnreadable = pageRule({
  id: 'date-unreadable',
  severity: 'error',
  *check({ fields }) {
    for (const { key, text, pointer } of fields) {
      const isWrong = dateFields.has(key) ? !readCalendarDate(text) : timeFields.has(key) && !readClockTime(text);
      if (text !== '' && isWrong) yield { pointer, values: { date: text } };
    }
  },
});
