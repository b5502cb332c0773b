import { type ReactNode, useState } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { needed } from '#scripts/tokens/pairContrast.ts';
import { type PairRow, pairRows } from '#scripts/tokens/pairRows.ts';
import type { Mode } from '#scripts/tokens/problem.ts';
import type { PageText } from './pageText.ts';
import { declarations, type ThemedSite } from './themes.ts';

export interface PairListProps {
  readonly themed: ThemedSite;
  readonly mode: Mode;
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

const everyone = 'all';
const components = [...new Set(declarations.map(({ component }) => component))].sort();

/** A ratio with two decimals, rounded down: 4.499 may not look like enough. */
export function spelledRatio(ratio: number, language: 'nl' | 'en'): string {
  return (Math.floor(ratio * 100) / 100).toLocaleString(language, { minimumFractionDigits: 2 });
}

/** The declared pairs of one site and mode, tightest first, of all components or of one. */
export function PairList({ themed, mode, language, text }: PairListProps): ReactNode {
  const [component, setComponent] = useState(everyone);
  const rows = pairRows(themed.theme, mode, declarations).filter(
    (row) => component === everyone || row.components.includes(component),
  );
  const failing = rows.filter(({ passes }) => !passes).length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Select
          label={text.contrast.component}
          name="component"
          value={component}
          onChange={setComponent}
          options={[
            { value: everyone, label: text.contrast.all },
            ...components.map((name) => ({ value: name, label: name })),
          ]}
        />
        <p role="status" className="text-small text-text-muted">
          {text.contrast.count(rows.length, failing)}
        </p>
      </div>
      <ol className="grid">
        {rows.map((row) => (
          <Row key={`${row.name} ${row.pair.size}`} row={row} language={language} text={text} />
        ))}
      </ol>
    </div>
  );
}

interface RowProps {
  readonly row: PairRow;
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

function Row({ row, language, text }: RowProps): ReactNode {
  const { name, pair, ink, ground, ratio, passes } = row;
  const need = needed[pair.size].toLocaleString(language);
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-5 gap-y-2 border-border border-t py-3 large:grid-cols-[5rem_minmax(0,20rem)_16rem_1fr]">
      <PairSample row={row} />
      <div className="min-w-0 hyphens-none">
        <p className="font-strong">{name}</p>
        <p className="text-small text-text-muted tabular-nums">
          {ink} {text.contrast.on} {ground}
        </p>
      </div>
      <div className="col-start-2 large:col-start-auto">
        <p className="flex items-center gap-2 font-strong tabular-nums">
          {spelledRatio(ratio, language)}
          <span className={`inline-flex items-center gap-1 text-small ${passes ? 'text-positive' : 'text-negative'}`}>
            <Icon name={passes ? 'check' : 'close'} />
            {passes ? text.contrast.passes : text.contrast.fails}
          </span>
        </p>
        <p className="text-small text-text-muted">
          {text.contrast.sizes[pair.size]},{' '}
          {pair.size === 'ornament' ? text.contrast.needsNothing : text.contrast.need(need)}
        </p>
      </div>
      <p className="col-start-2 text-small text-text-muted hyphens-none large:col-start-auto">
        {row.components.join(', ')}
      </p>
    </li>
  );
}

/** The two colours as they meet: letters where they are read, a filled ring where they are a boundary or a drawing. */
function PairSample({ row: { pair, ink, ground, passes } }: { readonly row: PairRow }): ReactNode {
  const size = pair.size === 'large' ? 'font-strong text-title-large leading-none' : 'font-strong text-lead';
  const read = (pair.size === 'text' || pair.size === 'large') && passes;
  return (
    <span
      aria-hidden="true"
      className="forced-color-adjust-none row-span-3 grid h-14 place-items-center self-start rounded-card border border-border large:row-span-1"
      style={{ backgroundColor: ground, color: ink }}
    >
      {read ? (
        <span className={size}>Aa</span>
      ) : (
        <span className="block size-6 rounded-full border-4" style={{ borderColor: ink }} />
      )}
    </span>
  );
}
