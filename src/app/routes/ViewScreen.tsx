import { type ReactNode, useEffect } from 'react';
import { ChunkView } from '#templates/renderer/chunk.tsx';
import { PageRenderer } from '#templates/renderer/PageRenderer.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { type Answer, isPageAnswer, isSearchAnswer } from '../data/useAnswer.ts';
import { type Layout, layoutOfError, layoutOfPlan, layouts } from '../layouts/layouts.ts';
import { PageLayout } from '../layouts/PageLayout.tsx';
import { usePortal } from '../portalContext.tsx';
import { isPreviewAnswer } from '../preview/preview.types.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { isNothing } from './isNothing.ts';
import type { View } from './resolveView.ts';
import { answerScreen, personalScreen, previewScreen, resultScreen, searchScreen } from './screens.ts';
import { useViewTitle } from './useViewTitle.ts';

interface ViewScreenProps {
  readonly view: View;
  readonly answer: Answer | undefined;
}

/** One view in its layout. */
export function ViewScreen({ view, answer }: ViewScreenProps) {
  const { site, language } = usePortal();
  const title = useViewTitle(view, answer);
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);

  const inLayout = (layout: Layout, children: ReactNode) => (
    <PageLayout layout={layout} view={view}>
      {children}
    </PageLayout>
  );
  const error = (status: number) => inLayout(layoutOfError(status), <ErrorScreen status={status} />);

  if (isNothing(view, answer, site)) return error(404);
  switch (view.kind) {
    case 'page': {
      const page = isPageAnswer(answer) ? answer : { status: 500, plan: null };
      if (!page.plan) return error(page.status);
      return (
        <PageLayout layout={layoutOfPlan(page.plan)} view={view} plan={page.plan}>
          <PageRenderer key={view.path} plan={page.plan} />
        </PageLayout>
      );
    }
    case 'search': {
      const found: SearchAnswer = isSearchAnswer(answer) ? answer : { state: 'error', term: view.term };
      return inLayout(layouts.sand, <ChunkView chunk={searchScreen} props={{ view, answer: found }} />);
    }
    case 'result':
      if (!isSearchAnswer(answer) || answer.state === 'error') return error(503);
      return inLayout(layouts.sand, <ChunkView chunk={resultScreen} props={{ view, answer }} />);
    case 'answer':
      return inLayout(layouts.withoutFooter, <ChunkView chunk={answerScreen} props={{ view }} />);
    case 'personal':
      return inLayout(layouts.sand, <ChunkView chunk={personalScreen} props={{ view }} />);
    case 'logout':
      return inLayout(layouts.clean, <ChunkView chunk={personalScreen} props={{ view }} />);
    case 'preview':
      return isPreviewAnswer(answer) && <ChunkView chunk={previewScreen} props={{ view, answer }} />;
    default:
      return view satisfies never;
  }
}
