import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let running: TestPortal;
afterEach(() => running.close());

const colourAt = async (icon: Buffer, left: number, top: number) => {
  const point = sharp(icon).extract({ left, top, width: 1, height: 1 }).removeAlpha().toColourspace('srgb').raw();
  return [...(await point.toBuffer())];
};

it.each([
  ['localhost', [0x0b, 0x5a, 0x3c], [0xff, 0xfd, 0xf7]],
  ['coegroen.localhost', [0x3a, 0x1d, 0x44], [0xff, 0xff, 0xff]],
])('a site’s logo is a picture for programs that show no SVG, in its colours: %s', async (host, ground, mark) => {
  running = await startTestPortal({});
  const response = await running.get(`http://${host}:3000/apple-touch-icon.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const icon = Buffer.from(await response.arrayBuffer());
  expect(await sharp(icon).metadata()).toMatchObject({ width: 512, height: 512 });
  expect(await colourAt(icon, 4, 4)).toEqual(ground);
  // Somewhere in the left half of the logo.
  const row = await Promise.all(Array.from({ length: 30 }, (_, at) => colourAt(icon, 110 + at * 5, 300)));
  expect(row).toContainEqual(mark);
});
