import type { ReactNode } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { AreaPlan } from '../plan/areas/area.types.ts';
import { isForScreens } from './isForScreens.ts';

/**
 * `margin`: running text with its title in the margin beside it, where the screen has room;
 * `stack`: the title above what takes the whole width.
 */
export type SectionLayout = 'margin' | 'stack';

interface AreaSectionProps {
  readonly area: AreaPlan;
  readonly layout: SectionLayout;
  readonly children: ReactNode;
}

const columns = 'grid grid-cols-1 gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] large:gap-16';

/** What all areas share: the ground, the title that names the section, the lead text. */
export function AreaSection({ area, layout, children }: AreaSectionProps) {
  // Anchors of the page all begin otherwise: this one cannot meet any of them.
  const titleId = `title-${area.id}`;
  const labelledBy = area.title ? titleId : undefined;
  // An area inside another has no margin of its own to stand its title in.
  const isMargin = layout === 'margin' && area.depth === 1 && area.place !== 'wide';
  // What has parts of its own stands further apart than what is read on.
  const isApart = layout === 'stack' || area.elements.some(({ kind }) => kind === 'area');
  // Shown already, above the contents bar: there it names this section too.
  const title = area.place === 'opening' ? undefined : area.title;
  const content = (
    <div
      className={isMargin ? columns : 'grid grid-cols-1 gap-8'}
      data-margin={isMargin && !title && !area.lead ? 'empty' : undefined}
    >
      {(title || area.lead) && (
        // The title of a long section stays in sight while one reads it.
        <div
          className={`grid max-w-reading grid-cols-1 gap-3 print:break-after-avoid ${isMargin ? 'large:sticky large:top-40 large:self-start' : ''}`}
        >
          {title && (
            <Title level={area.level} id={titleId}>
              {title}
            </Title>
          )}
          {area.lead && <p className="whitespace-pre-line text-lead text-text-muted">{area.lead}</p>}
        </div>
      )}
      <div className={`grid grid-cols-1 ${isApart ? 'gap-12' : 'gap-8'} ${isMargin ? 'large:col-start-2' : ''}`}>
        {children}
      </div>
    </div>
  );
  const media = isForScreens(area) ? 'screen' : 'all';
  if (area.depth === 1) {
    const width = area.place === 'wide' ? 'window' : 'content';
    return (
      <Band tone={area.tone} width={width} media={media} id={area.id} labelledBy={labelledBy}>
        {content}
      </Band>
    );
  }
  const ground = area.tone === 'band' ? 'rounded-card bg-heading/7 p-6 mobile:p-8 forced-colors:border' : '';
  return (
    <section
      id={area.id}
      aria-labelledby={labelledBy}
      className={`${ground} ${media === 'screen' ? 'print:hidden' : ''}`.trim() || undefined}
    >
      {content}
    </section>
  );
}
