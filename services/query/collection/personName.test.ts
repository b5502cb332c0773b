import { describe, expect, it } from 'vitest';
import { personName } from './personName.ts';

describe('personName', () => {
  it.each([
    'Boer, A.M. de',
    'de Boer, A.M.',
    'de Boer, Anna Maria',
    'Anna Maria de Boer',
    'A.M. de Boer',
    'A. M. de Boer',
    'Boer, Anna M. de',
    'de Boer AM',
    'DE BOER, A.M.',
  ])('lists %s under one name', (name) => {
    expect(personName(name)).toBe('Boer, A.M. de');
  });

  it.each([
    ['Jan-Willem van der Quispel', 'Quispel, J.W. van der'],
    ['van der Quispel, J.-W.', 'Quispel, J.W. van der'],
    ['Jansen JW', 'Jansen, J.W.'],
    ['Núñez-Çelik, Ö.', 'Núñez-Çelik, Ö.'],
    ['Tomas Ljungkvist', 'Ljungkvist, T.'],
    ['In, J.', 'In, J.'],
    ['IJSSELSTEIN, A. VAN', 'IJsselstein, A. van'],
  ])('%s is %s', (name, listed) => {
    expect(personName(name)).toBe(listed);
  });

  it.each([
    'FAO',
    'Wageningen Livestock Research',
    'Ministerie van Landbouw, Natuur en Voedselkwaliteit',
    'The Bovine HapMap Consortium',
    'Plato',
    '',
  ])('leaves what is no name of a person as it is: %s', (name) => {
    expect(personName(name)).toBe(name);
  });

  it('is settled: its own answer is listed under itself', () => {
    for (const name of ['Boer, A.M. de', 'Quispel, J.W. van der', 'Núñez-Çelik, Ö.']) {
      expect(personName(name)).toBe(name);
    }
  });
});
