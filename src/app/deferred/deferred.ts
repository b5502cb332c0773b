import type { i18n } from 'i18next';
import { type Asking, askForConsent } from '../consent/askForConsent.tsx';
import { adopt, onConsent, storageKey } from '../consent/consent.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { addTexts } from '../language/createI18n.ts';
import { languageOfDocument } from '../language/languageOfDocument.ts';
import { textsOf } from '../language/textsOf.ts';
import { hasRoom } from '../navigation/navigator/prefetchLimits.ts';
import { registerOfflinePage } from '../offline/registerOfflinePage.ts';
import { createDataLayer } from '../telemetry/dataLayer.ts';
import { loadAllowedScripts } from '../telemetry/outsideScripts.ts';
import { listenToViews } from '../telemetry/shownViews.ts';
import { takeOverErrors } from '../telemetry/takeOverErrors.ts';
import { focusPressed } from './focusPressed.ts';

/** The document that the code runs in. */
interface ShownDocument {
  readonly site: PublicSite;
  readonly audience: 'visitors' | 'editors';
  readonly i18n: i18n;
}

let asking: Asking | undefined;
let hasStarted = false;

/**
 * What can wait until a page is alive and idle: reports of errors, the focus of what is pressed, the question for consent,
 * what needs consent, and the offline page. Once for each document.
 */
export function startDeferred({ site, audience, i18n }: ShownDocument): void {
  if (hasStarted) return;
  hasStarted = true;
  takeOverErrors(site);
  focusPressed();
  // Editors are not asked, and not counted.
  if (audience === 'editors') return;
  asking = askForConsent(site, i18n);
  const noteInDataLayer = createDataLayer(site, (route, language) =>
    textsOf(i18n, language, 'navigation')(`route.${route}`),
  );
  const listen = () =>
    listenToViews((view) => {
      noteInDataLayer(view);
      asking?.pageShown(view.language);
    });
  // Every later page brings these texts along.
  addTexts(i18n, languageOfDocument(site.language), ['navigation']).then(listen, listen);
  loadAllowedScripts(site);
  onConsent(() => loadAllowedScripts(site));
  // What is taken back in one tab counts in all.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) adopt((newValue ?? '').split(' ').slice(1).join(' '));
  });
  registerOfflinePage();
  fetchFonts();
}

/** A page in stand-ins for its fonts (`before-paint.ts`) gets them for the next one. */
function fetchFonts(): void {
  if (document.documentElement.dataset.fonts !== 'later' || !hasRoom()) return;
  for (const href of document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'font', crossOrigin: '', href }),
    );
  }
}

/** Asks for consent once more, because the visitor wants to; the focus comes back to where it was. */
export function askAgain(shown: ShownDocument): void {
  // A visitor may be quicker than the browser is idle.
  startDeferred(shown);
  asking?.askAgain(document.activeElement);
}
