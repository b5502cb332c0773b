import { machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import { eventPhase } from '../../plan/eventPhase.ts';
import { entriesOf, textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** Something that is over and still announced: an entry of a list, a page past its date, the event of this page. */
export const eventOver = pageRule({
  id: 'event-over',
  severity: 'warning',
  *check({ elements, plan: { details }, metadata, metadataAt, now, isItem, title }) {
    const today = readCalendarDate(now.toISOString());
    const isPast = (date: string) => {
      const day = readCalendarDate(date);
      return day !== undefined && today !== undefined && machineDate(day, 'day') < machineDate(today, 'day');
    };
    for (const { fields, at } of elements) {
      for (const { at: place, entry } of entriesOf(fields.items)) {
        const key = textOf(entry.enddate) === '' ? 'startdate' : 'enddate';
        const date = textOf(entry[key]);
        // An archive lists what is over on purpose.
        if (date !== '' && isPast(date))
          yield {
            pointer: at('items', ...place, key),
            values: { what: textOf(entry.title), date },
            severity: 'advice',
          };
      }
    }
    const expires = textOf(metadata.expiration_date);
    if (isItem && expires !== '' && isPast(expires))
      yield { pointer: metadataAt('expiration_date'), values: { what: title, date: expires } };
    if ('event' in details && eventPhase(details.event, now) === 'past') {
      const date = details.event.end ?? details.event.start ?? '';
      // The page of an event stays for its report; the lists that announce it are another thing.
      yield { pointer: metadataAt('item_metadata', 'event_date'), values: { what: title, date }, severity: 'advice' };
    }
  },
});
