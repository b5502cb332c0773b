import { type ReactNode, useEffect } from 'react';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import { ChunkView } from '#templates/renderer/chunk.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { type Answer, isPageAnswer, isSearchAnswer } from '../data/useAnswer.ts';
import { type Layout, layoutOfError, layoutOfPlan, layouts } from '../layouts/layouts.ts';
import { PageLayout } from '../layouts/PageLayout.tsx';
import { usePortal } from '../portalContext.tsx';
import { isPreviewAnswer } from '../preview/preview.types.ts';
import { noteView } from '../telemetry/shownViews.ts';
import type { View } from './resolveView.ts';
import {
  answerScreen,
  errorScreen,
  personalScreen,
  portletScreen,
  previewScreen,
  resultScreen,
  searchScreen,
} from './screens.ts';
import { shownStatus } from './shownStatus.ts';
import { useViewTitle } from './useViewTitle.ts';

interface ViewScreenProps {
  readonly view: View;
  readonly answer: Answer | undefined;
  /** What was there could not be shown. */
  readonly failed: boolean;
}

/** One view in its layout. */
export function ViewScreen({ view, answer, failed }: ViewScreenProps) {
  const { site, language } = usePortal();
  const title = useViewTitle(view, answer);
  const status = failed ? 500 : shownStatus(view, answer, site);
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
    noteView(view, language, status);
  }, [title, language, view, status]);

  const inLayout = (layout: Layout, children: ReactNode) => (
    <PageLayout layout={layout} view={view}>
      {children}
    </PageLayout>
  );
  const error = () => inLayout(layoutOfError(status), <ChunkView chunk={errorScreen} props={{ status }} />);

  if (failed) return error();
  if ('portlet' in view) return <ChunkView chunk={portletScreen} props={{ view, answer }} />;
  if (status !== 200) return error();
  switch (view.kind) {
    case 'page':
      if (!isPageAnswer(answer) || !answer.plan) return error();
      return (
        <PageLayout layout={layoutOfPlan(answer.plan)} view={view} plan={answer.plan}>
          <PageRenderer key={view.path} plan={answer.plan} />
        </PageLayout>
      );
    case 'search': {
      const found: SearchAnswer = isSearchAnswer(answer) ? answer : { state: 'error', term: view.term };
      return inLayout(layouts.sand, <ChunkView chunk={searchScreen} props={{ view, answer: found }} />);
    }
    case 'result':
      if (!isSearchAnswer(answer) || answer.state === 'error') return error();
      return inLayout(layouts.tinted, <ChunkView chunk={resultScreen} props={{ view, answer }} />);
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
