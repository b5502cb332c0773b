type Lab = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((channel) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Mixes two colours (`#rrggbb`) in OKLab, where half way looks half way: `0` is the first, `1` the second.
 * Printed inks that fade into the haze keep their freshness this way instead of turning grey.
 */
export function mix(first: string, second: string, share: number): string {
  const t = Math.min(1, Math.max(0, share));
  const a = toLab(first);
  const b = toLab(second);
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/**
 * Leans a colour towards another one and keeps its strength: grass in an orange evening turns olive and golden, where
 * a plain mixture of two opposite hues would turn to mud.
 */
export function lean(colour: string, towards: string, share: number): string {
  const [, a0, b0] = toLab(colour);
  const [lightness, a, b] = toLab(mix(colour, towards, share));
  const before = Math.hypot(a0, b0);
  const after = Math.hypot(a, b);
  const gain = after < before ? before / Math.max(after, 0.01) : 1;
  return toHex([lightness, a * Math.min(gain, 1.8), b * Math.min(gain, 1.8)]);
}

/** The same ink with more (positive) or less (negative) lightness, on OKLab's scale of 0 to 1. */
export function lighten(colour: string, amount: number): string {
  const [lightness, a, b] = toLab(colour);
  return toHex([Math.min(1, Math.max(0, lightness + amount)), a, b]);
}
