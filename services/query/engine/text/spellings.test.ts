import { describe, expect, it } from 'vitest';
import { createSpellings } from './spellings.ts';

describe('the spelling of a folded word', () => {
  it('is the one that most texts have', () => {
    const spellings = createSpellings();
    for (const text of ['Reünie van oud-leerlingen', 'reünie', 'een re\u0308union', 'Cafe', 'Café', 'cafe'])
      spellings.add(text);
    expect(spellings.of('reunie', 2)).toBe('reünie');
    expect(spellings.of('reunion', 1)).toBe('rëunion');
    expect(spellings.of('cafe', 3)).toBe('cafe');
    expect(spellings.of('leerlingen', 1)).toBe('leerlingen');
    expect(spellings.of('nergens', 0)).toBe('nergens');
  });
});
