import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** The area without a template of its own, and the one for templates that nobody knows. */
export function DefaultArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} width="content">
      {elements('default')}
    </AreaSection>
  );
}
