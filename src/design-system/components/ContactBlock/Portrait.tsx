import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { initials } from './initials.ts';

export interface PortraitProps {
  name: string;
  picture?: ImageSource | undefined;
}

/** A person's picture, or their initials where there is none. It fills its parent, which gives size and shape. */
export function Portrait({ name, picture }: PortraitProps) {
  return picture ? (
    <Image picture={picture} ratio="fill" />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-full place-items-center rounded-[inherit] bg-heading/8 print:border font-heading text-title-small font-(weight:--site-weight-heading) text-heading"
    >
      {initials(name)}
    </span>
  );
}
