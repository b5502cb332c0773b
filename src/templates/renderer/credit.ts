import type { Credit } from '#design-system/components/Figure/creditLine.ts';
import type { Picture } from '../contract/pictures.ts';
import type { Translate } from './RendererProvider.tsx';

/**
 * "Bron foto: {photographer}, {source} ({licence})", of a drawing "Illustratie: …", without whatever is not known, its
 * punctuation included.
 */
export function creditOf({ credit, isDrawn }: Picture, t: Translate): Credit | undefined {
  if (credit.length === 0) return undefined;
  const parts = credit.flatMap(({ role, text, href }, index) => [
    // Beside what is a link, so that a line that ends there ends in the comma.
    ...(index === 0 ? [] : [{ text: role === 'licence' ? ' ' : ', ' }]),
    { text: role === 'licence' ? `(${text})` : text, href },
  ]);
  return { label: `${t(isDrawn ? 'image.illustration' : 'image.credit')}:`, parts, externalHint: t('link.external') };
}
