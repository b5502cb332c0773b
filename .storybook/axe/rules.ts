import type { A11yParameters } from '@storybook/addon-a11y';

/** Rules whose verdict depends on colours, which every mode of every site has of its own. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Rules whose verdict depends on the theme: what a site's tokens can break. */
const themeRules: readonly string[] = [...colourRules, 'target-size'];

/**
 * Places where all is well are many, and nobody reads them. Frames are passed over: axe is in none of them, and would
 * wait half a second for its own answer from there.
 */
const looks = { resultTypes: ['violations' as const, 'incomplete' as const], iframes: false };

/**
 * Every rule of axe up to WCAG 2.2 AA, best practices and experiments included. Storybook leaves `region` out and axe
 * `target-size`; they are on here. What stays out is AAA, which nobody promised, and what axe itself has retired.
 * Rules about whole pages (title, language, first heading) have nothing to judge in a story: the browser tests run
 * them on the portal's own pages.
 */
export const everyRule = {
  test: 'error',
  config: {
    rules: [
      { id: 'region', enabled: true },
      { id: 'target-size', enabled: true },
    ],
  },
  options: {
    ...looks,
    rules: {
      'css-orientation-lock': { enabled: true },
      'focus-order-semantics': { enabled: true },
      'hidden-content': { enabled: true },
      'p-as-heading': { enabled: true },
      'table-fake-caption': { enabled: true },
      'td-has-header': { enabled: true },
    },
  },
} satisfies A11yParameters;

/** The rules that are about a theme, alone. */
export const themeRulesOnly = only(themeRules);

/** The rules that are about colours, alone. */
export const colourRulesOnly = only(colourRules);

function only(rules: readonly string[]) {
  return {
    ...everyRule,
    options: { ...looks, runOnly: { type: 'rule', values: [...rules] } },
  } satisfies A11yParameters;
}
