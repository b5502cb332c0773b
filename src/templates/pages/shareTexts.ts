import type { ShareLinksProps } from '#design-system/components/ShareLinks/ShareLinks.tsx';
import type { Translate } from '../renderer/RendererProvider.tsx';

/** What the ways to pass something on are called; `label` names them together. */
export function shareTexts(t: Translate, label: string): ShareLinksProps['texts'] {
  return {
    label,
    channels: {
      linkedin: t('share.linkedin'),
      whatsapp: t('share.whatsapp'),
      bluesky: t('share.bluesky'),
      mail: t('share.mail'),
    },
    externalHint: t('link.external'),
    copy: t('share.copy'),
    copied: t('share.copied'),
    copyFailed: t('share.copyFailed'),
    share: t('share.more'),
  };
}
