import { Children, type ReactNode } from 'react';
import { type GridColumns, type GridGap, gridVariants } from './Grid.variants.ts';
import { listRole } from './listRole.ts';

export interface GridProps {
  /** How many columns at most: `four` grows one by one, `three` goes from one to three so that no cell is left alone, and
   * `two` are halves. */
  columns: GridColumns;
  /** `even` between cells with a ground of their own, `open` between those without. */
  gap: GridGap;
  /** `list` for things that are counted and read one by one, `plain` for what is only laid out. */
  semantics?: 'list' | 'plain' | undefined;
  /** One cell each; what is empty makes none. */
  children: ReactNode;
}

/** Lays its children out in equal columns, as many as there is room for; every cell of a row is as high as the row. */
export function Grid({ columns, gap, semantics = 'list', children }: GridProps) {
  const className = gridVariants({ columns, gap });
  const cells = Children.toArray(children);
  return (
    <div className="@container/grid">
      {semantics === 'list' ? (
        <ul {...listRole} className={className}>
          {Children.map(cells, (cell) => (
            <li className="grid grid-cols-1">{cell}</li>
          ))}
        </ul>
      ) : (
        <div className={className}>{cells}</div>
      )}
    </div>
  );
}
