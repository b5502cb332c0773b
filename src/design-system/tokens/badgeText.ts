import { palette } from './palette.ts';

/** Above this sum of red, green and blue (0-765) a badge's text is dark, else white (specification, section 9). */
export const badgeTextThreshold = 384;

const dark = palette.black.light;
const white = palette.white.light;

/** The specification's rule by itself. `ground` is a colour as `#rrggbb`. */
export function badgeTextByRule(ground: string): string {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(ground);
  if (channels === null) throw new Error(`A badge's colour is written as #rrggbb, not as "${ground}"`);
  const sum = channels.slice(1).reduce((total, channel) => total + Number.parseInt(channel, 16), 0);
  return sum >= badgeTextThreshold ? dark : white;
}

/**
 * The text colour on a badge: the specification's rule, except where its choice stays under 4.5:1 (white on #95c11f
 * reaches 2.1:1). There the better of the two colours wins.
 * `contrast` measures two colours as WCAG 2.2 does.
 */
export function badgeText(ground: string, contrast: (one: string, other: string) => number): string {
  const chosen = badgeTextByRule(ground);
  if (contrast(chosen, ground) >= 4.5) return chosen;
  return contrast(dark, ground) >= contrast(white, ground) ? dark : white;
}
