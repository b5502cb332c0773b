import { describe, expect, it } from 'vitest';
import { microsOf, momentOf } from './listChanges.ts';

describe('moments of changes', () => {
  it.each(['2026-01-31T12:00:00.123456Z', '2026-01-31T12:00:00.000001Z', '1999-12-31T23:59:59.999999Z'])(
    '%s is the same after being kept',
    (moment) => {
      expect(momentOf(microsOf(moment))).toBe(moment);
    },
  );

  it('may be given without parts of a second, or with thousandths', () => {
    expect(momentOf(microsOf('2026-01-31T12:00:00Z'))).toBe('2026-01-31T12:00:00.000000Z');
    expect(momentOf(microsOf('2026-01-31T12:00:00.5Z'))).toBe('2026-01-31T12:00:00.500000Z');
    expect(momentOf(microsOf('2026-01-31T12:00:00.123Z'))).toBe('2026-01-31T12:00:00.123000Z');
  });
});
