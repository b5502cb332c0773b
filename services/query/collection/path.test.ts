import { describe, expect, it } from 'vitest';
import { nameIn, parentOf, pathsTo } from './path.ts';

describe('a path in a tree', () => {
  it.each([
    ['nature/forest/old', ['nature', 'nature/forest', 'nature/forest/old']],
    ['Nature > Forest', ['Nature', 'Nature > Forest']],
    ['Nature::Forest :: Old', ['Nature', 'Nature > Forest', 'Nature > Forest > Old']],
    [' Nature › ', ['Nature']],
    ['nature', ['nature']],
    ['', []],
  ])('stands with those above it, from the top: %j', (path, all) => {
    expect(pathsTo(path)).toEqual(all);
  });

  it.each(['Agro/Food', 'and/or, mostly', 'http://data.example/theme/AGRI', '24/7 care'])(
    'is no path where a slash is a part of the name: %j',
    (name) => {
      expect(pathsTo(name)).toEqual([name]);
      expect([parentOf(name), nameIn(name)]).toEqual([undefined, name]);
    },
  );

  it('ends where nobody would follow it', () => {
    expect(pathsTo(`a${'/a'.repeat(1000)}`)).toHaveLength(8);
    expect(pathsTo('a > '.repeat(1000))).toHaveLength(8);
  });

  it('has a name and something that it is a part of', () => {
    expect([nameIn('nature/forest'), parentOf('nature/forest')]).toEqual(['forest', 'nature']);
    expect([nameIn('Nature > Forest'), parentOf('Nature > Forest')]).toEqual(['Forest', 'Nature']);
    expect([nameIn('nature'), parentOf('nature')]).toEqual(['nature', undefined]);
  });
});
