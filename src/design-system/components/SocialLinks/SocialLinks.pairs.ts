import { definePairs } from '../../tokens/pairs.ts';

export const socialLinksPairs = definePairs('SocialLinks', [
  { foreground: 'on-footer', background: 'footer', size: 'ui' },
]);
