import { definePairs } from '../../tokens/pairs.ts';

export const portletHeaderPairs = definePairs('PortletHeader', [
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
]);
