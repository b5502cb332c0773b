import type { AreaProps } from '../../renderer/registry.types.ts';
import { AreaSection } from '../AreaSection.tsx';

/** A section of a dossier: it has its place in the contents bar. */
export function DossierArea({ area, elements }: AreaProps) {
  return (
    <AreaSection area={area} layout="margin">
      {elements('default')}
    </AreaSection>
  );
}
