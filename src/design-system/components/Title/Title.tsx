import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PaletteColor } from '../../tokens/palette.ts';
import type { HeadingLevel } from './headingLevel.ts';
import { titleVariants } from './Title.variants.ts';

export type TitleSize = NonNullable<VariantProps<typeof titleVariants>['size']>;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const sizeOfLevel = {
  1: 'page',
  2: 'large',
  3: 'medium',
  4: 'small',
  5: 'smallest',
  6: 'smallest',
} as const satisfies Record<HeadingLevel, TitleSize>;

export interface TitleProps {
  level: HeadingLevel;
  /** Follows from the level when left out. */
  size?: TitleSize | undefined;
  /** `regular` is the theme's heading weight, `normal` that of running text. */
  weight?: 'regular' | 'normal' | undefined;
  /** A colour of the fixed palette, or `inherit` on a coloured ground; without it the theme's heading colour. */
  color?: PaletteColor | 'inherit' | undefined;
  /** The target of links to this heading. */
  id?: string | undefined;
  children: ReactNode;
}

/** A heading: the level says where it stands in the outline, the size how loud it is (specification, section 5). */
export function Title({ level, size = sizeOfLevel[level], weight, color, id, children }: TitleProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={titleVariants({ size, weight, color })}>
      {children}
    </Tag>
  );
}
