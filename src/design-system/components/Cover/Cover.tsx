import './Cover.css';
import type { ReactNode } from 'react';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Motif } from '../Image/Plate.tsx';
import { Title } from '../Title/Title.tsx';

export interface CoverProps {
  /** Large and quiet above the title: an error's status. */
  kicker?: string | undefined;
  title: string;
  lead: string;
  /** What the drawing beside the words speaks of. */
  motif: BadgeKind;
  /** More words, a search field, the way on. */
  children?: ReactNode;
}

/**
 * A page of few words: they stand on a calm ground, beside a drawing. It fills the width and, in a layout that is as
 * high as the window, the height.
 */
export function Cover({ kicker, title, lead, motif, children }: CoverProps) {
  const heading = <Title level={1}>{title}</Title>;
  return (
    <section className="relative isolate flex grow flex-col overflow-hidden bg-band">
      <div className="cover-drawing absolute inset-x-0 top-0 -z-1 h-40 text-link print:hidden large:inset-y-0 large:start-1/2 large:h-auto">
        <Motif kind={motif} />
      </div>
      <div className="mx-auto flex min-h-[60vh] w-full max-w-content grow flex-col justify-center px-gutter pt-48 pb-section print:min-h-0 print:pt-0 large:py-section">
        <div className="flex max-w-reading flex-col items-start gap-5 large:max-w-[50%] large:pe-16">
          {kicker === undefined ? (
            heading
          ) : (
            <hgroup className="flex flex-col items-start gap-5">
              <p className="font-heading font-(weight:--site-weight-heading) text-text-muted text-title-large leading-heading even-figures">
                {kicker}
              </p>
              {heading}
            </hgroup>
          )}
          <p className="text-lead text-pretty">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
