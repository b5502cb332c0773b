import { definePairs } from '../tokens/pairs.ts';

const grounds = ['page', 'surface', 'band'] as const;

/** What base.css itself puts together, and what text on any of the three grounds may rely on. */
export const basePairs = definePairs('base styles', [
  ...grounds.flatMap((background) =>
    (['text', 'text-muted', 'heading', 'link', 'link-hover', 'negative', 'positive', 'warning'] as const).map(
      (foreground) => ({ foreground, background, size: 'text' as const }),
    ),
  ),
  ...grounds.flatMap((background) =>
    (['focus', 'border-strong', 'action'] as const).map((foreground) => ({
      foreground,
      background,
      size: 'ui' as const,
    })),
  ),
  // A marked word, in text and in muted text, and selected text
  { foreground: 'text', background: 'highlight-light', size: 'text' },
  { foreground: 'on-highlight', background: 'highlight', size: 'text' },
  // What is typed, and what stands there before
  { foreground: 'text', background: 'field', size: 'text' },
  { foreground: 'text-muted', background: 'field', size: 'text' },
  { foreground: 'border-strong', background: 'field', size: 'ui' },
  { foreground: 'on-brand', background: 'brand', size: 'text' },
  { foreground: 'on-brand-muted', background: 'brand', size: 'text' },
  { foreground: 'on-footer', background: 'footer', size: 'text' },
  { foreground: 'on-action', background: 'action', size: 'text' },
  { foreground: 'on-action', background: 'action-hover', size: 'text' },
  { foreground: 'on-positive', background: 'positive', size: 'text' },
  { foreground: 'on-warning', background: 'warning', size: 'text' },
  { foreground: 'on-negative', background: 'negative', size: 'text' },
]);
