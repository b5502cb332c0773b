import { describe, expect, it } from 'vitest';
import { lineDifferences, styleDifferences } from './inspect.ts';

describe('what differs besides pixels', () => {
  it('is lines that went and came, in their order', () => {
    expect(lineDifferences('- main:\n  - link "A"\n  - link "B"', '- main:\n  - link "B"\n  - link "C"')).toEqual([
      '- - link "A"',
      '+ - link "C"',
    ]);
  });

  it('is each change of a style once, at the innermost element', () => {
    const before = { 'main:0|main': { color: 'red' }, 'main:0>a:0|a "Lees"': { color: 'red' } };
    const after = { 'main:0|main': { color: 'blue' }, 'main:0>a:0|a "Lees"': { color: 'blue' } };
    expect(styleDifferences(before, after)).toEqual([
      { element: 'a "Lees"', property: 'color', before: 'red', after: 'blue' },
    ]);
  });

  it('is not what follows the colour of the text', () => {
    const of = (color: string) => ({ 'a:0|a': { color, 'border-color': color, 'outline-color': 'black' } });
    expect(styleDifferences(of('red'), of('blue')).map(({ property }) => property)).toEqual(['color']);
  });
});
