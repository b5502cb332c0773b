import { Icon } from '#design-system/components/Icon/Icon.tsx';
import type { Change } from '#templates/difference/difference.types.ts';
import { useTexts } from '../../language/useTexts.ts';
import { changeText, fieldText } from './differenceText.ts';

const groups = {
  added: { kinds: ['added'], icon: 'plus', tone: 'text-positive' },
  removed: { kinds: ['removed'], icon: 'close', tone: 'text-negative' },
  moved: { kinds: ['moved'], icon: 'arrow', tone: 'text-text-muted' },
  changed: { kinds: ['page', 'changed'], icon: 'document', tone: 'text-text-muted' },
} as const;

const groupNames = ['added', 'removed', 'moved', 'changed'] as const;

/** More than anyone reads at one sitting. */
const maximumShown = 100;

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** Brings a change into sight, in both renderings. */
  readonly onShow: (change: Change) => void;
}

/** What differs, in words: what came, what went, what stands elsewhere and what was written otherwise. */
export function ChangeList({ changes, onShow }: ChangeListProps) {
  const t = useTexts('preview');
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {groupNames.map((name) => {
        const { kinds, icon, tone } = groups[name];
        const own = changes.filter(({ kind }) => kinds.some((each) => each === kind));
        if (own.length === 0) return null;
        return (
          <details key={name} open>
            <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control font-strong text-heading">
              <span className={tone}>
                <Icon name={icon} />
              </span>
              {t(`difference.${name}`, { count: own.length })}
            </summary>
            <ul className="mt-2 flex flex-col border-border border-b">
              {own.slice(0, maximumShown).map((change) => (
                <ChangeItem key={keyOf(change)} change={change} onShow={onShow} />
              ))}
            </ul>
            {own.length > maximumShown && (
              <p className="mt-2 text-small">{t('difference.more', { count: own.length - maximumShown })}</p>
            )}
          </details>
        );
      })}
    </div>
  );
}

function ChangeItem({ change, onShow }: Pick<ChangeListProps, 'onShow'> & { readonly change: Change }) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const text = changeText(change, { t, rt });
  const isWritten = change.kind === 'page' || change.kind === 'changed';
  return (
    <li className="flex flex-col items-start gap-1 border-border border-t py-2 text-small">
      <p className={isWritten ? 'wrap-anywhere font-strong' : 'wrap-anywhere'}>{text}</p>
      {isWritten && (
        <ul className="list-disc ps-5 wrap-anywhere">
          {change.fields.map((field) => (
            <li key={`${field.field} ${field.after}`}>{fieldText(field, t)}</li>
          ))}
          {change.more > 0 && <li>{t('difference.moreFields', { count: change.more })}</li>}
        </ul>
      )}
      {change.kind !== 'page' && (
        <button
          type="button"
          onClick={() => onShow(change)}
          className="min-h-6 cursor-pointer rounded-control text-link underline underline-offset-2 hover:text-link-hover"
        >
          {t('difference.show')}
          <span className="sr-only">: {text}</span>
        </button>
      )}
    </li>
  );
}

function keyOf(change: Change): string {
  if (change.kind === 'page') return change.kind;
  const { source } = 'part' in change ? change.part : change.after;
  return `${change.kind} ${source.pointer}`;
}
