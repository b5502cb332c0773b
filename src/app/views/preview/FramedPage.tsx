import { type ReactNode, useEffect, useMemo } from 'react';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import type { Plan } from '#templates/plan/plan.types.ts';
import { RendererProvider, useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { PortalProvider, usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { layoutOfPlan } from '../../layouts/layouts.ts';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { PortletLayout } from '../portlet/PortletLayout.tsx';
import { oneOf } from './choice.ts';
import { useShownResponse } from './frameMessages.ts';
import { PreviewProblem } from './PreviewProblem.tsx';
import type { PreviewResponse } from './previewResponse.ts';
import { Sourced } from './Sourced.tsx';
import { type Stress, stressed, stresses } from './stress.ts';
import { useLinksOutOfFrame } from './useLinksOutOfFrame.ts';

interface FramedPageProps {
  /** Query of the address of the frame. */
  readonly search: string;
  readonly response: PreviewResponse;
}

/**
 * The page in a frame: node for node what visitors would get, and cards where something was rejected. Whatever else an
 * editor should know stands in the document around the frame.
 */
export function FramedPage({ search, response }: FramedPageProps) {
  const { status, plan: planned, preview, theme } = useShownResponse(response);
  const stress = oneOf(stresses, new URLSearchParams(search).get('stress'));
  useTextSize(stress);
  const plan = useMemo(() => planned && stressed(planned, stress), [planned, stress]);
  const portal = usePortal();
  const renderer = useRenderer();
  const rejectedText = useTexts('rejected');
  const reportText = useTexts('report');
  useLinksOutOfFrame();
  const base = theme === 'other' ? portal.site.origin : '';
  const previewPortal = useMemo(() => ({ ...portal, base }), [portal, base]);
  const path = plan?.path;
  const findings = preview.kind === 'page' ? preview.findings : undefined;
  const sources = preview.kind === 'page' ? preview.sources : undefined;
  // The same as long as nothing of it changed: then only the elements that did are rendered anew.
  const previewRenderer = useMemo(() => {
    const forms = {
      ...renderer.forms,
      ...(path !== undefined && { page: path }),
      // A look at a page sends nothing.
      submit: async () => ({ state: 'failed', values: {} }) as const,
    };
    const pointers = new Map(sources?.map(({ id, pointer }) => [id, pointer]));
    const placed = (id: string, part: ReactNode) => (
      <Sourced key={id} source={pointers.get(id) ?? ''}>
        {part}
      </Sourced>
    );
    return { ...renderer, forms, audience: 'preview' as const, rejectedText, reportText, findings, placed };
  }, [renderer, rejectedText, reportText, path, findings, sources]);
  if (!plan) return preview.kind === 'page' ? null : <PreviewProblem status={status} report={preview} />;
  return (
    <PortalProvider value={previewPortal}>
      <RendererProvider value={previewRenderer}>
        <Surroundings plan={plan}>
          <CrashedElements crashed={renderer.crashed} />
          <PageIn plan={plan} />
        </Surroundings>
      </RendererProvider>
    </PortalProvider>
  );
}

/** What visitors have around the page: a site's bars, or what a portlet has of its own. */
function Surroundings({ plan, children }: { readonly plan: Plan; readonly children: ReactNode }) {
  const { site, language } = usePortal();
  const { portlet } = site;
  if (portlet) {
    return (
      <PortletLayout context={{ language, portlet: portlet.domain }} page="inner">
        {() => children}
      </PortletLayout>
    );
  }
  return (
    <PageLayout layout={layoutOfPlan(plan)} alternates={plan.translations} path={plan.path} plan={plan}>
      {children}
    </PageLayout>
  );
}

/** As readers do who set their browser's text twice as large. */
function useTextSize(stress: Stress): void {
  useEffect(() => {
    if (stress === 'size') document.documentElement.style.fontSize = '200%';
  }, [stress]);
}

/** The page in its own language, whatever that of the menu around it. */
function PageIn({ plan }: { plan: Plan }) {
  const { language } = usePortal();
  const page = <PageRenderer key={plan.path} plan={plan} />;
  return plan.language === language ? page : <div lang={plan.language}>{page}</div>;
}

/** Elements that failed on our side are missing on the page: said here as well, because they leave no card. */
function CrashedElements({ crashed }: { crashed: ReadonlySet<string> }) {
  const t = useTexts('preview');
  if (crashed.size === 0) return null;
  return (
    <div data-preview="crashed" className="mx-auto max-w-content px-gutter py-4">
      {[...crashed].map((id) => (
        <Notice key={id} tone="warning" title={t('severity.error')}>
          <p>{t('crashed', { id })}</p>
        </Notice>
      ))}
    </div>
  );
}
