import { contrast } from './contrast.ts';
import { contrastProblems, type Measure } from './pairContrast.ts';
import { modes, type Problem } from './problem.ts';
import type { Theme } from './theme.ts';

const smallestText = 14;
const tightestLine = 1.1;

/**
 * Rules of legibility that are not about colour: text of at least 14 px that does not shrink in a wide window, lines at
 * least 1.1 apart.
 */
export function legibilityProblems(theme: Theme): readonly Problem[] {
  const tooSmall = Object.entries(theme.sizes)
    .map(([role, { small, wide }]) => ({ role, pixels: Math.min(small, wide) * 16 }))
    .filter(({ pixels }) => pixels < smallestText)
    .map(({ role, pixels }) => ({
      site: theme.site,
      mode: 'both' as const,
      where: `shared.size.${role}`,
      wrong: `${pixels} px is smaller than ${smallestText} px`,
      mend: `Make it at least ${smallestText / 16}rem.`,
    }));
  const shrinking = Object.entries(theme.sizes)
    .filter(([, { small, wide }]) => wide < small)
    .map(([role, { small, wide }]) => ({
      site: theme.site,
      mode: 'both' as const,
      where: `shared.size.${role}`,
      wrong: `${wide}rem in a wide window is less than ${small}rem in a small one, and is never seen`,
      mend: 'Make wide at least as large as small.',
    }));
  const tooTight = ['leading-text', 'leading-heading']
    .map((name) => ({ name, value: theme.numbers[name] ?? 0 }))
    .filter(({ value }) => value < tightestLine)
    .map(({ name, value }) => ({
      site: theme.site,
      mode: 'both' as const,
      where: `shared.${name.replace('-', '.')}`,
      wrong: `a line height of ${value} is tighter than ${tightestLine}`,
      mend: `Make it at least ${tightestLine}.`,
    }));
  return [...tooSmall, ...shrinking, ...tooTight];
}

/** Families that a theme names and its site.css does not declare: the page would stay in the fallback. */
export function fontProblems(theme: Theme, siteCss: string): readonly Problem[] {
  return [...new Set(Object.values(theme.fonts).map(({ name }) => name))]
    .filter((name) => !new RegExp(`font-family:\\s*["']${name}["']`).test(siteCss))
    .map((name) => ({
      site: theme.site,
      mode: 'both' as const,
      where: `the font ${name}`,
      wrong: 'has no @font-face',
      mend: `Declare it in sites/${theme.site}/site.css.`,
    }));
}

/** Grounds that a focus ring may cross besides page, surface and band (those are pairs of the base styles). */
const ringGrounds = ['brand', 'footer', 'video', 'highlight'] as const;

/**
 * The focus ring is two rings, in the colours of `focus` and `page`: on every ground at least one of them has to reach
 * 3:1 (WCAG 2.2, 1.4.11; technique C40).
 */
export function focusProblems(theme: Theme): readonly Problem[] {
  return modes.flatMap((mode) => {
    const colors = theme.colors[mode];
    return ringGrounds
      .map((ground) => ({
        ground,
        ratio: Math.max(contrast(colors.focus, colors[ground]), contrast(colors.page, colors[ground])),
      }))
      .filter(({ ratio }) => ratio < 3)
      .map(({ ground, ratio }) => ({
        site: theme.site,
        mode,
        where: `the focus ring on ${ground}`,
        wrong: `neither focus nor page is seen: ${ratio.toFixed(2)}:1 at best, 3:1 is needed`,
        mend: `Move focus (${colors.focus}) away from ${ground} (${colors[ground]}) in lightness.`,
      }));
  });
}

/** Everything that the proof of a theme finds: `siteCss` declares its fonts, `measures` are those of its pairs. */
export function themeProblems(theme: Theme, siteCss: string, measures: readonly Measure[]): readonly Problem[] {
  return [
    ...legibilityProblems(theme),
    ...fontProblems(theme, siteCss),
    ...focusProblems(theme),
    ...contrastProblems(theme, measures),
  ];
}
