import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** Where the knowledge of the page comes from. */
export function SourcesArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="margin">
      {elements('default')}
    </AreaSection>
  );
}
