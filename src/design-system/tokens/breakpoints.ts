/** Viewport widths in px at which layouts change (specification, section 9): one list for Tailwind and for scripts. */
export const breakpoints = { medium: 750, mobile: 768, large: 960 } as const;

/** Nothing on a page grows wider than this (px). */
export const maximumContentWidth = 1440;
