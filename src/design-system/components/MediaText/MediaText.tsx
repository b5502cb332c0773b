import type { ReactNode } from 'react';
import { Figure, type FigureProps } from '../Figure/Figure.tsx';
import { mediaTextVariants } from './MediaText.variants.ts';

export interface MediaTextProps {
  figure: FigureProps;
  /** Where the picture stands when there is room for two columns. */
  side?: 'start' | 'end' | undefined;
  /** Title, text and links. */
  children: ReactNode;
}

/** A picture with the text that belongs to it. */
export function MediaText({ figure, side, children }: MediaTextProps) {
  return (
    <div className={mediaTextVariants({ side })}>
      <Figure ratio="4-3" {...figure} />
      <div className="flex min-w-0 flex-col items-start gap-4">{children}</div>
    </div>
  );
}
