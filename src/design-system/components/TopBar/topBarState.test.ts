import { describe, expect, it } from 'vitest';
import { initialTopBarPosition, nextTopBarPosition, type TopBarPosition } from './topBarState.ts';

/** The bar after scrolling through these positions, one after the other. */
function scrolledTo(...positions: number[]): TopBarPosition {
  return positions.reduce(nextTopBarPosition, initialTopBarPosition);
}

describe('the top bar while scrolling', () => {
  it('is at the top under 20 px', () => {
    expect(scrolledTo(19).state).toBe('top');
    expect(scrolledTo(20).state).toBe('scrolled');
  });

  it('becomes sticky over 150 px', () => {
    expect(scrolledTo(150).state).toBe('scrolled');
    expect(scrolledTo(151).state).toBe('sticky');
  });

  it('stays sticky on the way back up, until it is at the top', () => {
    expect(scrolledTo(400, 120).state).toBe('sticky');
    expect(scrolledTo(400, 20).state).toBe('sticky');
    expect(scrolledTo(400, 19).state).toBe('top');
  });

  it('stays fixed until the very beginning, where letting go moves nothing', () => {
    expect(scrolledTo(400, 19).pinned).toBe(true);
    expect(scrolledTo(400, 0).pinned).toBe(false);
  });

  it('lets go when the page is pulled beyond its beginning', () => {
    expect(scrolledTo(400, -30)).toEqual({ state: 'top', pinned: false });
  });

  it('is sticky at once on a page that opens halfway', () => {
    expect(scrolledTo(2000)).toEqual({ state: 'sticky', pinned: true });
  });

  it('is the same object while nothing changes, so that nothing renders again', () => {
    const sticky = scrolledTo(400);
    expect(nextTopBarPosition(sticky, 500)).toBe(sticky);
  });
});
