import { definePairs } from '../../tokens/pairs.ts';

export const footerPairs = definePairs('Footer', [{ foreground: 'on-footer', background: 'footer', size: 'text' }]);
