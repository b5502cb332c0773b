import { describe, expect, it } from 'vitest';
import { splitTracking } from './splitTracking.ts';

describe('splitTracking', () => {
  it.each([
    ['?utm_source=nieuwsbrief&utm_medium=email', '', 'utm_source=nieuwsbrief&utm_medium=email'],
    ['?start=20&fbclid=IwAR0x-_%20y&jaar=2020', '?start=20&jaar=2020', 'fbclid=IwAR0x-_%20y'],
    ['?gclid', '', 'gclid'],
    ['?mtm_campaign=voorjaar&mc_eid=7f&taal=nl', '?taal=nl', 'mtm_campaign=voorjaar&mc_eid=7f'],
  ])('takes %s apart', (asked, search, tracking) => {
    expect(splitTracking(asked)).toEqual({ search, tracking });
  });

  it.each([
    '',
    '?',
    '?language=en',
    // As it was written, whatever that is.
    '?a=%20+b&&c',
    // No names of ours, nor of theirs.
    '?utm=zone&wq_fbclid=1&term=utm_source%3Dx',
    '?q=gclid',
  ])('leaves %j as it is', (search) => {
    expect(splitTracking(search)).toEqual({ search, tracking: '' });
  });

  it('reads a long query once', () => {
    const long = `?${'utm_'.repeat(20_000)}&${'a&'.repeat(20_000)}fbclid=1`;
    expect(splitTracking(long).tracking.endsWith('fbclid=1')).toBe(true);
  });
});
