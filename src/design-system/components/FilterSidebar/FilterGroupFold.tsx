import { dequal } from 'dequal/lite';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FilterOptions, levelsOf } from './FilterOptions.tsx';
import { chosenOf, type FilterGroup, foundIn } from './filterGroup.ts';
import { RangeFields } from './RangeFields.tsx';

export interface FilterGroupTexts {
  /** Unfolds the rest of a group: "Nog 312". */
  more: (count: string) => string;
  /** Folds it again: "Minder". */
  less: string;
  /** The label of the field that finds a value: "Zoek in Trefwoord". */
  find: (title: string) => string;
  /** The button beside it, for who has no script: "Zoek". */
  findSubmit: string;
  /** "Niets begint met ‘qw’" */
  nothing: (find: string) => string;
  /** Said once what is typed has its answer: "3 om uit te kiezen" */
  found: (count: string) => string;
  /** What a long list leaves out: "Nog 312. Typ om ze te vinden." */
  rest: (count: string) => string;
  /** Opens what an option has parts for: "Meer binnen Dier en welzijn". */
  within: (label: string) => string;
  /** "Van", "Tot en met" */
  from: string;
  to: string;
}

interface FilterGroupFoldProps {
  group: FilterGroup;
  formatCount: (count: number) => string;
  texts: FilterGroupTexts;
  onUnfold?: ((group: string, unfolded: boolean) => void) | undefined;
  onFind?: ((group: string, text: string) => void) | undefined;
}

const quietButton =
  'inline-flex min-h-10 cursor-pointer items-center gap-1 text-link text-small underline underline-offset-4 hover:text-link-hover';

/**
 * One filter: a native fold around a fieldset of checkboxes. A long one shows its first values, and finds the others.
 * Rendered anew only when something in it is another: a tick changes one of many, and waits for no other.
 */
export const FilterGroupFold = memo(Fold, dequal);

function Fold({ group, formatCount, texts, onUnfold, onFind }: FilterGroupFoldProps) {
  const { options, more, unfolded, range } = group;
  const chosen = chosenOf(group);
  const levels = levelsOf(options);
  // With script nothing has to be sent.
  const fold = (to: boolean) =>
    onUnfold &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onUnfold(group.id, to);
    });
  return (
    <details open className="filter-group group/filter border-border border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-strong text-heading hover:text-link-hover [&::-webkit-details-marker]:hidden">
        <span>
          {group.title}
          {chosen > 0 && <span className="text-text-muted"> ({formatCount(chosen)})</span>}
        </span>
        <span className="inline-flex moves group-open/filter:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <fieldset className="min-w-0 pb-4" aria-busy={unfolded?.state === 'searching' || undefined}>
        <legend className="sr-only">{group.title}</legend>
        {range && <RangeFields {...range} fromLabel={texts.from} toLabel={texts.to} />}
        {unfolded && <FindField group={group} texts={texts} onFind={onFind} />}
        <FilterOptions
          name={group.id}
          levels={levels}
          formatCount={formatCount}
          within={texts.within}
          className={[unfolded && 'filter-values', levels.size > 1 && 'filter-tree'].filter(Boolean).join(' ')}
        />
        {unfolded && foundIn(group) === 0 && (
          <p className="text-small text-text-muted">{texts.nothing(unfolded.find)}</p>
        )}
        {unfolded && more > 0 && <p className="text-small text-text-muted">{texts.rest(formatCount(more))}</p>}
        {unfolded ? (
          <button type="submit" onClick={fold(false)} className={quietButton}>
            {texts.less}
            <VisuallyHidden> ({group.title})</VisuallyHidden>
          </button>
        ) : (
          more > 0 && (
            <button type="submit" name="facet" value={group.id} onClick={fold(true)} className={quietButton}>
              {texts.more(formatCount(more))}
              <VisuallyHidden> ({group.title})</VisuallyHidden>
            </button>
          )
        )}
      </fieldset>
    </details>
  );
}

interface FindFieldProps extends Pick<FilterGroupFoldProps, 'group' | 'texts' | 'onFind'> {}

function FindField({ group, texts, onFind }: FindFieldProps) {
  const { unfolded } = group;
  const field = useRef<HTMLInputElement>(null);
  const wasPressed = unfolded?.by === 'press';

  // The button that was pressed has gone; one goes on where it led.
  useEffect(() => {
    if (wasPressed) field.current?.focus();
  }, [wasPressed]);

  // Enter would send the whole form; the values are there already.
  const stay = (event: KeyboardEvent) => {
    if (onFind && event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="flex gap-2 pb-2">
      <input
        ref={field}
        type="search"
        // What unfolds on the page is the page's own business.
        name={unfolded?.by === 'address' ? 'find' : undefined}
        defaultValue={unfolded?.find}
        aria-label={texts.find(group.title)}
        placeholder={texts.find(group.title)}
        onKeyDown={stay}
        onChange={(event) => {
          // Typing here chooses nothing.
          event.stopPropagation();
          onFind?.(group.id, event.currentTarget.value);
        }}
        className="filter-find min-w-0 flex-1 rounded-control border border-border-strong bg-field px-3 text-small text-text placeholder:text-text-muted"
      />
      <button
        type="submit"
        name="facet"
        value={group.id}
        className="hidden min-h-10 cursor-pointer items-center rounded-control border border-border-strong px-3 text-link text-small noscript:flex"
      >
        {texts.findSubmit}
      </button>
    </div>
  );
}
