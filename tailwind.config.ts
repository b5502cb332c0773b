import type { Config } from 'tailwindcss';
import { breakpoints, maximumContentWidth } from './src/design-system/tokens/breakpoints.ts';
import { paletteColors } from './src/design-system/tokens/palette.ts';
import { semanticTokens, type TokenCategory, tokenProperty } from './src/design-system/tokens/semanticTokens.ts';

/** `{ action: 'var(--site-color-action)', … }`: inline references, so that a class follows the scope it stands in. */
function references(category: TokenCategory): Record<string, string> {
  return Object.fromEntries(
    semanticTokens[category].map((role) => [role, `var(${tokenProperty(category, role as never)})`]),
  );
}

const leading = 'var(--site-leading-text)';
const headingLeading = 'var(--site-leading-heading)';
const size = (role: string, lineHeight: string): [string, { lineHeight: string }] => [
  `var(--site-size-${role})`,
  { lineHeight },
];

/** Tailwind's vocabulary is ours alone: no colour, font, radius or width exists beside the tokens. */
export default {
  content: [],
  theme: {
    screens: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`])),
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...references('color'),
      palette: Object.fromEntries(paletteColors.map((name) => [name, `var(--palette-${name})`])),
    },
    fontFamily: references('font'),
    fontSize: {
      small: size('text-small', '1.5'),
      text: size('text', leading),
      lead: size('lead', '1.5'),
      'title-small': size('title-small', headingLeading),
      'title-medium': size('title-medium', headingLeading),
      'title-large': size('title-large', headingLeading),
      'title-page': size('title-page', headingLeading),
    },
    fontWeight: { normal: '400', ...references('weight') },
    letterSpacing: { normal: '0', ...references('tracking') },
    lineHeight: { none: '1', ...references('leading') },
    borderRadius: { none: '0', full: '9999px', ...references('radius') },
    // Shadows by the utility `raised` alone: Tailwind's own come with a dozen properties for rings nobody draws.
    boxShadow: {},
    extend: {
      // What stands among running text is as wide as its lines (RichText): pictures, lists and forms end where they do.
      maxWidth: { content: `${maximumContentWidth}px`, reading: 'calc(34.5 * var(--site-size-text))' },
      spacing: { section: 'var(--site-space-section)', gutter: 'var(--site-space-gutter)' },
    },
  },
} satisfies Config;
