import sharp from 'sharp';
import { siteFiles } from '#sites/siteFiles.ts';
import { iconSize } from './iconSize.ts';

/** The logo's part of the icon: systems cut the corners of icons, and some all of what lies outside a circle. */
const logoShare = 0.6;

/** A site's logo as PNG, in the colours that it has on the ground of the brand. */
export async function drawIcon(siteId: string): Promise<Buffer<ArrayBuffer>> {
  const { tokens, logo } = siteFiles(siteId);
  // What comes first in a theme is light; nothing that draws SVG here knows variables.
  const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  const coloured = logo
    .replace('<svg', `<svg color="${token('--site-color-on-brand') ?? '#fff'}"`)
    .replace(/var\((--[\w-]+)(?:,\s*([^)]*))?\)/g, (_, name, otherwise) => token(name) ?? otherwise ?? 'currentColor');
  const svg = Buffer.from(coloured);
  const side = Math.round(iconSize * logoShare);
  const { width, height } = await sharp(svg).metadata();
  // A logo of 72 px is drawn in as many at the usual 72 dots an inch.
  const mark = await sharp(svg, { density: (72 * side) / Math.max(width, height) })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer();
  const background = token('--site-color-brand') ?? '#000';
  const ground = sharp({ create: { width: iconSize, height: iconSize, channels: 3, background } });
  return Buffer.from(
    await ground
      .composite([{ input: mark }])
      .png({ palette: true })
      .toBuffer(),
  );
}
