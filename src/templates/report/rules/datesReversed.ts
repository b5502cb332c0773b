import { machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readClockTime } from '../../contract/clockTime.ts';
import { isRecord } from '../../contract/empty.ts';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import { textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** Something ends before it begins. */
export const datesReversed = pageRule({
  id: 'dates-reversed',
  severity: 'error',
  *check({ answer }) {
    for (const { value, pointer } of objectsIn({ metadata: answer.metadata, contents: answer.contents }, '')) {
      const [start, end] = [readCalendarDate(textOf(value.startdate)), readCalendarDate(textOf(value.enddate))];
      if (!start || !end) continue;
      const [from, to] = [machineDate(start, 'day'), machineDate(end, 'day')];
      const [begin, stop] = [readClockTime(textOf(value.starttime)), readClockTime(textOf(value.endtime))];
      const values = { start: textOf(value.startdate), end: textOf(value.enddate) };
      if (to < from) yield { pointer: `${pointer}/enddate`, values };
      else if (to === from && begin && stop && stop < begin)
        yield { pointer: `${pointer}/endtime`, values: { start: begin, end: stop } };
    }
  },
});

interface Found {
  readonly value: Record<string, unknown>;
  readonly pointer: string;
}

function* objectsIn(value: unknown, pointer: string): Iterable<Found> {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* objectsIn(entry, `${pointer}/${index}`);
  else if (isRecord(value)) {
    if ('startdate' in value) yield { value, pointer };
    for (const key of Object.keys(value))
      if (typeof value[key] === 'object') yield* objectsIn(value[key], `${pointer}/${key}`);
  }
}
