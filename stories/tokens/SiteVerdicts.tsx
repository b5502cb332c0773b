import type { ReactNode } from 'react';
import { pairRows } from '#scripts/tokens/pairRows.ts';
import { modes } from '#scripts/tokens/problem.ts';
import { spelledRatio } from './PairList.tsx';
import type { PageText } from './pageText.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { declarations, themedSites } from './themes.ts';

export interface SiteVerdictsProps {
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

const cell = 'border-border border-t py-2.5 pe-4 text-start align-baseline';

/** Every site and mode in one line: how many pairs, how many too low, and which has the least room. */
export function SiteVerdicts({ language, text }: SiteVerdictsProps): ReactNode {
  const { columns } = text.contrast;
  return (
    <ScrollRegion label={text.contrast.columns.tightest}>
      <table className="w-full min-w-160 text-small tabular-nums">
        <thead>
          <tr>
            {[columns.site, columns.mode, columns.pairs, columns.failing, columns.tightest].map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {themedSites.flatMap(({ site, theme }) =>
            modes.map((mode) => {
              const rows = pairRows(theme, mode, declarations);
              const [tightest] = rows;
              return (
                <tr key={`${site.id} ${mode}`}>
                  <th scope="row" className={cell}>
                    {site.title}
                  </th>
                  <td className={cell}>{text.modes[mode]}</td>
                  <td className={cell}>{rows.length}</td>
                  <td className={cell}>{rows.filter(({ passes }) => !passes).length}</td>
                  <td className={cell}>{tightest && `${spelledRatio(tightest.ratio, language)} · ${tightest.name}`}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
