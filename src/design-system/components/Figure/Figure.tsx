import { Image, type ImageProps } from '../Image/Image.tsx';
import { Caption } from './Caption.tsx';
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
      <Caption caption={caption} credit={credit} />
    </figure>
  );
}
