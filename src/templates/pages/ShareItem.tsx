import { ShareLinks } from '#design-system/components/ShareLinks/ShareLinks.tsx';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { shareTexts } from './shareTexts.ts';

/** The ways to pass a page on; none for a page that has no address on this site. */
export function ShareItem({ plan: { path, title } }: { plan: Plan }) {
  const { t, addresses } = useRenderer();
  if (path === '') return null;
  return <ShareLinks url={addresses.whole(path)} title={title} texts={shareTexts(t, t('share.label'))} />;
}
