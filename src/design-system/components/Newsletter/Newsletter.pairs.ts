import { definePairs } from '../../tokens/pairs.ts';

/** On the site's own colour: what Band's ground makes of text, muted text, actions, fields and errors. */
export const newsletterPairs = definePairs('Newsletter', [
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
  { foreground: 'brand', background: 'on-brand', size: 'text' },
  { foreground: 'brand', background: 'on-brand-muted', size: 'text' },
]);
