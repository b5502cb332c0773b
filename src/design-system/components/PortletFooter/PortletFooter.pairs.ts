import { definePairs } from '../../tokens/pairs.ts';

export const portletFooterPairs = definePairs('PortletFooter', [
  { foreground: 'on-footer', background: 'footer', size: 'text' },
]);
