import { expect, it } from 'vitest';
import { themePath } from './theme.ts';

it.each([
  ['natuur-en-landschap', 'natuur-en-landschap'],
  ['natuur/bos', 'natuur/bos'],
  ['Natuur > Bos', 'Natuur/Bos'],
  ['Natuur::Bos :: Oud', 'Natuur/Bos/Oud'],
  ['Natuur › ', 'Natuur'],
  ['', ''],
])('reads the theme %j as the path %j', (text, path) => {
  expect(themePath(text)).toBe(path);
});
