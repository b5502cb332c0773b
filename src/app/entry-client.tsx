import './app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import type { ElementCrash } from '#templates/renderer/RendererProvider.tsx';
import { App } from './App.tsx';
import { hasUnsent, personalKey } from './api/personalResponse.ts';
import type { PortalState } from './api/portalState.ts';
import { isPageResponse } from './api/responses.ts';
import { reloadForCode } from './failures/reloadForCode.ts';
import { whenIdle } from './idle/whenIdle.ts';
import { addTexts, createI18n } from './language/createI18n.ts';
import { loadLater } from './loadLater.ts';
import { keyOfEntry, nameEntry } from './navigation/historyEntry.ts';
import { startPersonal } from './personal/startPersonal.ts';
import { followTranslation } from './translation/followTranslation.ts';
import { keptResponse } from './views/keptResponse.ts';
import { resolveView } from './views/resolveView.ts';
import { errorScreen, errorTexts, preloadScreen } from './views/screens.ts';
import { definitionOf } from './views/views.ts';

/** Brings the server's page to life: everything it was made of is fetched first, so that no node changes. */
async function start(): Promise<void> {
  const block = document.getElementById('portal-state');
  const root = document.getElementById('portal');
  if (!block?.textContent || !root) return;
  // Written by this portal's own server for this very page.
  const state: PortalState = JSON.parse(block.textContent);
  // A post was answered under the form's own address with the page it stands on: from now on it is that page, which a
  // reload asks for without posting again.
  if (state.posted || hasUnsent(state.responses[personalKey]))
    history.replaceState(history.state, '', state.url + location.hash);
  const view = resolveView(new URL(state.url, location.origin), state.site.language);
  const definition = definitionOf(view.kind);
  const received = keptResponse(state, view);
  const plan = isPageResponse(received) ? received.plan : null;
  const status = definition.status(view, definition.readResponse(view, received), state.site);
  const i18n = createI18n();
  await Promise.all([preloadScreen(view, status, i18n, state.language), plan && preloadPlan(plan)]);
  if (keyOfEntry() === undefined) nameEntry();
  // Before the listener that makes links navigate.
  if (!state.site.portlet) startPersonal(state.site, i18n);
  followTranslation(document.body);
  // In slices, between which the page answers to its visitor.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App state={state} i18n={i18n} onCrash={reportCrash} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => reportError(error) },
    );
  });
  // A portlet asks nothing of its visitors, and reports nothing.
  if (state.site.portlet) return;
  whenIdle(() => {
    // Once something is wrong, the words for it may not be had any more.
    Promise.all([errorScreen.preload(), addTexts(i18n, state.language, errorTexts)]).catch(() => {});
    void loadLater().then(
      ({ startDeferred }) => startDeferred({ site: state.site, audience: definition.audience, i18n }),
      () => {},
    );
  });
}

/** An element that fails in the browser is left out of the page, but not of the browser's error events. */
function reportCrash({ id, type, error }: ElementCrash): void {
  reportError(new Error(`Element ${type} ${id} failed`, { cause: error }));
}

// Without its code the page stays as the server made it: complete, but for what needs script.
start().catch((error: unknown) => {
  if (reloadForCode(error)) return;
  document.documentElement.dataset.script = 'none';
  reportError(error);
  // Nothing else of this page asks for what sends it.
  void loadLater().then(
    ({ reportFailedStart }) => reportFailedStart(),
    () => {},
  );
});
