import { definePairs } from '../../tokens/pairs.ts';

export const copyButtonPairs = definePairs('CopyButton', [
  { foreground: 'text-muted', background: 'page', size: 'text' },
]);
