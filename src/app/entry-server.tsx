import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type CrashedElement, findCrashes } from '#templates/findCrashes.tsx';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import type { Plan } from '#templates/plan/plan.types.ts';
import { filesOf } from '#templates/sourceFiles.ts';
import { App } from './App.tsx';
import type { PortalState } from './api/portalState.ts';
import { isPageResponse } from './api/responses.ts';
import { hasErrors } from './forms/hasErrors.ts';
import { addTexts, createI18n } from './language/createI18n.ts';
import { textsOf } from './language/textsOf.ts';
import { createServerParts } from './personal/serverParts.tsx';
import { StillPartsContext } from './personal/stillParts.tsx';
import { screenFiles } from './rendering/screenFiles.ts';
import { trialRenderer } from './rendering/trialRenderer.ts';
import { documentTitle } from './views/documentTitle.ts';
import { keptResponse } from './views/keptResponse.ts';
import { resolveView } from './views/resolveView.ts';
import { preloadScreen } from './views/screens.ts';
import { definitionOf, type View } from './views/views.ts';

export type { CrashedElement } from '#templates/findCrashes.tsx';

/** A view as markup: what goes into `<div id="portal">`, and what the document around it has to know. */
export interface RenderedApp {
  readonly html: string;
  /** Elements that threw; the state the browser gets must name their ids. */
  readonly crashed: readonly CrashedElement[];
  /** Source files of the chunks this view needs, as the build's manifest names them. */
  readonly chunks: readonly string[];
  /** Source files of the chunks whose stylesheets alone it needs: their markup is there, their code comes when it is used. */
  readonly styledBy: readonly string[];
  readonly title: string;
}

/** The parts of a page that belong to its visitor. */
const partsFile = 'src/app/personal/personalParts.tsx';

/** Texts never change while the server runs: one for all languages and requests. */
const i18n = createI18n();

export type RenderApp = (state: PortalState) => Promise<RenderedApp>;

/**
 * Renders a view to a string. Everything it needs is in `state`, so nothing suspends and nothing streams.
 *
 * When an element throws, React gives up the whole page. Then each element is tried alone, and the page is rendered
 * once more without those that fail: complete but for them. The browser tries them again.
 * @throws what rendering throws when it is no element's fault
 */
export const renderApp: RenderApp = async (state) => {
  const view = resolveView(new URL(state.url, 'http://portal'), state.site.language);
  const definition = definitionOf(view.kind);
  const received = keptResponse(state, view);
  const plan = isPageResponse(received) ? received.plan : null;
  const status = definition.status(view, definition.readResponse(view, received), state.site);
  await Promise.all([
    preloadScreen(view, status, i18n, state.language),
    plan && preloadPlan(plan),
    // What belongs to visitors is markup here, without code of its own in the browser.
    state.site.identity && addTexts(i18n, state.language, ['people']),
  ]);
  const { html, crashed, hasParts } = renderWithoutFailures(state, plan);
  return {
    html,
    crashed,
    chunks: chunksOf(view, status, plan, state),
    styledBy: hasParts ? [partsFile] : [],
    title: documentTitle(
      { view, received, site: state.site, language: state.language, hasErrors: hasErrors(state.posted?.outcome) },
      textsOf(i18n, state.language, 'interface'),
    ),
  };
};

function renderWithoutFailures(state: PortalState, plan: Plan | null) {
  try {
    return { ...renderMarkup(state), crashed: [] };
  } catch (error) {
    const crashed = plan ? findCrashes(plan, trialRenderer(plan, i18n, state.site)) : [];
    if (crashed.length === 0) throw error;
    return { ...renderMarkup({ ...state, crashed: crashed.map(({ id }) => id) }), crashed };
  }
}

/** `hasParts`: something in it can be kept or discussed. */
function renderMarkup(state: PortalState) {
  let hasParts = false;
  const parts = createServerParts(() => {
    hasParts = true;
  });
  const html = renderToString(
    <StaticRouter location={state.url}>
      <StillPartsContext value={parts}>
        <App state={state} i18n={i18n} onCrash={() => {}} />
      </StillPartsContext>
    </StaticRouter>,
  );
  return { html, hasParts };
}

function chunksOf(view: View, status: number, plan: Plan | null, state: PortalState): string[] {
  return [...screenFiles(view, status, state.language), ...(plan ? filesOf(plan) : [])];
}
