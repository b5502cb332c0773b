/** An hour with its minutes, perhaps with a half of the day, and whatever follows: an end, a zone, `uur`. */
const withMinutes = /^(\d{1,2})[:.](\d{2})(?!\d)(?:\s*([ap])\.?m(?!\p{L}))?(.*)$/isu;

/** An hour alone: a bare number is no time, and a longer text may mean anything by it. */
const hourAlone = /^(\d{1,2})\s*(?:([ap])\.?m|uur|u|h)\.?$/i;

/**
 * A half of the day that stands by a later time may be that of the first: `11:00 – 1:00 pm`, `1:00 – 3:00 pm`. It does
 * not where the first is one of twenty-four hours: `10.30 uur (inloop vanaf 10 a.m.)`; nor is every word `am` a half.
 */
const laterHalf = /^(?!\s*(?:uur|u|h)(?!\p{L})).*\d\s*[ap]\.?m(?!\p{L})/isu;

/**
 * `13:30` from the ways editors write a time of day: `13:30`, `13.30 uur`, `9:00`, `9 uur`, `1:30 pm`; the first one of
 * `13:30 tot 15:00`. Nothing from anything else, a bare number included.
 */
export function readClockTime(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  const [, number, minute = '', ownHalf, rest = ''] = withMinutes.exec(text) ?? [];
  if (number !== undefined) {
    return ownHalf === undefined && laterHalf.test(rest) ? undefined : timeOf(number, minute, ownHalf);
  }
  const [, hour, half] = hourAlone.exec(text) ?? [];
  return hour === undefined ? undefined : timeOf(hour, '00', half);
}

function timeOf(number: string, minute: string, half: string | undefined): string | undefined {
  const hour = hourOfDay(Number(number), half?.toLowerCase());
  return hour > 23 || Number(minute) > 59 ? undefined : `${String(hour).padStart(2, '0')}:${minute}`;
}

/** Twelve is the first hour of either half; `13:30 pm` says the same thing twice. */
function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
