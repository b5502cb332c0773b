import { pictureUrl } from '#app/data/pictureUrl.ts';
import type { Picture } from '#templates/plan/plan.types.ts';
import { cropOf } from './encodePicture.ts';

/** A picture at an address that other programs may show: link previews, readers of feeds, search engines. */
export interface SharedPicture {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** In px; unknown where the CMS does not know the original's. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** What {@link sharedPicture} addresses lead to. */
export const sharedPictureType = 'image/jpeg';

/** The ending of a picture's address that asks for JPEG, whatever the request accepts. */
export const sharedEnding = '.jpg';

/** In px, from the widths that pictures are made in: large enough for the largest previews, as wide as the original. */
const widths = [1280, 960, 640, 320];

/** A picture in the shape of link previews (16:9) as JPEG, which every program shows. */
export function sharedPicture({ source, focus, size, alt }: Picture, origin: string): SharedPicture {
  const crop = size && cropOf(size, '16-9');
  const [widest = 0] = widths;
  const width = (crop && widths.find((each) => each <= crop.width)) ?? widest;
  const made = crop && Math.min(width, crop.width);
  return {
    url: origin + pictureUrl({ source, focus }, width, '16-9') + sharedEnding,
    alt,
    size: crop && made ? { width: made, height: Math.round((made * crop.height) / crop.width) } : undefined,
  };
}
