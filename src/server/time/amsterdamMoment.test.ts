import { describe, expect, it } from 'vitest';
import { readCalendarDate } from '#templates/contract/readCalendarDate.ts';
import { amsterdamMoment } from './amsterdamMoment.ts';

const momentOf = (written: string) => {
  const date = readCalendarDate(written);
  return date && amsterdamMoment(date);
};

describe('a moment on the Dutch clock', () => {
  it('has the offset of its season, whatever the CMS wrote', () => {
    expect(momentOf('2026-01-09T13:00+02:00')).toBe('2026-01-09T13:00+01:00');
    expect(momentOf('2026-07-09T13:00+02:00')).toBe('2026-07-09T13:00+02:00');
  });

  it('has the right one on both sides of a change of the clock', () => {
    expect(momentOf('2026-03-29T01:30')).toBe('2026-03-29T01:30+01:00');
    expect(momentOf('2026-03-29T03:30')).toBe('2026-03-29T03:30+02:00');
    expect(momentOf('2026-10-25T01:30')).toBe('2026-10-25T01:30+02:00');
    expect(momentOf('2026-10-25T03:30')).toBe('2026-10-25T03:30+01:00');
  });

  it('is a bare day where no time is known', () => {
    expect(momentOf('21-01-2027')).toBe('2027-01-21');
  });
});
