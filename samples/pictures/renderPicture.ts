import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { addGrain } from './grain.ts';
import { logo } from './logo.ts';
import type { PictureRequest } from './pictureName.ts';
import { scenes, stepsCloser } from './scenes.ts';
import { Stage } from './stage.ts';

/** How far the paper's grain moves a middle grey, in steps of 255. */
const grain = 8;
const quality = 82;

/**
 * Draws a picture and encodes it: JPEG for scenes, PNG for logos. The same request always gives the same bytes.
 *
 * Scenes are megabytes of paths, which resvg draws with less than half the work of the librsvg in sharp.
 */
export async function renderPicture(request: PictureRequest): Promise<Uint8Array> {
  if (request.kind === 'logo') {
    const drawing = logo(request.number);
    if (!drawing) throw new RangeError(`There is no logo ${request.number}`);
    return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
  }
  const { scene, tone, variant, width, height } = request;
  const stage = new Stage({ scene, tone, variant, ratio: width / height, steps: stepsCloser(scene) });
  const drawing = stage.svg(scenes[scene](stage), width, height);
  const { pixels: drawn } = await renderAsync(drawing, { background: '#ffffff', font: { loadSystemFonts: false } });
  const pixels = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  addGrain(pixels, width, grain);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
