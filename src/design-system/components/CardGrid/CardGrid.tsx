import { Children, type CSSProperties, type ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { listRole } from '../Grid/listRole.ts';
import { cardGridVariants } from './CardGrid.variants.ts';

export interface CardGridProps {
  /**
   * `row-of-three` and `grid` for tall cards, `list` for wide or compact ones, `lead-and-list` for one large item
   * beside the smaller rest.
   */
  layout?: 'grid' | 'row-of-three' | 'lead-and-list' | 'list' | undefined;
  /** Cards; each becomes an item of the list. The first one is the lead of `lead-and-list`. */
  children: ReactNode;
}

/** Lays out cards as one list (the layouts of templates A, B and C, and the plain list). */
export function CardGrid({ layout = 'grid', children }: CardGridProps) {
  if (layout === 'grid' || layout === 'row-of-three') {
    return (
      <Grid columns={layout === 'grid' ? 'four' : 'three'} gap="open">
        {children}
      </Grid>
    );
  }
  const cards = Children.toArray(children);
  // The lead stands beside all the others; the last row takes the space that a tall lead leaves.
  const above = Math.max(cards.length - 2, 0);
  const rows: CSSProperties & { '--lead-rows': string } = {
    '--lead-rows': above === 0 ? '1fr' : `repeat(${above}, auto) 1fr`,
  };
  return (
    <div className="@container/cards">
      <ul {...listRole} className={cardGridVariants({ layout })} style={layout === 'lead-and-list' ? rows : undefined}>
        {Children.map(cards, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </div>
  );
}
