import { Button } from '#design-system/components/Button/Button.tsx';
import type { ReviewData } from '../reviewData.ts';
import { causeName, type Group, isDecided } from './groups.ts';
import type { Translate } from './texts.ts';

export interface GroupHeadProps {
  readonly group: Group;
  readonly data: ReviewData;
  readonly onDecide: (action: 'approved' | 'rejected' | 'undo') => void;
  readonly t: Translate;
}

/** What a cause is, who uses it, and what becomes of all its places at once. */
export function GroupHead({ group, data, onDecide, t }: GroupHeadProps) {
  const { cause, differences } = group;
  const decided = differences.some(({ key }) => isDecided(data.standings[key]));
  return (
    <header className="flex flex-col gap-3">
      <h2 className="text-title-medium wrap-anywhere">{causeName(cause, data.sites, t)}</h2>
      {cause.kind === 'unpredicted' && <p className="max-w-reading">{t('visual.unpredictedText')}</p>}
      {cause.kind === 'module' && <p className="text-small text-text-muted wrap-anywhere">{cause.subject}</p>}
      {cause.before !== undefined && cause.after !== undefined && (
        <p className="flex flex-wrap items-center gap-2">
          <Patches value={cause.before} />
          {valuesText(cause.before, cause.after, t)}
          <Patches value={cause.after} />
        </p>
      )}
      {cause.users.length > 0 && (
        <p className="max-w-reading text-small text-text-muted">
          {t('visual.users', { names: cause.users.join(', ') })}
        </p>
      )}
      {cause.unchanged.length > 0 && (
        <p className="text-small text-text-muted">
          {t('visual.unchanged', { count: cause.unchanged.length, predicted: cause.predicted })}
        </p>
      )}
      {data.writable && (
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" size="small" onClick={() => onDecide('approved')}>
            {t('visual.groupApprove')}
          </Button>
          <Button tone="secondary" size="small" onClick={() => onDecide('rejected')}>
            {t('visual.groupReject')}
          </Button>
          {decided && (
            <Button tone="quiet" size="small" onClick={() => onDecide('undo')}>
              {t('visual.groupUndo')}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

/** From what to what a token changed; it may be new, or gone. */
function valuesText(before: string, after: string, t: Translate): string {
  if (before === '') return t('visual.valueNew', { after });
  return after === '' ? t('visual.valueGone', { before }) : t('visual.values', { before, after });
}

/** The colours that a value names, light and dark. */
function Patches({ value }: { value: string }) {
  return value
    .split(' · ')
    .filter((part) => /^#|^(?:rgb|oklch)\(/.test(part))
    .map((part) => (
      <span
        key={part}
        aria-hidden="true"
        className="forced-color-adjust-none inline-block size-5 rounded-full border border-border-strong"
        style={{ background: part }}
      />
    ));
}
