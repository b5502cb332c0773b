import { describe, expect, it } from 'vitest';
import { type Box, popupPlace } from './popupPlace.ts';

const desktop: Box = { left: 0, top: 0, width: 1440, height: 900 };
const phone: Box = { left: 0, top: 0, width: 320, height: 640 };
const rem = 16;

describe('popupPlace', () => {
  it('lies below the field, as wide as it', () => {
    expect(popupPlace({ left: 100, top: 300, width: 700, height: 64 }, desktop, rem)).toEqual({
      left: 100,
      width: 700,
      edge: 372,
      side: 'below',
      maxHeight: 520,
    });
  });

  it('is wider than a narrow field, and moves in from the edge of the window', () => {
    expect(popupPlace({ left: 1200, top: 20, width: 160, height: 44 }, desktop, rem)).toMatchObject({
      left: 1440 - 16 - 320,
      width: 320,
    });
  });

  it('stays inside the narrowest window', () => {
    expect(popupPlace({ left: 16, top: 20, width: 288, height: 56 }, phone, rem)).toMatchObject({
      left: 16,
      width: 288,
    });
  });

  it('goes above the field when a keyboard leaves little room below', () => {
    const seen = { ...phone, height: 400 };
    expect(popupPlace({ left: 16, top: 300, width: 288, height: 56 }, seen, rem)).toMatchObject({
      side: 'above',
      edge: 292,
      maxHeight: 284,
    });
  });

  it('stays below where there is still less room above', () => {
    const seen = { ...phone, height: 200 };
    expect(popupPlace({ left: 16, top: 10, width: 288, height: 56 }, seen, rem)).toMatchObject({
      side: 'below',
      maxHeight: 128,
    });
  });

  it.each([
    { left: 16, top: 300, width: 288, height: 56 },
    { left: 16, top: 580, width: 288, height: 56 },
  ])('never covers the field', (field) => {
    const { side, edge } = popupPlace(field, phone, rem);
    if (side === 'below') expect(edge).toBeGreaterThan(field.top + field.height);
    else expect(edge).toBeLessThan(field.top);
  });

  it('is wider when text is enlarged', () => {
    expect(popupPlace({ left: 100, top: 20, width: 320, height: 44 }, desktop, 32).width).toBe(640);
  });
});
