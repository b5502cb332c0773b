import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A row of three. */
export function TemplateBArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      {elements('row')}
    </AreaSection>
  );
}
