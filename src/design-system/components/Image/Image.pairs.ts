import { definePairs } from '../../tokens/pairs.ts';

/** The alternative text that a browser writes where a picture did not come. */
export const imagePairs = definePairs('Image', [{ foreground: 'text-muted', background: 'band', size: 'text' }]);
