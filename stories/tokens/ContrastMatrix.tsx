import type { ReactNode } from 'react';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import type { PairColor } from '#design-system/tokens/pairs.ts';
import { type ColorToken, colorTokens } from '#design-system/tokens/semanticTokens.ts';
import { seenPair } from '#scripts/tokens/pairContrast.ts';
import type { Mode } from '#scripts/tokens/problem.ts';
import type { PageText } from './pageText.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { declarations, type ThemedSite } from './themes.ts';

const declared = declarations.flatMap(({ pairs }) => pairs).filter(({ size }) => size !== 'ornament');

/** In the order of the closed list; the fixed palette has its own page in Title's stories. */
function among(used: readonly PairColor[]): readonly ColorToken[] {
  return colorTokens.filter((role) => used.includes(role));
}

const inks = among(declared.map(({ foreground }) => foreground));
const grounds = among(
  declared.filter(({ backgroundOpacity = 1 }) => backgroundOpacity === 1).map(({ background }) => background),
);
const inUse = new Set(
  declared
    .filter(({ backgroundOpacity = 1 }) => backgroundOpacity === 1)
    .map(({ foreground, background }) => `${foreground} ${background}`),
);

export interface ContrastMatrixProps {
  readonly themed: ThemedSite;
  readonly mode: Mode;
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

/** The contrast of each ink on each opaque ground of one site and mode. */
export function ContrastMatrix({ themed: { theme }, mode, language, text }: ContrastMatrixProps): ReactNode {
  return (
    <ScrollRegion label={text.contrast.matrixRegion}>
      <table className="border-separate border-spacing-0 text-small tabular-nums">
        <thead>
          <tr>
            <td className="sticky start-0 z-1 bg-page" />
            {grounds.map((ground) => (
              <th key={ground} scope="col" className="h-44 px-0.5 pb-2 align-bottom font-normal">
                <span className="mx-auto flex h-full w-fit rotate-180 items-center gap-2 [writing-mode:vertical-rl]">
                  <span
                    className="forced-color-adjust-none block size-5 shrink-0 rounded-full border border-border-strong"
                    style={{ backgroundColor: theme.colors[mode][ground] }}
                  />
                  {ground}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((ink) => (
            <tr key={ink}>
              <th scope="row" className="sticky start-0 z-1 bg-page py-0.5 pe-3 text-start font-normal">
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <span
                    className="forced-color-adjust-none block size-5 shrink-0 rounded-full border border-border-strong"
                    style={{ backgroundColor: theme.colors[mode][ink] }}
                  />
                  {ink}
                </span>
              </th>
              {grounds.map((ground) => (
                <Cell
                  key={ground}
                  ratio={seenPair(theme, mode, { foreground: ink, background: ground, size: 'text' }).ratio}
                  isUsed={inUse.has(`${ink} ${ground}`)}
                  language={language}
                  text={text}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CellProps {
  readonly ratio: number;
  readonly isUsed: boolean;
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

function Cell({ ratio, isUsed, language, text }: CellProps): ReactNode {
  const spelled = (Math.floor(ratio * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 });
  const strength = ratio >= 3 ? 'text-text' : 'text-text-muted';
  const ground = ratio >= 4.5 ? 'bg-positive/12' : ratio >= 3 ? 'bg-warning/12' : '';
  return (
    <td className={`min-w-12 border-2 border-page p-1 text-center ${strength} ${ground}`}>
      {isUsed ? <strong className="underline decoration-2 underline-offset-4">{spelled}</strong> : spelled}
      {isUsed && <VisuallyHidden>{` ${text.contrast.declared}`}</VisuallyHidden>}
    </td>
  );
}
