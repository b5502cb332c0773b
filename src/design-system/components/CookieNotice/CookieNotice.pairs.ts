import { definePairs } from '../../tokens/pairs.ts';

export const cookieNoticePairs = definePairs('CookieNotice', [
  { foreground: 'heading', background: 'surface', size: 'text' },
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'text-muted', background: 'surface', size: 'text' },
  { foreground: 'link', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
  { foreground: 'border-strong', background: 'page', size: 'ui' },
  { foreground: 'border-strong', background: 'field', size: 'ui' },
  { foreground: 'on-action', background: 'action', size: 'ui' },
]);
