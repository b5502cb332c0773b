import { expect, it } from 'vitest';
import { conjugationsOf } from './conjugations.ts';
import { lexiconOf } from './lexicon.ts';

it.each([
  ['werkt', 'werken'],
  ['blijft', 'blijven'],
  ['reist', 'reizen'],
  ['gebruikt', 'gebruiken'],
  ['neemt', 'nemen'],
  ['opneemt', 'opnemen'],
  ['eet', 'eten'],
  ['valt', 'vallen'],
  ['werken', 'werkt'],
  ['leven', 'leeft'],
  ['reizen', 'reist'],
  ['slapen', 'slaapt'],
  ['leggen', 'legt'],
  ['bekapt', 'bekappen'],
])('%s and %s', (word, other) => {
  expect(conjugationsOf(word, lexiconOf('nl').has)).toContain(other);
});

it.each(['kast', 'plant', 'mest', 'kassen', 'plannen', 'best', 'bessen'])('takes no noun for a verb: %s', (noun) => {
  expect(conjugationsOf(noun, lexiconOf('nl').has)).toEqual([]);
});
