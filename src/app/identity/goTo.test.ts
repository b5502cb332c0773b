import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo } from './goTo.ts';

const origin = 'http://localhost:3000';
let address: string;
let steps: string[];

/** As far as going somewhere takes one: a history refuses other origins, as browsers' do. */
beforeEach(() => {
  address = `${origin}/mest?code=c&state=s`;
  steps = [];
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('history', {
    replaceState(_state: unknown, _title: string, path: string) {
      const next = new URL(path, address);
      if (next.origin !== origin) throw new DOMException('Another origin', 'SecurityError');
      address = next.href;
    },
  });
  vi.stubGlobal('PopStateEvent', Event);
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => steps.push(`${type} at ${address}`));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/', '/'],
  ['/bodem?language=en#comments', '/bodem?language=en#comments'],
  [`${origin}/bodem`, '/bodem'],
])('goes to %s, and tells the router', (path, expected) => {
  goTo(path);
  expect(steps).toEqual([`popstate at ${origin}${expected}`]);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  '/.//evil.example/',
  'http://localhost:3001/',
  'http://localhost:3000@evil.example/',
  'javascript:alert(1)',
  'http://',
])('goes home when it was to go to %s', (path) => {
  goTo(path);
  expect(steps).toEqual([`popstate at ${origin}/`]);
});
