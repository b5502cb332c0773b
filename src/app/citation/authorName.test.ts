import { describe, expect, it } from 'vitest';
import { cslName, surnameFirst } from './authorName.ts';

describe('the parts of a name', () => {
  it.each([
    ['Anna Maria de Boer', 'Boer, A.M. de', 'Boer', 'Anna Maria', 'de'],
    ['de Boer, Anna', 'Boer, A. de', 'Boer', 'Anna', 'de'],
    ['Boer, A. de', 'Boer, A. de', 'Boer', 'A.', 'de'],
    ['J.W. VAN DER QUISPEL', 'Quispel, J.W. van der', 'Quispel', 'J.W.', 'van der'],
    ['Jansen JW', 'Jansen, J.W.', 'Jansen', 'JW', undefined],
    ['Ljungkvist, Tomas', '', 'Ljungkvist', 'Tomas', undefined],
    ["Jacobus van 't Hoff", "Hoff, J. van 't", 'Hoff', 'Jacobus', "van 't"],
    ['Stein, L. von & zu', '', 'Stein', 'L.', 'von & zu'],
    ['Soil, Water & Climate', '', 'Soil', 'Water & Climate', undefined],
    ['Jansen, A. (1950-)', '', 'Jansen', 'A. (1950-)', undefined],
    ['王, 小明', '王, 小.', '王', '小明', undefined],
    ['Wang, 小明', '', 'Wang', '小明', undefined],
    ['김, 철수', '', '김', '철수', undefined],
    ['الخطيب, أحمد', '', 'الخطيب', 'أحمد', undefined],
    ['כהן, דוד', '', 'כהן', 'דוד', undefined],
    // Georgian letters have capitals, which names are not written with.
    ['ბერიძე, დავით', '', 'ბერიძე', 'დავით', undefined],
    ['Иванов, Пётр', '', 'Иванов', 'Пётр', undefined],
    ['hooks, bell', '', 'hooks', 'bell', undefined],
  ])('%s', (name, listed, family, given, particle) => {
    expect(cslName({ name, listed })).toEqual({
      family,
      given,
      ...(particle !== undefined && { 'non-dropping-particle': particle }),
    });
  });

  it.each([
    ['FAO', 'FAO'],
    ['Wageningen Livestock Research', 'Wageningen Livestock Research'],
    ['Anna de Boer', ''],
    [
      'Ministerie van Landbouw, Visserij, Voedselzekerheid en Natuur',
      'Ministerie van Landbouw, Visserij, Voedselzekerheid en Natuur',
    ],
  ])('are none where nothing tells them: %s', (name, listed) => {
    expect(cslName({ name, listed })).toEqual({ literal: name });
  });

  it('stand in a list with the surname first', () => {
    expect(surnameFirst({ name: 'Anna de Boer', listed: 'Boer, A. de' })).toBe('de Boer, Anna');
    expect(surnameFirst({ name: 'FAO', listed: 'FAO' })).toBe('FAO');
  });
});
