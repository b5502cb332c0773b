import type { ReviewData } from '../reviewData.ts';
import { causeName, type Group, openIn } from './groups.ts';
import type { Translate } from './texts.ts';

export interface GroupListProps {
  readonly groups: readonly Group[];
  readonly data: ReviewData;
  readonly chosen: string;
  readonly onChoose: (cause: string) => void;
  readonly t: Translate;
}

/** One card for each cause, the unpredicted first. */
export function GroupList({ groups, data, chosen, onChoose, t }: GroupListProps) {
  return (
    <nav aria-labelledby="causes" className="flex flex-col gap-3">
      <h2 id="causes" className="text-title-small">
        {t('visual.causes')}
      </h2>
      <ul className="flex flex-col gap-1">
        {groups.map((group) => {
          const open = openIn(group, data.standings);
          const isChosen = group.cause.id === chosen;
          return (
            <li key={group.cause.id}>
              <button
                type="button"
                aria-current={isChosen || undefined}
                onClick={() => onChoose(group.cause.id)}
                className="flex w-full cursor-pointer flex-col gap-0.5 rounded-control border-transparent border-s-4 px-4 py-3 text-start recolours hover:bg-band aria-[current]:border-action aria-[current]:bg-band"
              >
                <span className="font-strong text-heading wrap-anywhere">{causeName(group.cause, data.sites, t)}</span>
                <span className="text-small text-text-muted even-figures">
                  {t('visual.places', { count: group.differences.length })} ·{' '}
                  {open === 0 ? t('visual.done') : t('visual.open', { count: open })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
