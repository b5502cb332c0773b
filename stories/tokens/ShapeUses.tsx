import type { ReactNode } from 'react';
import type { PageText } from './pageText.ts';
import { componentsUsing } from './themes.ts';
import { shapeMeanings } from './tokenText.ts';

export interface ShapeUsesProps {
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

const categories = ['font', 'size', 'weight', 'leading', 'tracking', 'radius'] as const;

/** Every token that is no colour, with the components that read it. */
export function ShapeUses({ language, text }: ShapeUsesProps): ReactNode {
  const tokens = categories.flatMap((category) =>
    Object.entries(shapeMeanings[category]).map(([role, meaning]) => ({
      name: `${category}-${role}`,
      meaning: meaning[language],
    })),
  );
  return (
    <dl className="grid grid-cols-1">
      {tokens.map(({ name, meaning }) => (
        <div
          key={name}
          className="grid grid-cols-1 gap-x-6 gap-y-1 border-border border-t py-3 text-small large:grid-cols-[20rem_1fr]"
        >
          <dt className="font-normal text-text-muted">
            <strong className="text-text">{name}</strong> {meaning}
          </dt>
          <dd className="hyphens-none">{componentsUsing(`--site-${name}`).join(', ') || text.usedByNobody}</dd>
        </div>
      ))}
    </dl>
  );
}
