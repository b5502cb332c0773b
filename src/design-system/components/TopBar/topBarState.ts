/** `top`: the page's beginning; `scrolled`: the bar has left the screen with the page; `sticky`: it is back, fixed. */
export type TopBarState = 'top' | 'scrolled' | 'sticky';

export interface TopBarPosition {
  state: TopBarState;
  /** Whether the bar stands fixed at the screen's edge instead of in the page's flow. */
  pinned: boolean;
}

/** Scroll positions in px at which the bar changes (specification, section 4). */
export const topBarThresholds = { top: 20, sticky: 150 } as const;

export const initialTopBarPosition: TopBarPosition = { state: 'top', pinned: false };

/**
 * Where the bar stands after a scroll to `scrollY` px. Once pinned it stays so until the page is back at its very
 * beginning, where the fixed and the flowing place coincide: letting go any earlier would make it jump.
 */
export function nextTopBarPosition(previous: TopBarPosition, scrollY: number): TopBarPosition {
  const pinned = scrollY > topBarThresholds.sticky || (previous.pinned && scrollY > 0);
  const state = scrollY < topBarThresholds.top ? 'top' : pinned ? 'sticky' : 'scrolled';
  return previous.state === state && previous.pinned === pinned ? previous : { state, pinned };
}
