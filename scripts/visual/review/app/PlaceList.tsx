import { useEffect, useRef } from 'react';
import type { Difference } from '../../model/results.ts';
import type { ReviewData } from '../reviewData.ts';
import type { Group } from './groups.ts';
import type { Translate } from './texts.ts';

export interface PlaceListProps {
  readonly group: Group;
  readonly data: ReviewData;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly t: Translate;
}

/** `CoE Groen · donker · 390`. */
export function viewLabel({ view }: Difference, sites: ReviewData['sites'], t: Translate): string {
  const mode = view.mode === 'dark' ? t('visual.mode.dark') : t('visual.mode.light');
  return [sites[view.site] ?? view.site, mode, `${view.width} px`, ...(view.preset ? [view.preset] : [])].join(' · ');
}

/** `Components/Button, All States`. */
export function storyLabel({ story, variant }: Difference, { results }: ReviewData): string {
  const known = results.stories[story];
  return `${known ? `${known.title}, ${known.name}` : story}${variant === '' ? '' : ` (${variant})`}`;
}

const marks = { approved: '✓', rejected: '✕', returning: '↺', open: '' } as const;

/** The places of a cause, in a list that scrolls by itself. */
export function PlaceList({ group, data, chosen, onChoose, t }: PlaceListProps) {
  const current = useRef<HTMLButtonElement>(null);
  // The list follows keys; it must not take the page along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another button when another place is chosen.
  useEffect(() => {
    const [button, list] = [current.current, current.current?.closest('ul')];
    if (!button || !list) return;
    const [inside, around] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inside.top < around.top) list.scrollTop -= around.top - inside.top;
    if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom;
  }, [chosen]);
  return (
    <nav aria-label={t('visual.list')}>
      <ul className="max-h-64 overflow-y-auto border-border border-y">
        {group.differences.map((difference) => {
          const state = data.standings[difference.key]?.state ?? 'open';
          const isChosen = difference.key === chosen;
          return (
            <li key={difference.key}>
              <button
                ref={isChosen ? current : null}
                type="button"
                aria-current={isChosen || undefined}
                onClick={() => onChoose(difference.key)}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-4 px-3 py-2 text-start text-small hover:bg-band focus-visible:-outline-offset-3 aria-[current]:bg-band aria-[current]:font-strong"
              >
                <span className="min-w-0 grow wrap-anywhere">{storyLabel(difference, data)}</span>
                <span className="text-text-muted even-figures">{viewLabel(difference, data.sites, t)}</span>
                <span className="w-32 text-end">
                  <span aria-hidden="true">{marks[state]} </span>
                  {t(`visual.state.${state}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
