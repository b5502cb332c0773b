import { useEffect, useRef } from 'react';
import { CookieNotice } from '#design-system/components/CookieNotice/CookieNotice.tsx';
import type { Language } from '#languages/languages.ts';
import type { Translate } from '#languages/texts.ts';
import type { Purpose } from './consent.ts';

interface ConsentQuestionProps {
  readonly language: Language;
  readonly t: Translate<'consent'>;
  readonly purposes: readonly Purpose[];
  readonly accepted: readonly Purpose[];
  /** The visitor came for it: then the focus goes there. */
  readonly asked: 'by-us' | 'by-visitor';
  readonly onChoose: (accepted: readonly Purpose[]) => void;
}

/** The cookie notice for what a site has, in the language of the page. */
export function ConsentQuestion({ language, t, purposes, accepted, asked, onChoose }: ConsentQuestionProps) {
  const titles = purposes.map((id) => t(`consent.${id}.title`).toLocaleLowerCase(language));
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = place.current?.firstElementChild;
    if (!(notice instanceof HTMLElement)) return;
    if (asked === 'by-visitor') {
      notice.tabIndex = -1;
      notice.focus();
      return;
    }
    // The room the notice takes is known a frame later.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => uncoverFocus(notice)));
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <div ref={place} lang={language} className="contents">
      <CookieNotice
        purposes={purposes.map((id) => ({ id, title: t(`consent.${id}.title`), text: t(`consent.${id}.text`) }))}
        accepted={accepted}
        texts={{
          title: t('consent.title'),
          refuseLabel: t('consent.refuse'),
          acceptLabel: t('consent.accept'),
          chooseLabel: t('consent.choose'),
          saveLabel: t('consent.save'),
          purposesLabel: t('consent.purposes'),
          rememberedText: t('consent.remembered'),
        }}
        onChoose={onChoose}
      >
        <p>
          {t('consent.why', { purposes: list.format(titles) })}{' '}
          <a
            href={t('consent.readPath')}
            className="whitespace-nowrap text-link underline underline-offset-4 hover:text-link-hover max-medium:whitespace-normal"
          >
            {t('consent.read')}
          </a>
          .
        </p>
      </CookieNotice>
    </div>
  );
}

/** Brings out what had the focus where the notice came to lie (WCAG 2.4.11). */
function uncoverFocus(notice: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || notice.contains(focused)) return;
  const top = notice.getBoundingClientRect().top;
  if (getComputedStyle(notice).position === 'fixed' && focused.getBoundingClientRect().bottom > top)
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
