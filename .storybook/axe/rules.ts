import type { A11yParameters } from '@storybook/addon-a11y';

/** Rules whose verdict depends on the theme: what a site's tokens can break. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block', 'target-size'];

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
    // Places where all is well are many, and nobody reads them.
    resultTypes: ['violations', 'incomplete'],
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

/** The colour rules alone. */
export const colourRulesOnly = {
  ...everyRule,
  options: { resultTypes: ['violations', 'incomplete'], runOnly: { type: 'rule', values: [...colourRules] } },
} satisfies A11yParameters;
