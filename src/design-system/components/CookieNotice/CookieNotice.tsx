import './CookieNotice.css';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface CookiePurpose<Id extends string> {
  id: Id;
  title: string;
  /** What happens once it is accepted, in a sentence or two. */
  text: string;
}

export interface CookieNoticeProps<Id extends string> {
  /** What is asked for: video, personalisation, analytics. */
  purposes: readonly CookiePurpose<Id>[];
  /** What was accepted before; empty for someone who has not been asked yet. */
  accepted: readonly Id[];
  texts: {
    /** Names the region: "Cookies op deze site". */
    title: string;
    acceptLabel: string;
    refuseLabel: string;
    /** Unfolds the purposes: "Zelf kiezen". */
    chooseLabel: string;
    /** Sends the choice per purpose: "Keuze bewaren". */
    saveLabel: string;
    /** Names the group of purposes: "Wat mag deze site gebruiken?". */
    purposesLabel: string;
    /** Below the purposes: how long the answer is remembered. */
    rememberedText: string;
  };
  /** Why this is asked, with the way to the privacy page. */
  children: ReactNode;
  /** Called with the accepted purposes: all of them, none, or those ticked. */
  onChoose: (accepted: readonly Id[]) => void;
}

/**
 * Asks once, in place, for what needs consent. It is a region at the window's lower edge and no dialog: the page can be
 * read and used meanwhile, and the focus stays where it is. Refusing is as easy, as large and as loud as accepting, and
 * nothing is ticked beforehand.
 *
 * Render it in the browser only (without script nothing needs consent), right after the skip links, so that Tab comes
 * to it early. It disappears when the caller stops rendering it; remembering the choice and acting on it are the
 * caller's too.
 */
export function CookieNotice<Id extends string>(props: CookieNoticeProps<Id>) {
  const { purposes, accepted, texts, children, onChoose } = props;
  const [choosing, setChoosing] = useState(false);
  const notice = useRef<HTMLElement>(null);
  const titleId = useId();
  const formId = useId();
  useRoomFor(notice);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    onChoose(purposes.map(({ id }) => id).filter((id) => ticked.includes(id)));
  };

  return (
    <section
      ref={notice}
      data-cookie-notice=""
      aria-labelledby={titleId}
      className="z-40 border-border-strong border-t bg-surface text-text moves starting:translate-y-full print:hidden"
    >
      <div className="cookie-notice-parts mx-auto max-w-content px-gutter">
        <div className="cookie-notice-text">
          <h2 id={titleId}>{texts.title}</h2>
          <div>{children}</div>
        </div>
        {/* Equal columns, so that no answer is larger than another. */}
        <div className="cookie-notice-answers">
          <Button tone="secondary" size="small" onClick={() => onChoose([])}>
            {texts.refuseLabel}
          </Button>
          <Button tone="secondary" size="small" onClick={() => onChoose(purposes.map(({ id }) => id))}>
            {texts.acceptLabel}
          </Button>
          <Button
            tone="secondary"
            size="small"
            aria-expanded={choosing}
            aria-controls={formId}
            onClick={() => setChoosing(!choosing)}
          >
            {texts.chooseLabel}
            <Icon name={choosing ? 'chevron-up' : 'chevron-down'} size="small" />
          </Button>
        </div>
        <form id={formId} hidden={!choosing} onSubmit={save} className="cookie-notice-purposes">
          <fieldset>
            <legend className="sr-only">{texts.purposesLabel}</legend>
            {purposes.map((purpose) => (
              <Purpose key={purpose.id} purpose={purpose} accepted={accepted.includes(purpose.id)} />
            ))}
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
            <Button tone="secondary" size="small" type="submit">
              {texts.saveLabel}
            </Button>
            <p className="text-small text-text-muted">{texts.rememberedText}</p>
          </div>
        </form>
      </div>
    </section>
  );
}

function Purpose({ purpose, accepted }: { purpose: CookiePurpose<string>; accepted: boolean }) {
  const textId = useId();
  return (
    <div className="py-1 font-strong">
      <Checkbox
        name="purpose"
        value={purpose.id}
        label={purpose.title}
        checked={accepted}
        size="small"
        describedBy={textId}
      />
      <p id={textId} className="max-w-reading ps-8 font-normal text-small text-text-muted">
        {purpose.text}
      </p>
    </div>
  );
}

/**
 * Keeps as much room free at the page's end as the notice is high, for as long as it is there; `CookieNotice.css` says
 * where none is wanted. By these properties themselves: a custom one on the root would have the browser work out the
 * style of every element again.
 */
function useRoomFor(notice: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current;
    if (element === null) return;
    const { style } = document.documentElement;
    let frame = 0;
    // Not at once: where that room brings a scrollbar, the notice gets narrower while its size is being told, which
    // browsers call an error of the page.
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(() => {
        style.paddingBlockEnd = `${element.offsetHeight}px`;
        style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + 1rem)`;
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.paddingBlockEnd = '';
      style.scrollPaddingBlockEnd = '';
    };
  }, [notice]);
}
