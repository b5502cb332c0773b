import type { VariantProps } from 'class-variance-authority';
import { Children, type ReactNode } from 'react';
import { cardGridVariants } from './CardGrid.variants.ts';

export interface CardGridProps {
  layout?: NonNullable<VariantProps<typeof cardGridVariants>['layout']> | undefined;
  /** Cards; each becomes an item of the list. The first one is the lead of `lead-and-list`. */
  children: ReactNode;
}

/** Lays out cards as one list (the layouts of templates A, B and C, and the plain list). */
export function CardGrid({ layout, children }: CardGridProps) {
  return (
    <ul className={cardGridVariants({ layout })}>
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </ul>
  );
}
