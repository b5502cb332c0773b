import type { Credit } from '#design-system/components/Figure/creditLine.ts';
import type { CreditPart, Picture } from '../contract/pictures.ts';
import type { Translate } from './RendererProvider.tsx';

/**
 * "Bron foto: {photographer}, {source} ({licence})", of a drawing "Illustratie: …", without whatever is not known, its
 * punctuation included.
 */
export function creditOf({ credit, isDrawn }: Picture, t: Translate): Credit | undefined {
  if (credit.length === 0) return undefined;
  const parts = credit.map((part, index) => ({ text: punctuated(part, index), href: part.href }));
  return { label: `${t(isDrawn ? 'image.illustration' : 'image.credit')}:`, parts, externalHint: t('link.external') };
}

function punctuated({ role, text }: CreditPart, index: number): string {
  if (role === 'licence') return index === 0 ? `(${text})` : ` (${text})`;
  return index === 0 ? text : `, ${text}`;
}
