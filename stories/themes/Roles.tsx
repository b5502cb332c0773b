import type { ReactNode } from 'react';
import { paletteColors } from '#design-system/tokens/palette.ts';
import { colorTokens, tokenProperty } from '#design-system/tokens/semanticTokens.ts';

const swatches = [
  ...colorTokens.map((role) => ({ name: role, property: tokenProperty('color', role) })),
  ...paletteColors.map((name) => ({ name: `palette-${name}`, property: `--palette-${name}` })),
];

/** Every colour of a theme with the name components know it by. */
export function Roles(): ReactNode {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5">
      {swatches.map(({ name, property }) => (
        <li key={name} className="grid gap-1.5 hyphens-none">
          <span
            className="block h-14 rounded-card border border-border"
            style={{ backgroundColor: `var(${property})` }}
          />
          <span className="text-small leading-5 text-text-muted">{name}</span>
        </li>
      ))}
    </ul>
  );
}
