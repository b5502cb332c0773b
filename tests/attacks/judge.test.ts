import { expect, it } from 'vitest';
import { addressOf, complaintsAbout } from './judge.ts';
import type { RawAnswer } from './sendRaw.ts';

const attack = { service: 'portal', mostBytes: 100, mayClose: false, name: '', parts: () => [] } as const;
const answer = (body: string, headers: Record<string, string> = {}, status = 200): RawAnswer => ({
  status,
  headers: new Map(Object.entries({ 'content-type': 'text/html', 'x-content-type-options': 'nosniff', ...headers })),
  body: Buffer.from(body),
});

it('an answer with nothing of the stranger in it is fine', () => {
  expect(complaintsAbout(attack, answer('<p>&lt;script>attacked()</p>'))).toEqual([]);
});

it.each([
  ['no answer', answer('', {}, 0)],
  ['status 500', answer('', {}, 500)],
  ['101 bytes', answer('a'.repeat(101))],
  ['a header of the stranger', answer('', { 'x-attacked': 'yes' })],
  ['what was sent stands in it', answer('<script>attacked()</script>')],
  ['what was sent stands in it', answer('<a href="//attacked.example/a">')],
  ['leads to //attacked.example', answer('', { location: '//attacked.example' }, 302)],
  ['tells of its insides: at portal (file', answer('Oh: at portal (file:///a.js)')],
  ['a type that may be guessed', { ...answer('a'), headers: new Map([['content-type', 'text/plain']]) }],
])('is complained of: %s', (complaint, wrong) => {
  expect(complaintsAbout(attack, wrong)).toEqual([complaint]);
});

it('a hundred thousand strangers have addresses of their own', () => {
  expect(new Set(Array.from({ length: 100_000 }, (_, place) => addressOf(place))).size).toBe(100_000);
});
