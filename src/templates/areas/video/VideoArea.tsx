import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A video as the thing of its section: beside it stands what the area says, else the video's own title. */
export function VideoArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout={area.title || area.lead ? 'margin' : 'stack'}>
      {elements('feature')}
    </AreaSection>
  );
}
