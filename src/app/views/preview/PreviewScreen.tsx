import { useMemo } from 'react';
import { PreviewIndicator } from '#design-system/components/PreviewIndicator/PreviewIndicator.tsx';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import { RendererProvider, useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { PortalProvider, usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { layoutOfPlan } from '../../layouts/layouts.ts';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PreviewView } from './address.ts';
import { FindingsBar } from './FindingsBar.tsx';
import { PreviewProblem } from './PreviewProblem.tsx';
import type { PreviewResponse } from './previewResponse.ts';

/** `/preview`: the page as visitors would get it below what an editor should know of it, or why there is no page. */
export function PreviewScreen({ view, response }: ScreenProps<PreviewView, PreviewResponse | undefined>) {
  const portal = usePortal();
  const renderer = useRenderer();
  const rejectedText = useTexts('rejected');
  const reportText = useTexts('report');
  const base = response?.theme === 'other' ? portal.site.origin : '';
  const previewPortal = useMemo(() => ({ ...portal, base }), [portal, base]);
  const previewRenderer = useMemo(() => {
    const findings = response?.preview.kind === 'page' ? response.preview.findings : undefined;
    return { ...renderer, audience: 'preview' as const, rejectedText, reportText, findings };
  }, [renderer, rejectedText, reportText, response]);
  return (
    response && (
      <PortalProvider value={previewPortal}>
        <RendererProvider value={previewRenderer}>
          <Preview view={view} response={response} />
        </RendererProvider>
      </PortalProvider>
    )
  );
}

function Preview({ view, response: { status, plan, preview } }: ScreenProps<PreviewView, PreviewResponse>) {
  const t = useTexts('interface');
  const { language } = usePortal();
  return (
    <>
      <PreviewIndicator label={t('preview.label')} />
      {plan && preview.kind === 'page' && (
        <>
          <FindingsBar plan={plan} report={preview} />
          <PageLayout layout={layoutOfPlan(plan)} alternates={plan.translations} plan={plan}>
            <div lang={plan.language === language ? undefined : plan.language}>
              <PageRenderer plan={plan} />
            </div>
          </PageLayout>
        </>
      )}
      {preview.kind !== 'page' && <PreviewProblem status={status} report={preview} search={view.search} />}
    </>
  );
}
