import { knownElementsOf } from '../../plan/areas/walk.ts';
import type { PageProps } from '../../renderer/registry.types.ts';
import { PageFrame } from '../PageFrame.tsx';
import { SubPages } from '../SubPages.tsx';

/** Who we are: the people behind a site or a theme come first, then what is said of them. */
export function TeamPage({ plan, zone }: PageProps<'team'>) {
  const hasPeople = (area: (typeof plan.areas)[number]) => knownElementsOf([area]).some(({ type }) => type === 'team');
  return (
    <>
      <PageFrame plan={plan} size="small">
        {zone(plan.areas.filter(hasPeople))}
        {zone(plan.areas.filter((area) => !hasPeople(area)))}
      </PageFrame>
      <SubPages plan={plan} />
    </>
  );
}
