import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Plan } from '#templates/plan/plan.types.ts';
import { preloadPlan } from '#templates/renderer/PageRenderer.tsx';
import { filesOf } from '#templates/sourceFiles.ts';
import { App } from './App.tsx';
import type { PortalState } from './api/portalState.ts';
import { isPageResponse } from './api/responses.ts';
import { createI18n } from './language/createI18n.ts';
import { type CrashedElement, findCrashes } from './rendering/findCrashes.tsx';
import { screenFiles } from './rendering/screenFiles.ts';
import { documentTitle } from './views/documentTitle.ts';
import { keptResponse } from './views/keptResponse.ts';
import { resolveView } from './views/resolveView.ts';
import { preloadScreen } from './views/screens.ts';
import { definitionOf, type View } from './views/views.ts';

export type { CrashedElement } from './rendering/findCrashes.tsx';

/** A view as markup: what goes into `<div id="portal">`, and what the document around it has to know. */
export interface RenderedApp {
  readonly html: string;
  /** Elements that threw; the state the browser gets must name their ids. */
  readonly crashed: readonly CrashedElement[];
  /** Source files of the chunks this view needs, as the build's manifest names them. */
  readonly chunks: readonly string[];
  readonly title: string;
}

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
  const [i18n] = await Promise.all([
    sharedI18n(state.language),
    preloadScreen(view, status),
    plan && preloadPlan(plan),
  ]);
  const { html, crashed } = renderWithoutFailures(state, i18n, plan);
  return {
    html,
    crashed,
    chunks: chunksOf(view, status, plan, state),
    title: documentTitle(view, received, state.site, i18n.t),
  };
};

function renderWithoutFailures(state: PortalState, i18n: i18n, plan: Plan | null) {
  try {
    return { html: renderMarkup(state, i18n), crashed: [] };
  } catch (error) {
    const crashed = plan ? findCrashes(plan, i18n, state.site) : [];
    if (crashed.length === 0) throw error;
    return { html: renderMarkup({ ...state, crashed: crashed.map(({ id }) => id) }, i18n), crashed };
  }
}

function renderMarkup(state: PortalState, i18n: i18n): string {
  return renderToString(
    <StaticRouter location={state.url}>
      <App state={state} i18n={i18n} onCrash={() => {}} />
    </StaticRouter>,
  );
}

function chunksOf(view: View, status: number, plan: Plan | null, state: PortalState): string[] {
  const messages = `src/app/language/messages.${state.language}.ts`;
  return [messages, ...screenFiles(view, status), ...(plan ? filesOf(plan) : [])];
}

const instances = new Map<string, Promise<i18n>>();

/** Texts never change while the server runs: one i18next for each language. */
function sharedI18n(language: PortalState['language']): Promise<i18n> {
  const known = instances.get(language) ?? createI18n(language);
  instances.set(language, known);
  return known;
}
