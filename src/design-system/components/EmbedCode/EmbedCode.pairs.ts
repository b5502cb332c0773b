import { definePairs } from '../../tokens/pairs.ts';

export const embedCodePairs = definePairs('EmbedCode', [{ foreground: 'text', background: 'band', size: 'text' }]);
