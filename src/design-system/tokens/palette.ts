/**
 * The fixed palette of the specification, section 3: the same in every site, named by Title's colours.
 * Each has a value per mode, dark enough on light pages and light enough on dark ones to be read as text
 * (`black` and `white` name the strongest and the weakest ink of the mode's page, not the paint).
 */
export const palette = {
  black: { light: '#16201b', dark: '#f6f4ee' },
  white: { light: '#ffffff', dark: '#ffffff' },
  sand: { light: '#7a6544', dark: '#e6d9bd' },
  blue: { light: '#17528f', dark: '#9cc8f5' },
  green: { light: '#0b5a3c', dark: '#8fd3ae' },
  yellow: { light: '#7c5b00', dark: '#f2c94c' },
  olive: { light: '#5a6313', dark: '#cbd37c' },
  positive: { light: '#17663a', dark: '#8bd8a8' },
  warning: { light: '#8a4b00', dark: '#f6c177' },
  negative: { light: '#a3201d', dark: '#ffb3ad' },
} as const;

export type PaletteColor = keyof typeof palette;
export const paletteColors = Object.keys(palette) as readonly PaletteColor[];
