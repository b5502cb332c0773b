import { describe, expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::7]:4711', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('counts %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
