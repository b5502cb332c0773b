import type { CalendarDate } from '#design-system/components/PublishDate/calendarDate.ts';

let clock: Intl.DateTimeFormat | undefined;

/** Made when it is first needed, which on most pages is never: reading the time zones takes a phone 65 ms. */
const amsterdamClock = (): Intl.DateTimeFormat => {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Amsterdam',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return clock;
};

/**
 * An instant on the Dutch clock, which readers and servers share, wherever they are.
 * @param instant ms since 1970
 * @throws RangeError when there is no such instant
 */
export function inAmsterdam(instant: number): CalendarDate {
  const parts = amsterdamClock().formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    time: { hour: part('hour'), minute: part('minute') },
  };
}
