import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A box in px from the picture's top left corner. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  /** Pixels that are not the same. */
  readonly changed: number;
  /** Around all of them. */
  readonly region: Region;
  /** PNG: what stays is pale, what differs is red. */
  readonly picture: Buffer;
}

export interface CompareOptions {
  /** Pixelmatch's own, from 0 (exact, as one machine renders both) to 1. */
  readonly threshold?: number;
}

interface Bitmap {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The PNG on a transparent ground of a size. */
async function bitmap(png: Uint8Array, width: number, height: number): Promise<Bitmap> {
  const own = await sharp(png).metadata();
  const { data } = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { data: pixels, width, height };
}

/** The box around the pixels that the mask of differences marks. */
function regionOf({ data, width, height }: Bitmap): Region {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] === 0) continue;
    const pixel = (index - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    bottom = y + 1;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Compares two PNGs; where one is larger, what the other lacks differs. Undefined when there is no difference. */
export async function comparePictures(
  before: Uint8Array,
  after: Uint8Array,
  { threshold = 0 }: CompareOptions = {},
): Promise<Comparison | undefined> {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [left, right] = await Promise.all([bitmap(before, width, height), bitmap(after, width, height)]);
  const marks = new Uint8ClampedArray(width * height * 4);
  const options = { threshold, includeAA: true, diffMask: true, diffColor: [214, 30, 60] as [number, number, number] };
  const changed = pixelmatch(left.data, right.data, marks, width, height, options);
  if (changed === 0) return undefined;
  const pale = await sharp(right.data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale()
    .linear(0.25, 190)
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const picture = await sharp(pale)
    .composite([{ input: Buffer.from(marks.buffer), raw: { width, height, channels: 4 } }])
    .png()
    .toBuffer();
  return { changed, region: regionOf({ data: marks, width, height }), picture };
}
