import { ContentsBar } from '#design-system/components/ContentsBar/ContentsBar.tsx';
import { fewestForContents } from '../plan/placeAreas.ts';
import type { AreaPlan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** The contents bar of a page in sections: every area with a title, in the order in which they stand on the page. */
export function PageContents({ areas }: { areas: readonly AreaPlan[] }) {
  const { t } = useRenderer();
  const items = areas.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  if (items.length < fewestForContents) return null;
  return (
    <ContentsBar
      label={t('contents.label')}
      items={items}
      previousLabel={t('contents.previous')}
      nextLabel={t('contents.next')}
    />
  );
}
