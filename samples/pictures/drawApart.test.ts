import { afterEach, describe, expect, it } from 'vitest';
import { type Drawing, drawApart } from './drawApart.ts';
import { readPictureName } from './pictureName.ts';
import { renderPicture } from './renderPicture.ts';

const request = (name: string) => {
  const read = readPictureName(name);
  if (!read) throw new Error(`${name} names no picture.`);
  return read;
};
const logo = request('1_logo_1.png');
const large = request('1_fullimage_hedgerow_groenkennisnet_1_2400x1600.jpg');

let drawing: Drawing;
afterEach(() => drawing.close());

describe('pictures that are drawn apart', () => {
  it('are the ones that are drawn here, and the process goes when nobody asks', async () => {
    drawing = drawApart({ idleMs: 50 });
    const [one, other] = await Promise.all([drawing.draw(logo), renderPicture(logo)]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    await expect.poll(() => drawing.pid()).toBeUndefined();
    expect((await drawing.draw(logo)).byteLength).toBe(other.byteLength);
  });

  it('are told of where they cannot be drawn, and the next one comes', async () => {
    drawing = drawApart();
    await expect(drawing.draw({ kind: 'logo', number: 999 })).rejects.toThrow('There is no logo 999');
    expect((await drawing.draw(logo)).byteLength).toBeGreaterThan(0);
  });

  it('are given up when their process dies, and drawn by another one', async () => {
    drawing = drawApart();
    await drawing.draw(logo);
    const late = drawing.draw(large);
    process.kill(drawing.pid() ?? 0, 'SIGKILL');
    // Asked before anybody can have noticed.
    const another = drawing.draw(logo);
    await expect(late).rejects.toThrow('has ended');
    await expect(another).rejects.toThrow('has ended');
    expect((await drawing.draw(logo)).byteLength).toBeGreaterThan(0);
  });
});
