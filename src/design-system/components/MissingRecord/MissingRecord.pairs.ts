import { definePairs } from '../../tokens/pairs.ts';

export const missingRecordPairs = definePairs('MissingRecord', [
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
]);
