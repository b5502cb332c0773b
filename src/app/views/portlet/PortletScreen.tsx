import type { Answer } from '../../api/useResponse.ts';
import { isSearchAnswer } from '../../api/useResponse.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { isNothing } from '../isNothing.ts';
import { EmbedScreen } from '../portlet-embed/PortletEmbedScreen.tsx';
import { PortletResult } from '../portlet-result/PortletResultScreen.tsx';
import { UnknownRecord } from '../portlet-result/UnknownRecord.tsx';
import { PortletSearch } from '../portlet-search/PortletSearchScreen.tsx';
import { embedParameter, type View } from '../resolveView.ts';
import { PortletLayout } from './PortletLayout.tsx';
import { UnknownPortlet } from './UnknownPortlet.tsx';

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
