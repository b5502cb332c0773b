import { definePairs } from '../../tokens/pairs.ts';

export const embedFramePairs = definePairs('EmbedFrame', [
  { foreground: 'border-strong', background: 'page', size: 'ui' },
]);
