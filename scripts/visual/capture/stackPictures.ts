import sharp from 'sharp';

/** Puts PNGs under one another, each as tall as a slice but for the last; answers with a PNG. Sizes in px. */
export function stackPictures(
  slices: readonly Uint8Array[],
  { width, height, sliceHeight }: { readonly width: number; readonly height: number; readonly sliceHeight: number },
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(slices.map((input, index) => ({ input: Buffer.from(input), left: 0, top: index * sliceHeight })))
    .png()
    .toBuffer();
}
