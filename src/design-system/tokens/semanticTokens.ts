/**
 * The closed list of semantic tokens: the contract between a site's theme and the components.
 *
 * A theme gives every name a value per mode; a component reads nothing else. The name in CSS is
 * `--site-<category>-<role>`, e.g. `--site-color-action-hover`. Changing this list changes every theme:
 * the token check fails until each site has caught up.
 */
export const colorTokens = [
  // The page and what lies on it
  'page',
  'surface',
  'band',
  'text',
  'text-muted',
  'heading',
  'border',
  'border-strong',
  // What one can follow or press
  'link',
  'link-hover',
  'action',
  'action-hover',
  'on-action',
  'focus',
  // The site's own colours
  'brand',
  'on-brand',
  'on-brand-muted',
  'highlight',
  'on-highlight',
  'highlight-light',
  'video',
  'footer',
  'on-footer',
  // Form fields: their edge is `border-strong`, their placeholder `text-muted`
  'field',
  // What a message means
  'positive',
  'on-positive',
  'warning',
  'on-warning',
  'negative',
  'on-negative',
  // What kind of item this is (specification, section 3)
  'badge-news',
  'on-badge-news',
  'badge-event',
  'on-badge-event',
  'badge-dossier',
  'on-badge-dossier',
  'badge-project',
  'on-badge-project',
  'badge-gkz',
  'on-badge-gkz',
  'badge-other',
  'on-badge-other',
] as const;

/** Computed from other tokens by the specification's rules (section 9): no theme gives these a value of its own. */
export const derivedColorTokens = [
  'highlight-light',
  'on-badge-news',
  'on-badge-event',
  'on-badge-dossier',
  'on-badge-project',
  'on-badge-gkz',
  'on-badge-other',
] as const satisfies readonly (typeof colorTokens)[number][];

/** Families, with their metric-compatible fallbacks. */
export const fontTokens = ['body', 'heading', 'reading'] as const;

/** Sizes in rem; the steps above `text` grow by about 1.25. */
export const sizeTokens = [
  'text-small',
  'text',
  'lead',
  'title-small',
  'title-medium',
  'title-large',
  'title-page',
] as const;

export const weightTokens = ['heading', 'strong'] as const;
export const leadingTokens = ['text', 'heading'] as const;
export const trackingTokens = ['heading'] as const;
export const radiusTokens = ['control', 'card', 'badge'] as const;

export const semanticTokens = {
  color: colorTokens,
  font: fontTokens,
  size: sizeTokens,
  weight: weightTokens,
  leading: leadingTokens,
  tracking: trackingTokens,
  radius: radiusTokens,
} as const;

export type TokenCategory = keyof typeof semanticTokens;
export type ColorToken = (typeof colorTokens)[number];

/** The custom property of a token: `tokenProperty('color', 'action')` is `--site-color-action`. */
export function tokenProperty<C extends TokenCategory>(category: C, role: (typeof semanticTokens)[C][number]): string {
  return `--site-${category}-${role}`;
}
