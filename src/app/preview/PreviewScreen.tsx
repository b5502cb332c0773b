import { PreviewIndicator } from '#design-system/components/PreviewIndicator/PreviewIndicator.tsx';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import { useTexts } from '../language/useTexts.ts';
import { layoutOfPlan } from '../layouts/layouts.ts';
import { PageLayout } from '../layouts/PageLayout.tsx';
import { usePortal } from '../portalContext.tsx';
import type { View } from '../routes/resolveView.ts';
import { FindingsBar } from './FindingsBar.tsx';
import { PreviewProblem } from './PreviewProblem.tsx';
import type { PreviewAnswer } from './preview.types.ts';

interface PreviewScreenProps {
  readonly view: Extract<View, { kind: 'preview' }>;
  readonly answer: PreviewAnswer;
}

/** `/preview`: the page as visitors would get it below what an editor should know of it, or why there is no page. */
export function PreviewScreen({ view, answer }: PreviewScreenProps) {
  const t = useTexts();
  const { language } = usePortal();
  const { plan, preview } = answer;
  return (
    <>
      <PreviewIndicator label={t('preview.label')} />
      {plan && preview.kind === 'page' && (
        <>
          <FindingsBar plan={plan} report={preview} />
          <PageLayout layout={layoutOfPlan(plan)} view={view} plan={plan}>
            <div lang={plan.language === language ? undefined : plan.language}>
              <PageRenderer plan={plan} />
            </div>
          </PageLayout>
        </>
      )}
      {preview.kind !== 'page' && <PreviewProblem status={answer.status} report={preview} search={view.search} />}
    </>
  );
}
