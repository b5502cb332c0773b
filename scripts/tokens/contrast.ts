import Color from 'colorjs.io';

/** Contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return new Color(one).contrastWCAG21(other);
}

/** What the eye sees where a colour with alpha lies on an opaque one, as `#rrggbb`; browsers blend in sRGB. */
export function flatten(color: string, ground: string): string {
  const over = new Color(color).to('srgb');
  const under = new Color(ground).to('srgb');
  const alpha = over.alpha ?? 1;
  const mixed = over.coords.map((channel, i) => (channel ?? 0) * alpha + (under.coords[i] ?? 0) * (1 - alpha));
  const [red = 0, green = 0, blue = 0] = mixed;
  return new Color('srgb', [red, green, blue]).toString({ format: 'hex', collapse: false });
}

/** Whether a colour lets the ground through. */
export function isTranslucent(color: string): boolean {
  return (new Color(color).alpha ?? 1) < 1;
}
