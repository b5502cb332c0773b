import type { Answer } from '../data/useAnswer.ts';
import { isSearchAnswer } from '../data/useAnswer.ts';
import { usePortal } from '../portalContext.tsx';
import { isNothing } from '../routes/isNothing.ts';
import { embedParameter, type View } from '../routes/resolveView.ts';
import { EmbedScreen } from './EmbedScreen.tsx';
import { PortletLayout } from './PortletLayout.tsx';
import { PortletResult } from './PortletResult.tsx';
import { PortletSearch } from './PortletSearch.tsx';
import { UnknownPortlet } from './UnknownPortlet.tsx';
import { UnknownRecord } from './UnknownRecord.tsx';

export interface PortletScreenProps {
  readonly view: Extract<View, { portlet?: string }>;
  readonly answer: Answer | undefined;
}

/** All pages of a portlet: its search, records, and the code to embed it (specification, section 2). */
export function PortletScreen({ view, answer }: PortletScreenProps) {
  const { site } = usePortal();
  const { portlet } = site;
  if (portlet === undefined || portlet.domain !== view.portlet) return <UnknownPortlet domain={view.portlet ?? ''} />;
  if (isNothing(view, answer, site)) {
    return (
      <PortletLayout view={view} portlet={portlet}>
        <UnknownRecord view={view} />
      </PortletLayout>
    );
  }
  const found = isSearchAnswer(answer) ? answer : { state: 'error' as const, term: '*' };
  if (view.kind === 'result') {
    return (
      <PortletLayout view={view} portlet={portlet}>
        <PortletResult view={view} answer={found} />
      </PortletLayout>
    );
  }
  if (view.parameters.has(embedParameter)) {
    return (
      <PortletLayout view={view} portlet={portlet}>
        <EmbedScreen view={view} portlet={portlet} />
      </PortletLayout>
    );
  }
  return (
    <PortletLayout view={view} portlet={portlet}>
      <PortletSearch view={view} answer={found} />
    </PortletLayout>
  );
}
