import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** Running text in a reading column. */
export function TextArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} width="content">
      {elements('default')}
    </AreaSection>
  );
}
