import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

type Box = { left: number; top: number; width: number; height: number };

function picture(width: number, height: number, box?: Box, color = '#123456'): Promise<Buffer> {
  const ground = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  if (!box) return ground.png().toBuffer();
  const input = { create: { width: box.width, height: box.height, channels: 3 as const, background: color } };
  return ground
    .composite([{ input, left: box.left, top: box.top }])
    .png()
    .toBuffer();
}

const box = { left: 10, top: 20, width: 5, height: 3 };

describe('two pictures', () => {
  it('are the same when every pixel is, however they are written', async () => {
    const one = await picture(40, 40, box);
    const other = await sharp(one).png({ compressionLevel: 1 }).toBuffer();
    expect(await comparePictures(one, other)).toBeUndefined();
  });

  it('differ where a pixel does, by as little as can be', async () => {
    const found = await comparePictures(await picture(40, 40, box, '#123456'), await picture(40, 40, box, '#123457'));
    expect(found).toMatchObject({ changed: 15, region: { x: 10, y: 20, width: 5, height: 3 } });
  });

  it('differ in what one is larger by', async () => {
    const found = await comparePictures(await picture(40, 40), await picture(40, 50));
    expect(found?.region).toEqual({ x: 0, y: 40, width: 40, height: 10 });
  });

  it('are the same below what a story lets pass', async () => {
    const [one, other] = [await picture(40, 40, box, '#123456'), await picture(40, 40, box, '#123457')];
    expect(await comparePictures(one, other, { threshold: 0.1 })).toBeUndefined();
  });

  it('leave a picture of the difference behind, as large as the larger one', async () => {
    const found = await comparePictures(await picture(40, 40), await picture(30, 60));
    expect(await sharp(found?.picture).metadata()).toMatchObject({ width: 40, height: 60, format: 'png' });
  });
});
