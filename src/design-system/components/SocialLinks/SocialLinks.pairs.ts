import { definePairs } from '../../tokens/pairs.ts';

export const socialLinksPairs = definePairs('SocialLinks', [
  { foreground: 'heading', background: 'page', size: 'ui' },
  { foreground: 'on-footer', background: 'footer', size: 'ui' },
]);
