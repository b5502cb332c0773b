import { definePairs } from '../../tokens/pairs.ts';

export const formFieldPairs = definePairs('FormField', [
  ...(['page', 'surface', 'band'] as const).flatMap((background) => [
    { foreground: 'heading', background, size: 'text' } as const,
    { foreground: 'text', background, size: 'text' } as const,
    { foreground: 'text-muted', background, size: 'text' } as const,
    { foreground: 'link', background, size: 'text' } as const,
    { foreground: 'link-hover', background, size: 'text' } as const,
    { foreground: 'negative', background, size: 'text' } as const,
    { foreground: 'border-strong', background, size: 'ui' } as const,
    { foreground: 'action', background, size: 'ui' } as const,
  ]),
  { foreground: 'text', background: 'field', size: 'text' },
  // The ring of a chosen radio button around its middle
  { foreground: 'action', background: 'field', size: 'ui' },
  { foreground: 'negative', background: 'field', size: 'ui' },
  // The button in a file field
  { foreground: 'link', background: 'band', size: 'text' },
  { foreground: 'link-hover', background: 'band', size: 'text' },
]);
