import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A sign-up that has the band to itself. */
export function NewsletterArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      {elements('default')}
    </AreaSection>
  );
}
