import { expect, it } from 'vitest';
import { createTermIndex } from './termIndex.ts';

const keyword = (text: string, nl: number, en: number) => ({ text, count: nl + en, inLanguage: { nl, en } });

it('suggests keywords that find the same once, in the spelling that most records have', () => {
  const index = createTermIndex([
    keyword('sustainability', 2, 26),
    keyword('Sustainability', 1, 396),
    keyword('sustainable food', 0, 32),
    keyword('CO2-uitstoot', 21, 0),
    keyword('CO2 uitstoot', 3, 0),
    keyword('Hygiene', 1, 0),
    keyword('hygiëne', 4, 0),
  ]);
  expect(index.find('sust', 'en', 6)).toEqual([
    { text: 'Sustainability', count: 397 },
    { text: 'sustainable food', count: 32 },
  ]);
  expect(index.find('hyg', 'nl', 6)).toEqual([{ text: 'hygiëne', count: 4 }]);
  // A hyphen keeps words together that a space does not.
  expect(index.find('co2 uit', 'nl', 6).map(({ text }) => text)).toEqual(['CO2-uitstoot', 'CO2 uitstoot']);
});
