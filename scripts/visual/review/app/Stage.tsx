import type { Ref } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import type { Difference } from '../../model/results.ts';
import { longestNote, type ReviewData } from '../reviewData.ts';
import { Details } from './Details.tsx';
import { causeName, progressText } from './groups.ts';
import { type LookView, Pictures, viewsOf } from './Pictures.tsx';
import { storyLabel, viewLabel } from './PlaceList.tsx';
import type { Translate } from './texts.ts';

export interface StageProps {
  readonly difference: Difference;
  readonly data: ReviewData;
  readonly view: LookView;
  readonly zoom: boolean;
  readonly note: string;
  readonly noteField: Ref<HTMLTextAreaElement>;
  readonly ref: Ref<HTMLElement>;
  readonly onView: (view: LookView) => void;
  readonly onZoom: (zoom: boolean) => void;
  readonly onNote: (note: string) => void;
  readonly onStep: (step: number) => void;
  readonly onDecide: (action: 'approved' | 'rejected' | 'undo') => void;
  readonly t: Translate;
}

/** One difference: its pictures, what it is, and the decision on it. */
export function Stage(props: StageProps) {
  const { difference, data, t } = props;
  const standing = data.standings[difference.key];
  const state = standing?.state ?? 'open';
  const also = data.results.causes.filter(({ id }) => difference.alsoCauses.includes(id));
  return (
    <article
      ref={props.ref}
      tabIndex={-1}
      className="flex scroll-mt-4 flex-col gap-5 outline-none"
      aria-labelledby="place"
    >
      <header className="flex flex-col gap-1">
        <h3 id="place" className="text-title-small wrap-anywhere">
          {storyLabel(difference, data)}
        </h3>
        <p className="text-small text-text-muted even-figures">
          {viewLabel(difference, data.sites, t)}
          {difference.difference &&
            ` · ${t('visual.pixels', { count: difference.difference.changed, ...sizeOf(difference.difference.region) })}`}
        </p>
        {difference.formerly !== undefined && <p>{t('visual.formerly', { name: difference.formerly })}</p>}
        {also.length > 0 && (
          <p className="text-small text-text-muted">
            {t('visual.alsoBy', { names: also.map((cause) => causeName(cause, data.sites, t)).join(', ') })}
          </p>
        )}
        {standing && state !== 'open' && standing.who !== undefined && (
          <p className="text-small">
            {t('visual.decided', { state: t(`visual.state.${state}`), who: standing.who })}
            {standing.why ? ` · ${t('visual.because', { why: standing.why })}` : ''}
          </p>
        )}
      </header>
      <ViewChoice {...props} />
      <Pictures difference={difference} view={props.view} zoom={props.zoom} t={t} />
      {data.writable && <Decision {...props} state={state} />}
      <Details difference={difference} t={t} />
    </article>
  );
}

function sizeOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width, height };
}

function ViewChoice({ view, zoom, onView, onZoom, data, t }: StageProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('visual.view')}</legend>
        {viewsOf(data.writable).map((each) => (
          <label
            key={each}
            className="flex min-h-10 cursor-pointer items-center rounded-control border border-border-strong px-4 text-small recolours hover:border-current has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name="view"
              value={each}
              checked={view === each}
              onChange={() => onView(each)}
              className="sr-only"
            />
            {t(`visual.view.${each}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={zoom}
          onChange={(event) => onZoom(event.target.checked)}
          className="size-5 accent-action"
        />
        {t('visual.zoom')}
      </label>
    </div>
  );
}

function Decision({ state, data, note, noteField, onNote, onStep, onDecide, t }: StageProps & { state: string }) {
  return (
    // Where the window is low, as when it is magnified, it would hide the pictures.
    <div className="[@media(min-height:36rem)]:sticky bottom-0 z-1 flex flex-wrap items-center gap-3 border-border border-t bg-page py-3">
      <Button tone="primary" size="small" onClick={() => onDecide('approved')}>
        {t('visual.approve')}
      </Button>
      <Button tone="secondary" size="small" onClick={() => onDecide('rejected')}>
        {t('visual.reject')}
      </Button>
      {(state === 'approved' || state === 'rejected') && (
        <Button tone="quiet" size="small" onClick={() => onDecide('undo')}>
          {t('visual.undo')}
        </Button>
      )}
      <span className="flex min-w-64 grow items-center gap-3">
        <label htmlFor="note" className="text-small">
          {t('visual.note')}
        </label>
        <textarea
          ref={noteField}
          id="note"
          rows={1}
          maxLength={longestNote}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          // Back to the keys.
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          className="min-h-10 min-w-0 grow rounded-control border border-border-strong bg-field px-3 py-2 text-small text-text"
        />
      </span>
      <p aria-hidden="true" className="text-small text-text-muted even-figures">
        {progressText(data, t)}
      </p>
      <Button tone="quiet" size="small" onClick={() => onStep(-1)}>
        {t('visual.previous')}
      </Button>
      <Button tone="quiet" size="small" onClick={() => onStep(1)}>
        {t('visual.next')}
      </Button>
    </div>
  );
}
