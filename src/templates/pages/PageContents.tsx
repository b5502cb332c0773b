import { ContentsBar } from '#design-system/components/ContentsBar/ContentsBar.tsx';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** Fewer sections than this need no table of contents. */
const fewest = 2;

/** The contents bar of a page in sections: every area with a title. */
export function PageContents({ plan }: { plan: Plan }) {
  const { t } = useRenderer();
  const items = plan.areas.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  if (items.length < fewest) return null;
  return (
    <ContentsBar
      label={t('contents.label')}
      items={items}
      previousLabel={t('contents.previous')}
      nextLabel={t('contents.next')}
    />
  );
}
