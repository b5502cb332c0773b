import { type MouseEvent, useId } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { FormTarget } from '../FormField/formTarget.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { bookmarkSharingVariants } from './BookmarkSharing.variants.ts';
import type { BookmarkSharingState, BookmarkSharingTexts } from './bookmark.ts';

export interface BookmarkSharingProps {
  level: HeadingLevel;
  state: BookmarkSharingState;
  /** Where the switch posts `share`: `on` or `off`, what it shall become. */
  target: FormTarget;
  texts: BookmarkSharingTexts;
  /** Called with what it shall become, instead of posting the form. */
  onShare?: ((on: boolean) => void) | undefined;
}

/** Lets others see one's list by a link, for as long as the switch is on. */
export function BookmarkSharing({ level, state, target, texts, onShare }: BookmarkSharingProps) {
  const id = useId();
  const on = state.kind === 'on' || (state.kind === 'updating' && state.on);
  const updating = state.kind === 'updating';
  const press = (event: MouseEvent) => {
    if (updating || onShare) event.preventDefault();
    if (!updating) onShare?.(!on);
  };
  return (
    <div className="flex max-w-reading flex-col items-start gap-3 rounded-card bg-band p-5 forced-colors:border medium:p-6 print:hidden">
      <Title level={level} size="small">
        {texts.title}
      </Title>
      <p id={`${id}what`}>{texts.explanation}</p>
      <form method="post" action={target.action}>
        {target.hiddenFields}
        <button
          type="submit"
          role="switch"
          name="share"
          value={on ? 'off' : 'on'}
          aria-checked={on}
          aria-describedby={`${id}what`}
          aria-busy={updating || undefined}
          aria-disabled={updating || undefined}
          onClick={press}
          className={bookmarkSharingVariants({ part: 'switch' })}
        >
          <span aria-hidden="true" className={bookmarkSharingVariants({ part: 'track', on })}>
            <span className={bookmarkSharingVariants({ part: 'thumb', on })} />
          </span>
          {texts.label}
        </button>
      </form>
      {state.kind === 'on' && (
        <div className="flex w-full min-w-0 flex-col gap-3">
          <p className="wrap-anywhere">
            {`${texts.address} `}
            <a
              href={state.address}
              className="text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2"
            >
              {state.address}
            </a>
          </p>
          <CopyButton text={state.address} texts={texts} />
        </div>
      )}
    </div>
  );
}
