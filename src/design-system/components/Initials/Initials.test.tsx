import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Initials } from './Initials.tsx';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Jantine de Vries', 'JV'],
    ['wilg22', 'W'],
    ['  Anna   van den Berg ', 'AB'],
    ['(Özlem) “Çelik”', 'ÖÇ'],
    ['𝒜da Boom', '𝒜B'],
    ['🌱', ''],
    ['', ''],
  ])('%j becomes %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Initials', () => {
  it('says nothing to screen readers', () => {
    expect(renderToStaticMarkup(<Initials name="Jantine de Vries" size="text" />)).toMatch(
      /^<span aria-hidden="true"[^>]*>JV<\/span>$/,
    );
  });

  it('shows a sign where a name has no letters', () => {
    expect(renderToStaticMarkup(<Initials name="🌱" size="bar" />)).toContain('#user"');
  });
});
