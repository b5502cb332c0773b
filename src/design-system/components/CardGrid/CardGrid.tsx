import type { VariantProps } from 'class-variance-authority';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { cardGridVariants } from './CardGrid.variants.ts';

export interface CardGridProps {
  layout?: NonNullable<VariantProps<typeof cardGridVariants>['layout']> | undefined;
  /** Cards; each becomes an item of the list. The first one is the lead of `lead-and-list`. */
  children: ReactNode;
}

/** Lays out cards as one list (the layouts of templates A, B and C, and the plain list). */
export function CardGrid({ layout, children }: CardGridProps) {
  const cards = Children.toArray(children);
  // The lead stands beside all the others; the last row takes the space that a tall lead leaves.
  const rows: CSSProperties & { '--lead-rows': string } = {
    '--lead-rows': `${'auto '.repeat(Math.max(cards.length - 2, 0))}1fr`,
  };
  return (
    <ul className={cardGridVariants({ layout })} style={layout === 'lead-and-list' ? rows : undefined}>
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
