import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { LoaderOverlay } from '#design-system/components/LoaderOverlay/LoaderOverlay.tsx';
import type { Language } from '#languages/languages.ts';
import { languageOfDocument } from '../../language/languageOfDocument.ts';
import { textsOf } from '../../language/textsOf.ts';

/** What a visitor who waits hears and sees, besides the loading flag. */
export interface Wait {
  readonly message: string;
  readonly overlay: ReactNode;
}

/** A wait is seen from here on, by the thin bar; then it lasts as long once more, so that nothing flashes (ms). */
const seenAfter = 200;
/** From here on the bar no longer says enough (ms). */
const longAfter = 3000;
/** The connection is called lost after so many attempts: one may fail by chance. */
const failuresToLose = 2;

interface WaitingOptions {
  readonly i18n: i18n;
  /** Spoken where the page's own language is not the portal's. */
  readonly siteLanguage: Language;
  readonly signal: AbortSignal;
  readonly show: (wait: Wait) => void;
  /** Stays on the old page; none where the history does not tell the way. */
  readonly stay: (() => void) | undefined;
}

export interface Waiting {
  readonly failed: (failures: number) => void;
  /** Resolves at once, unless the wait has been seen for less than 200 ms (specification, section 9). */
  readonly seenLongEnough: () => Promise<void>;
}

/** Nothing to be seen or heard; an overlay that was there fades away. */
export function quietWait(hadOverlay: boolean): Wait {
  return { message: '', overlay: hadOverlay ? <LoaderOverlay state="idle" text="" /> : null };
}

/** Says that navigating takes time, and more the longer it takes. */
export function beginWaiting({ i18n, siteLanguage, signal, show, stay }: WaitingOptions): Waiting {
  const began = performance.now();
  const t = textsOf(i18n, languageOfDocument(siteLanguage), 'navigation');
  let isLost = false;
  const cover = (text: 'loading' | 'long' | 'lost'): ReactNode => (
    <LoaderOverlay state="waiting" text={t(text)} action={stay && { label: t('stay'), onPress: stay }} />
  );
  const tell = (text: 'loading' | 'long' | 'lost') =>
    show({ message: t(text), overlay: text === 'loading' ? null : cover(text) });
  const timers = [setTimeout(() => tell('loading'), seenAfter), setTimeout(() => !isLost && tell('long'), longAfter)];
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  return {
    failed(failures) {
      isLost ||= failures >= failuresToLose;
      if (isLost) tell('lost');
    },
    async seenLongEnough() {
      const waited = performance.now() - began;
      if (waited < seenAfter || waited >= 2 * seenAfter) return;
      await new Promise((done) => setTimeout(done, 2 * seenAfter - waited));
    },
  };
}
