import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A video over the full width. */
export function VideoArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      {elements('feature')}
    </AreaSection>
  );
}
