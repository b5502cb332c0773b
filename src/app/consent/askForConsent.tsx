import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import type { Language } from '#languages/languages.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { addTexts } from '../language/createI18n.ts';
import { textsOf } from '../language/textsOf.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { allows, answer, onConsent } from './consent.ts';
import { isAnswered, purposesOf } from './purposes.ts';

/** The question for consent on a page that is alive. */
export interface Asking {
  /** Another page is shown, perhaps in another language and another layout. */
  pageShown(language: Language): void;
  /** The visitor wants to change the answers; the focus comes back here afterwards. */
  askAgain(from: Element | null): void;
}

/**
 * Asks for consent what the visitor has not answered yet, in the place that layouts keep right after the skip links: a
 * React root of its own, so that the page knows nothing of it. Layouts without such a place ask nothing.
 */
export function askForConsent(site: PublicSite, i18n: i18n): Asking {
  const purposes = purposesOf(site);
  const container = document.createElement('div');
  const root = createRoot(container);
  let language: Language = site.language;
  let returnTo: Element | null | undefined;

  const show = () => {
    const shown = language;
    addTexts(i18n, shown, ['consent']).then(
      // A page in another language may have come meanwhile: it asks by itself.
      () => shown === language && render(),
      // Without its words the question has to wait for another page.
      () => {},
    );
  };
  const render = () => {
    const isOpen = returnTo !== undefined || !purposes.every(isAnswered);
    if (isOpen && !container.isConnected) document.getElementById('consent-place')?.append(container);
    root.render(
      isOpen && (
        <ConsentQuestion
          language={language}
          t={textsOf(i18n, language, 'consent')}
          purposes={purposes}
          accepted={purposes.filter(allows)}
          asked={returnTo === undefined ? 'by-us' : 'by-visitor'}
          onChoose={choose}
        />
      ),
    );
  };
  const choose = (accepted: readonly string[]) => {
    const opener = returnTo;
    returnTo = undefined;
    answer(purposes.map((purpose) => `${accepted.includes(purpose) ? '+' : '-'}${purpose}` as const));
    if (opener instanceof HTMLElement) opener.focus();
  };
  onConsent(show);

  return {
    pageShown(next) {
      language = next;
      show();
    },
    askAgain(from) {
      returnTo = from;
      show();
    },
  };
}
