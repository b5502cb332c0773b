import { viewsOf } from './Pictures.tsx';
import type { Translate } from './texts.ts';

export interface KeyHelpProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** A report decides nothing, and has no key for it. */
  readonly writable: boolean;
  readonly t: Translate;
}

/** Which keys there are, and the switch that turns them off for those whose software sends keys by itself. */
export function KeyHelp({ on, onChange, writable, t }: KeyHelpProps) {
  const deciding = [
    ['A', t('visual.key.approve')],
    ['R', t('visual.key.reject')],
    ['U', t('visual.key.undo')],
    ['N', t('visual.key.note')],
    ['Shift A, R', t('visual.key.group')],
    ['B', t('visual.key.returning')],
  ];
  const keys = [
    ['J, K', t('visual.key.next')],
    ...(writable ? deciding : []),
    [`1-${viewsOf(writable).length}`, t('visual.key.views')],
    ['Z', t('visual.key.zoom')],
  ];
  return (
    <section className="flex flex-col gap-3" aria-labelledby="keys">
      <h2 id="keys" className="text-title-small">
        {t('visual.keys')}
      </h2>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-action"
        />
        {t('visual.keysOn')}
      </label>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-small text-text-muted">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-strong text-text">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
