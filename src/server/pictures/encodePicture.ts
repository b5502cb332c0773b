import sharp, { type Sharp } from 'sharp';
import { cropOf } from '../pictureAddresses/cropOf.ts';
import type { PictureRequest } from '../pictureAddresses/pictureAddress.ts';

/** The formats pictures are sent in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** More pixels than any camera of an editor makes; a small file can unpack to far more. */
const maximumPixels = 64_000_000;

/** What is decoded, whatever a file says of itself. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/**
 * At equal quality AVIF is a quarter smaller than WebP, at every width, for two to three times its work. More effort
 * than this takes half as long again for one per cent.
 */
const encodings = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 4 }),
  // What is transparent would be black.
  jpeg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
} as const satisfies Record<PictureFormat, (picture: Sharp) => Sharp>;

/** The bytes are no picture that can be shown. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/**
 * Crops an original around its focus point, makes it as small as asked (never larger than it is) and encodes it,
 * without the camera's data.
 * @throws {UnreadablePicture}
 */
export async function encodePicture(
  original: Buffer,
  { width, ratio, focus }: Pick<PictureRequest, 'width' | 'ratio' | 'focus'>,
  format: PictureFormat,
): Promise<Buffer> {
  try {
    const input = () => sharp(original, { limitInputPixels: maximumPixels, failOn: 'error' });
    const metadata = await input().metadata();
    if (!readable.has(metadata.format)) throw new UnreadablePicture(`the format is ${metadata.format}`);
    const size = metadata.autoOrient;
    const crop = cropOf(size, ratio, focus);
    const resized = input()
      .autoOrient()
      .extract(crop)
      .resize({ width: Math.min(width, crop.width), withoutEnlargement: true });
    return await encodings[format](resized).toBuffer();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('it cannot be decoded', { cause: error });
  }
}
