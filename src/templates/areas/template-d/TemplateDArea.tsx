import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** One feature across the width: its text beside its picture. */
export function TemplateDArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="stack">
      <div className="grid items-center gap-8 large:grid-cols-2 large:gap-16">{elements('feature')}</div>
    </AreaSection>
  );
}
