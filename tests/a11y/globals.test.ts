import { expect, it } from 'vitest';
import { readGlobals } from '../../.storybook/globals.ts';

it.each([
  ['390px', 390],
  ['390', 390],
  [390, 390],
  ['free', 'free'],
  ['391px', 'free'],
  [undefined, 'free'],
])('reads the width %j of an address as %j', (width, read) => {
  expect(readGlobals({ width }).width).toBe(read);
});
