import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** One large item beside a list of smaller ones. */
export function TemplateAArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      {elements('lead-and-list')}
    </AreaSection>
  );
}
