import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A grid of four and more. */
export function TemplateCArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      {elements('grid')}
    </AreaSection>
  );
}
