import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** Running text. */
export function TextArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="margin">
      {elements('default')}
    </AreaSection>
  );
}
