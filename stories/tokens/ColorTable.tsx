import type { ReactNode } from 'react';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { type PaletteColor, palette } from '#design-system/tokens/palette.ts';
import { type ColorToken, tokenProperty } from '#design-system/tokens/semanticTokens.ts';
import { type Mode, modes } from '#scripts/tokens/problem.ts';
import type { PageText } from './pageText.ts';
import { themedSites } from './themes.ts';
import { colorMeanings, paletteMeanings } from './tokenText.ts';
import { UsedBy } from './UsedBy.tsx';

const row = 'grid grid-cols-1 gap-x-6 gap-y-4 border-border border-t py-5 large:grid-cols-[16rem_1fr]';
const columns = 'grid grid-cols-1 gap-x-4 gap-y-2 large:grid-cols-5';

interface SwatchProps {
  /** What lies under a colour that lets through. */
  readonly ground: string;
  readonly color: string;
  readonly mode: Mode;
  readonly text: PageText;
}

/** One value: the colour, drawn, and its notation to copy. */
function Swatch({ ground, color, mode, text }: SwatchProps): ReactNode {
  return (
    <span className="flex min-w-0 items-center gap-2 large:grid large:gap-1">
      <span
        className="forced-color-adjust-none block size-6 shrink-0 overflow-hidden rounded-badge border border-border large:h-11 large:w-auto large:rounded-card"
        style={{ backgroundColor: ground }}
      >
        <span className="block h-full" style={{ backgroundColor: color }} />
      </span>
      <VisuallyHidden>{`${text.modes[mode]}: `}</VisuallyHidden>
      <span className="text-small text-text-muted tabular-nums">{color}</span>
    </span>
  );
}

interface NameProps {
  readonly name: string;
  readonly meaning: string;
  readonly property: string;
  readonly text: PageText;
}

function Name({ name, meaning, property, text }: NameProps): ReactNode {
  return (
    <div className="grid content-start gap-0.5 hyphens-none">
      <h3 className="text-title-small">{name}</h3>
      <p className="text-small">{meaning}</p>
      <UsedBy property={property} text={text} />
    </div>
  );
}

/** The sites' names above their columns, for the eye; each value names its site for who hears the page. */
export function SiteColumns({ text }: { readonly text: PageText }): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-1 -mb-12 hidden grid-cols-[16rem_1fr] gap-x-6 border-border-strong border-b bg-page py-3 large:grid"
    >
      <span />
      <div className={columns}>
        {themedSites.map(({ site }) => (
          <div key={site.id} className="grid grid-cols-2 content-end gap-x-2 text-small">
            <span className="col-span-2 truncate font-strong">{site.title}</span>
            {modes.map((mode) => (
              <span key={mode} className="text-text-muted">
                {text.modes[mode]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export interface ColorTableProps {
  readonly roles: readonly ColorToken[];
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

/** Colours of the themes: a row per token, a column per site, both modes in each. */
export function ColorTable({ roles, language, text }: ColorTableProps): ReactNode {
  return (
    <ul className="grid">
      {roles.map((role) => (
        <li key={role} className={row}>
          <Name
            name={role}
            meaning={colorMeanings[role][language]}
            property={tokenProperty('color', role)}
            text={text}
          />
          <dl className={columns}>
            {themedSites.map(({ site, theme }) => (
              <div key={site.id} className="grid grid-cols-[1fr_6rem_6rem] items-center gap-x-2 large:grid-cols-2">
                <dt className="truncate text-small font-normal large:sr-only">{site.title}</dt>
                {modes.map((mode) => (
                  <dd key={mode}>
                    <Swatch ground={theme.colors[mode].page} color={theme.colors[mode][role]} mode={mode} text={text} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export interface PaletteTableProps {
  readonly names: readonly PaletteColor[];
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

/** The fixed palette: one value per mode, for all sites. */
export function PaletteTable({ names, language, text }: PaletteTableProps): ReactNode {
  return (
    <ul className="grid gap-x-8 large:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="grid grid-cols-1 gap-4 border-border border-t py-5 medium:grid-cols-[1fr_14rem]">
          <Name name={name} meaning={paletteMeanings[name][language]} property={`--palette-${name}`} text={text} />
          <div className="grid grid-cols-2 gap-2">
            {modes.map((mode) => (
              <Swatch key={mode} ground={palette[name][mode]} color={palette[name][mode]} mode={mode} text={text} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
