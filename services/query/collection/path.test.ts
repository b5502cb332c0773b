import { describe, expect, it } from 'vitest';
import { nameIn, parentOf, pathsTo } from './path.ts';

describe('a path in a tree', () => {
  it('stands with those above it, from the top', () => {
    expect(pathsTo('nature/forest/old')).toEqual(['nature', 'nature/forest', 'nature/forest/old']);
    expect(pathsTo('nature')).toEqual(['nature']);
    expect(pathsTo('')).toEqual([]);
  });

  it('is tidied, and ends where nobody would follow it', () => {
    expect(pathsTo(' nature // forest/ ')).toEqual(['nature', 'nature/forest']);
    expect(pathsTo('a/'.repeat(1000))).toHaveLength(6);
  });

  it('has a name and something that it is a part of', () => {
    expect([nameIn('nature/forest'), parentOf('nature/forest')]).toEqual(['forest', 'nature']);
    expect([nameIn('nature'), parentOf('nature')]).toEqual(['nature', undefined]);
  });
});
