import { Image, type ImageProps } from '../Image/Image.tsx';
import { CreditLine } from './CreditLine.tsx';
import type { Credit } from './creditLine.ts';

export interface FigureProps extends ImageProps {
  caption?: string | undefined;
  credit?: Credit | undefined;
}

/** A picture with what it shows and who made it. */
export function Figure({ caption, credit, ...image }: FigureProps) {
  return (
    <figure className="flex flex-col gap-2">
      <div className="overflow-hidden rounded-card">
        <Image {...image} />
      </div>
      {(caption || credit) && (
        <figcaption className="flex max-w-reading flex-col gap-0.5 text-small text-text-muted">
          {caption && <span className="text-text">{caption}</span>}
          {credit && <CreditLine credit={credit} />}
        </figcaption>
      )}
    </figure>
  );
}
