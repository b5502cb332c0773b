import { definePairs } from '../../tokens/pairs.ts';

export const filterSidebarPairs = definePairs('FilterSidebar', [
  { foreground: 'heading', background: 'page', size: 'text' },
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link-hover', background: 'page', size: 'text' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
  { foreground: 'action', background: 'page', size: 'ui' },
  { foreground: 'on-action', background: 'action', size: 'ui' },
]);
