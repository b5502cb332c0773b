import { expect, it } from 'vitest';
import { calendarDateOf } from './calendarDateOf.ts';

it.each([
  ['in winter', '2026-01-05T11:05:00Z', { year: 2026, month: 1, day: 5, time: { hour: 12, minute: 5 } }],
  ['in summer', '2026-07-05T11:05:00Z', { year: 2026, month: 7, day: 5, time: { hour: 13, minute: 5 } }],
  ['after midnight here', '2026-12-31T23:30:00Z', { year: 2027, month: 1, day: 1, time: { hour: 0, minute: 30 } }],
  ['with an offset', '2026-05-03T23:00:00-05:00', { year: 2026, month: 5, day: 4, time: { hour: 6, minute: 0 } }],
])('shows when something was written on the clock of Amsterdam, %s', (_, at, expected) => {
  expect(calendarDateOf(at)).toEqual(expected);
});
