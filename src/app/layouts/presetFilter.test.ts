import { describe, expect, it } from 'vitest';
import { presetFilter } from './presetFilter.ts';

describe('the filter that a page’s own search starts with', () => {
  it.each([
    ['uitgever:WUR', { name: 'uitgever', value: 'WUR' }],
    ['Documenttype = Rapport', { name: 'documenttype', value: 'Rapport' }],
    ['trefwoord: varkens', { name: 'trefwoord', value: 'varkens' }],
  ])('is the facet the editor names: %s', (identifier, filter) => {
    expect(presetFilter(identifier)).toEqual(filter);
  });

  it.each(['bodem-en-water', 'dier: en welzijn', 'uitgever:'])('is a theme when no facet is named: %s', (value) => {
    expect(presetFilter(value)).toEqual({ name: 'thema', value });
  });

  it.each([undefined, '', '  '])('is none when the editor wrote none: %j', (identifier) => {
    expect(presetFilter(identifier)).toBeUndefined();
  });
});
