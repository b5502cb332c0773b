import type { AreaPlan } from '../plan/areas/area.types.ts';
import type { AreaTemplate, Arrangement } from '../renderer/registry.types.ts';
import { AreaSection, type SectionLayout } from './AreaSection.tsx';
import { isWide } from './runs.ts';

/** A template whose elements follow one another. */
interface SectionTemplate {
  readonly layout: (area: AreaPlan) => SectionLayout;
  readonly arrangement?: Arrangement;
}

export function sectionArea({ layout, arrangement = 'default' }: SectionTemplate): AreaTemplate {
  return ({ area, elements }) => (
    <AreaSection area={area} layout={layout(area)}>
      {elements(arrangement)}
    </AreaSection>
  );
}

/** Running text beside its title. */
export const inMargin = (): SectionLayout => 'margin';

/** The title above what takes the whole width. */
export const stacked = (): SectionLayout => 'stack';

/** Running text beside its title, until something in it needs the whole width. */
export const inMarginUnlessWide = ({ elements }: AreaPlan): SectionLayout =>
  elements.some(isWide) ? 'stack' : 'margin';

/** Beside the elements stands what the area says; an area that says nothing leaves them the width. */
export const inMarginWhenTitled = ({ title, lead }: AreaPlan): SectionLayout => (title || lead ? 'margin' : 'stack');
