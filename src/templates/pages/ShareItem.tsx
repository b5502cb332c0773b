import { ShareLinks } from '#design-system/components/ShareLinks/ShareLinks.tsx';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** The ways to pass a page on; none for a page that has no address on this site. */
export function ShareItem({ plan: { path, title } }: { plan: Plan }) {
  const { t, addresses } = useRenderer();
  if (path === '') return null;
  return (
    <ShareLinks
      url={addresses.whole(path)}
      title={title}
      texts={{
        label: t('share.label'),
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
      }}
    />
  );
}
