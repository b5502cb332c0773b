import { expect, it } from 'vitest';
import { textLanguage } from './textLanguage.ts';

it.each([
  ['nl', 'The title of this', 'nl'],
  ['en', 'De titel van het stuk', 'en'],
  ['', 'Effects of mowing on the birds of wet grassland', 'en'],
  ['', 'De gevolgen van het maaien voor vogels', 'nl'],
  ['af', 'Die boek van die plaas', 'nl'],
  ['de', 'Zur Düngung des Bodens', 'nl'],
  ['', 'Fire disturbance in Amazonian blackwater floodplain forests', 'en'],
  ['', 'Bodemverdichting in aardappelpercelen', 'nl'],
])('stems a text in %j by its language, or by what it says: %s', (language, title, expected) => {
  expect(textLanguage({ language, title, abstract: '' })).toBe(expected);
});
