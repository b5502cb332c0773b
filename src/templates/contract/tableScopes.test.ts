import { describe, expect, it } from 'vitest';
import { withTableScopes } from './tableScopes.ts';

describe('the headings of a table', () => {
  it.each([
    [
      'head the columns where the first row has nothing else',
      '<table><tbody><tr><th>Soort</th><th colspan="2">Opbrengst</th></tr><tr><td>a</td><td>1</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="col">Soort</th><th scope="col" colspan="2">Opbrengst</th></tr><tr><td>a</td><td>1</td></tr></tbody></table>',
    ],
    [
      'head the columns in every row of the head',
      '<table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><thead><tr><th scope="col">A</th></tr><tr><th scope="col">B</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'head the row where they stand at its beginning',
      '<table><tr><th>Rode klaver</th><td>2,8</td></tr></table>',
      '<table><tr><th scope="row">Rode klaver</th><td>2,8</td></tr></table>',
    ],
    [
      'keep what an editor said of them',
      '<table><tr><th scope="row">A</th><th>B</th></tr></table>',
      '<table><tr><th scope="row">A</th><th scope="col">B</th></tr></table>',
    ],
    [
      'stay apart in a table inside a table',
      '<table><tr><th>A</th><td><table><tr><th>B</th></tr></table></td></tr></table>',
      '<table><tr><th scope="row">A</th><td><table><tr><th scope="col">B</th></tr></table></td></tr></table>',
    ],
  ])('%s', (_, html, expected) => {
    expect(withTableScopes(html)).toBe(expected);
  });

  it.each([
    ['in the middle of a row of data', '<table><tr><td>1</td><th>A</th></tr></table>'],
    ['that stand alone below data', '<table><tr><td>1</td></tr><tr><th>A</th></tr></table>'],
    ['outside any table', '<th>A</th>'],
  ])('say nothing of what cannot be known: %s', (_, html) => {
    expect(withTableScopes(html)).toBe(html);
  });
});
