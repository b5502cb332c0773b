import { pictureUrl } from '#app/api/pictureUrl.ts';
import type { Picture } from '#templates/contract/pictures.ts';
import { cropOf } from './cropOf.ts';
import { sharedEnding } from './pictureAddress.ts';

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

/** In px, from the widths that pictures are made in: large enough for the largest previews, as wide as the original. */
const widths = [1280, 960, 640, 320];

/**
 * A picture as JPEG, which every program shows.
 * @param ratio wide is the shape of link previews; a portrait would lose its head in it
 */
export function sharedPicture(picture: Picture, origin: string, ratio: '16-9' | '1-1' = '16-9'): SharedPicture {
  const { source, focus, signature, size, alt } = picture;
  const crop = size && cropOf(size, ratio, focus);
  const [widest = 0] = widths;
  const width = (crop && widths.find((each) => each <= crop.width)) ?? widest;
  const made = crop && Math.min(width, crop.width);
  return {
    url: origin + pictureUrl({ source, focus, signature }, width, ratio) + sharedEnding,
    alt,
    size: crop && made ? { width: made, height: Math.round((made * crop.height) / crop.width) } : undefined,
  };
}
