import './app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import type { ElementCrash } from '#templates/renderer/RendererProvider.tsx';
import { App } from './App.tsx';
import type { PortalState } from './data/portalState.ts';
import { isPageAnswer } from './data/useAnswer.ts';
import { keptAnswer } from './data/viewAddresses.ts';
import { createI18n } from './language/createI18n.ts';
import { afterwards } from './loadAfterwards.ts';
import { whenIdle } from './navigation/whenIdle.ts';
import { reloadForCode } from './routes/reloadForCode.ts';
import { resolveView } from './routes/resolveView.ts';
import { errorScreen, preloadScreen } from './routes/screens.ts';
import { shownStatus } from './routes/shownStatus.ts';

/** Brings the server's page to life: everything it was made of is fetched first, so that no node changes. */
async function start(): Promise<void> {
  const block = document.getElementById('portal-state');
  const root = document.getElementById('portal');
  if (!block?.textContent || !root) return;
  // Written by this portal's own server for this very page.
  const state: PortalState = JSON.parse(block.textContent);
  // A post was answered under the form's own address with the page it stands on: from now on it is that page, which a
  // reload asks for without posting again.
  if (state.posted) history.replaceState(history.state, '', state.url + location.hash);
  const view = resolveView(new URL(state.url, location.origin), state.site.language);
  const answer = keptAnswer(state, view);
  const plan = isPageAnswer(answer) ? answer.plan : null;
  const [i18n] = await Promise.all([
    createI18n(state.language),
    preloadScreen(view, shownStatus(view, answer, state.site)),
    plan && preloadPlan(plan),
  ]);
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
    errorScreen.preload().catch(() => {});
    void afterwards().then(
      ({ startAfterwards }) => startAfterwards(state.site),
      () => {},
    );
  });
}

/** An element that fails in the browser is left out of the page, but not of the browser's error events. */
function reportCrash({ id, type, error }: ElementCrash): void {
  reportError(new Error(`Element ${type} ${id} failed`, { cause: error }));
}

// Without its code the page stays as the server made it: complete, but for what needs script.
start().catch((error: unknown) => reloadForCode(error) || reportError(error));
