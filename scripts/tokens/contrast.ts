import Color from 'colorjs.io';

const luminances = new Map<string, number>();

/** The relative luminance of a colour. Kept: a search for colours that pass asks for the same ones thousands of times. */
function luminance(color: string): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  const value = Math.max(0, new Color(color).luminance);
  luminances.set(color, value);
  return value;
}

/** Contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
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

/** A colour with its alpha multiplied. */
export function withOpacity(color: string, opacity: number): string {
  const result = new Color(color).to('srgb');
  result.alpha = (result.alpha ?? 1) * opacity;
  return result.toString({ format: 'hex', collapse: false });
}

/**
 * The colour nearest to `color` in lightness, of the same hue, that has the contrast on every ground, as `#rrggbb`;
 * undefined when neither lighter nor darker is enough.
 */
export function nearestWithContrast(color: string, grounds: readonly string[], ratio: number): string | undefined {
  const [lightness = 0, chroma = 0, hue = 0] = new Color(color).to('oklch').coords.map((part) => part ?? 0);
  for (let step = 0; step <= 200; step += 1) {
    for (const direction of [-1, 1]) {
      const moved = Math.min(1, Math.max(0, lightness + (direction * step) / 200));
      const candidate = new Color('oklch', [moved, chroma, hue]).to('srgb').toGamut();
      const hex = candidate.toString({ format: 'hex', collapse: false });
      if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
    }
  }
  return undefined;
}
