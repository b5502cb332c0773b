import { useEffect } from 'react';
import { ChunkView } from '#templates/renderer/chunk.tsx';
import { PageRenderer } from '#templates/renderer/PageRenderer.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { type Answer, isPageAnswer, isSearchAnswer } from '../data/useAnswer.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { usePortal } from '../portalContext.tsx';
import { isPreviewAnswer } from '../preview/preview.types.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { View } from './resolveView.ts';
import { previewScreen, searchScreen } from './screens.ts';
import { useViewTitle } from './useViewTitle.ts';

/** One view in its layout. */
export function ViewScreen({ view, answer }: { view: View; answer: Answer | undefined }) {
  const { language } = usePortal();
  const title = useViewTitle(view, answer);
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);

  if (view.kind === 'search') {
    const found: SearchAnswer = isSearchAnswer(answer) ? answer : { state: 'error', term: view.term };
    return (
      <DefaultLayout view={view} translations={[]} searchInBar={false}>
        <ChunkView chunk={searchScreen} props={{ view, answer: found }} />
      </DefaultLayout>
    );
  }
  if (view.kind === 'preview') {
    return isPreviewAnswer(answer) && <ChunkView chunk={previewScreen} props={{ view, answer }} />;
  }
  const page = isPageAnswer(answer) ? answer : { status: 500, plan: null };
  if (!page.plan) {
    return (
      <DefaultLayout view={view} translations={[]} footer={page.status >= 500 ? 'hidden' : 'shown'}>
        <ErrorScreen status={page.status} />
      </DefaultLayout>
    );
  }
  return (
    <DefaultLayout view={view} translations={page.plan.translations}>
      <PageRenderer key={view.path} plan={page.plan} />
    </DefaultLayout>
  );
}
