import { useEffect } from 'react';
import { ChunkView } from '#templates/renderer/chunk.tsx';
import { type ApiResponse, isPageResponse } from '../api/responses.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { layoutOfError } from '../layouts/layouts.ts';
import { PageLayout } from '../layouts/PageLayout.tsx';
import { noteView } from '../telemetry/shownViews.ts';
import { documentTitle } from './documentTitle.ts';
import { errorScreen, showsErrorPage } from './screens.ts';
import { definitionOf, type View } from './views.ts';

interface ViewScreenProps {
  readonly view: View;
  readonly received: ApiResponse | undefined;
  /** What was there could not be shown. */
  readonly failed: boolean;
  /** A form on it came back with errors. */
  readonly hasErrors: boolean;
}

/** One view in its layout, or the error page in its place. */
export function ViewScreen({ view, received, failed, hasErrors }: ViewScreenProps) {
  const { site, language } = usePortal();
  const definition = definitionOf(view.kind);
  const response = definition.readResponse(view, received);
  const title = documentTitle({ view, received, site, language, hasErrors }, useTexts('interface'));
  const status = definition.status(view, response, site);
  const error = failed ? 500 : showsErrorPage(view, status) ? status : undefined;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // Even the same once more would have the browser work out the style of every element again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    const { route, titleHolds } = definition;
    noteView({ route: route(view), titleHolds, language, status: error ?? 200 });
  }, [language, definition, view, error]);

  const layout = error === undefined ? definition.layout(view, response) : layoutOfError(error);
  const screen =
    error === undefined ? (
      <ChunkView chunk={definition.screen} props={{ view, response }} />
    ) : (
      <ChunkView chunk={errorScreen} props={{ status: error }} />
    );
  if (layout === 'own') return screen;
  const plan = error === undefined && isPageResponse(received) ? received.plan : null;
  return (
    <PageLayout
      layout={layout}
      alternates={definition.alternates(view, response)}
      path={view.kind === 'page' ? view.path : ''}
      plan={plan}
    >
      {screen}
    </PageLayout>
  );
}
