import { expect, it } from 'vitest';
import { pageAddress, withParameter } from './pageAddress.ts';

it.each([
  ['/nieuws/veenweide', '/nieuws/veenweide'],
  ['/nieuws/veenweide?posted=1#comments', '/nieuws/veenweide'],
  ['/nieuws/veenweide?comments=all&language=en#comments', '/nieuws/veenweide?language=en'],
  ['/nieuws/veenweide?language=<b>', '/nieuws/veenweide'],
  ['/nieuws/veenweide?term=veen?&language=en', '/nieuws/veenweide?language=en'],
  ['/nieuws/veenweide#?language=en', '/nieuws/veenweide'],
  ['/?language=en', '/?language=en'],
  ['', ''],
])('keeps of %s the page and its language', (address, kept) => {
  expect(pageAddress(address)).toBe(kept);
});

it('adds a parameter, to those there are', () => {
  expect(withParameter('/x', 'comments', 'all')).toBe('/x?comments=all');
  expect(withParameter('/x?language=en', 'posted', 'a b')).toBe('/x?language=en&posted=a%20b');
});
