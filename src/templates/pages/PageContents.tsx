import { ContentsBar } from '#design-system/components/ContentsBar/ContentsBar.tsx';
import { contentsOf } from '../plan/pages/placeAreas.ts';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';
import { splitAreas } from './splitAreas.ts';

/** The contents bar of a page in sections: every area with a title, in the order in which they stand on the page. */
export function PageContents({ plan }: { plan: Plan<'dossier' | 'rich-content'> }) {
  const { t } = useRenderer();
  const contents = contentsOf(plan);
  if (contents.length === 0) return null;
  const { sections, sources } = splitAreas(contents);
  const inOrder = plan.template === 'dossier' ? [...sections, ...sources] : contents;
  return (
    <ContentsBar
      label={t('contents.label')}
      items={inOrder.flatMap(({ id, title }) => (title ? [{ id, title }] : []))}
      previousLabel={t('contents.previous')}
      nextLabel={t('contents.next')}
    />
  );
}
