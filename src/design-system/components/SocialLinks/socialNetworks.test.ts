import { describe, expect, it } from 'vitest';
import { socialNetworkOf } from './socialNetworks.ts';

describe('the network an address leads to', () => {
  it.each([
    ['https://www.linkedin.com/company/groen', 'linkedin'],
    ['https://nl.linkedin.com/in/redactie', 'linkedin'],
    ['https://twitter.com/groen', 'x'],
    ['https://x.com/groen', 'x'],
    ['https://youtu.be/abc', 'youtube'],
    ['https://m.facebook.com/groen', 'facebook'],
  ])('%s is %s', (href, network) => {
    expect(socialNetworkOf(href)).toBe(network);
  });

  it('is none for a host that merely ends in the same letters', () => {
    expect(socialNetworkOf('https://phoenix.com/groen')).toBe('other');
  });

  it('is none for what is no absolute address', () => {
    expect(socialNetworkOf('/linkedin.com')).toBe('other');
  });
});
