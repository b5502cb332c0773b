import type { ReactNode } from 'react';
import { Band, type BandProps } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { AreaPlan } from '../plan/plan.types.ts';

interface AreaSectionProps {
  readonly area: AreaPlan;
  readonly width: BandProps['width'];
  readonly children: ReactNode;
}

/** What all areas share: the band, the title that names the section, the lead text. */
export function AreaSection({ area, width, children }: AreaSectionProps) {
  const titleId = `${area.id}-title`;
  return (
    <Band tone={area.tone} width={width} id={area.id} labelledBy={area.title ? titleId : undefined}>
      <div className="grid gap-8">
        {(area.title || area.lead) && (
          <div className="grid max-w-reading gap-3">
            {area.title && (
              <Title level={2} id={titleId}>
                {area.title}
              </Title>
            )}
            {area.lead && <p className="text-lead text-text-muted">{area.lead}</p>}
          </div>
        )}
        {children}
      </div>
    </Band>
  );
}
