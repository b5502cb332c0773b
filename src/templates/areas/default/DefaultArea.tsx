import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';
import { isWide } from '../runs.ts';

/**
 * The area without a template of its own, and the one for templates that nobody knows: running text beside its title,
 * until something in it needs the whole width.
 */
export function DefaultArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout={area.elements.some(isWide) ? 'stack' : 'margin'}>
      {elements('default')}
    </AreaSection>
  );
}
