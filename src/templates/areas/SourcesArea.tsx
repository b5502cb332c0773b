import { useRenderer } from '../renderer/RendererProvider.tsx';
import type { AreaProps } from '../renderer/registry.types.ts';
import { AreaSection } from './AreaSection.tsx';

/** Where the knowledge of the page comes from. The summary's jump link lands here, so it is never without a title. */
export function SourcesArea({ area, elements }: AreaProps) {
  const { t } = useRenderer();
  const isTitled = area.title || area.depth > 1;
  return (
    <AreaSection area={isTitled ? area : { ...area, title: t('sources.title') }} layout="margin">
      {elements('default')}
    </AreaSection>
  );
}
