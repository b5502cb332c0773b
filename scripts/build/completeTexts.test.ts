import { describe, expect, it } from 'vitest';
import { completed } from './completeTexts.ts';

describe('texts of a language that is not finished', () => {
  const dutch = { find: 'Zoeken', clear: 'Wissen' };

  it('borrow what they lack from the source', () => {
    expect(completed({ find: 'Suchen' }, dutch, false)).toEqual({ find: 'Suchen', clear: 'Wissen' });
  });

  it('take an empty text for none', () => {
    expect(completed({ find: 'Suchen', clear: '' }, dutch, false)).toEqual({ find: 'Suchen', clear: 'Wissen' });
  });

  it('show in development what is borrowed', () => {
    expect(completed({ find: 'Suchen' }, dutch, true)).toEqual({ find: 'Suchen', clear: '⟦Wissen⟧' });
  });
});
