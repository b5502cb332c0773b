import { expect, test } from 'vitest';
import { inLines } from './inLines.ts';

test('JSON in one line is laid out, and loses nothing', async () => {
  const large = '{"id":12345678901234567890,"contents":[{"html":"<p>a, b</p>"}],"id":2}';
  const laidOut = await inLines(large);
  expect(laidOut.split('\n').slice(0, 3)).toEqual(['{', '  "id": 12345678901234567890,', '  "contents": [']);
  expect(laidOut.replaceAll(/\n */g, '').replaceAll('": ', '":')).toBe(large);
});

test('what has lines stays as somebody wrote it', async () => {
  const written = '{ "title":\n"Bodem" }';
  expect(await inLines(written)).toBe(written);
});

test('what is no JSON comes back to be told so', async () => {
  expect(await inLines('geen JSON')).toContain('geen');
  expect((await inLines('{"a":')).trim()).not.toBe('');
});

test('a megabyte is laid out at once', async () => {
  const many = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, html: '<p>Zand en veen.</p>' })));
  expect(JSON.parse(await inLines(many))).toEqual(JSON.parse(many));
});
