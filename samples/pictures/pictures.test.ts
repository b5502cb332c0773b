import { describe, expect, it } from 'vitest';
import { lighten, mix } from './colour.ts';
import { addGrain } from './grain.ts';
import { pictureFile, readPictureName } from './pictureName.ts';
import { createRandom } from './random.ts';
import { renderPicture } from './renderPicture.ts';
import { type SceneName, scenes } from './scenes.ts';
import { skins } from './shapes/people.ts';
import { Stage } from './stage.ts';
import { type ToneName, tones } from './tones.ts';

const sceneNames = Object.keys(scenes).filter((name): name is SceneName => name in scenes);
const toneNames = Object.keys(tones).filter((name): name is ToneName => name in tones);

function draw(scene: SceneName, tone: ToneName, variant: number, ratio = 1.5): string {
  const stage = new Stage({ scene, tone, variant, ratio });
  return stage.svg(scenes[scene](stage), 150, 100);
}

describe('scenes', () => {
  it.each(sceneNames)('%s is drawn with numbers and colours only, in every light and shape', (scene) => {
    for (const [variant, ratio] of [
      [0, 1.5],
      [1, 1],
      [2, 16 / 9],
    ] as const) {
      const drawing = draw(scene, toneNames[variant] ?? 'groenkennisnet', variant, ratio);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(drawing.match(/<path /g)?.length).toBeGreaterThan(10);
    }
  });

  it.each(sceneNames)('%s differs from variant to variant', (scene) => {
    expect(new Set([0, 1, 2, 3].map((variant) => draw(scene, 'groenkennisnet', variant))).size).toBe(4);
  });

  it('keeps the composition and changes the inks from site to site', () => {
    const shapes = (svg: string): string => svg.replaceAll(/#[0-9a-f]{6}/g, '#');
    const drawings = toneNames.map((tone) => draw('hedgerow', tone, 1));
    expect(new Set(drawings).size).toBe(toneNames.length);
    expect(new Set(drawings.map(shapes)).size).toBe(1);
  });

  it('gives people their own skin and hair, whatever the site', () => {
    for (const tone of toneNames) {
      const faces = skins.map((_, variant) => draw('portrait', tone, variant, 1));
      for (const skin of skins) expect(faces.filter((face) => face.includes(`fill="${skin}"`))).toHaveLength(1);
    }
  });
});

describe('rendering', () => {
  it('gives the same bytes for the same request', async () => {
    const request = readPictureName('1_fullimage_meadow_eurcaw-pigs_4_240x160.jpg');
    if (!request) throw new Error('The name is a good one');
    expect(Buffer.compare(await renderPicture(request), await renderPicture(request))).toBe(0);
  });
});

describe('names', () => {
  it('reads scenes and tones with hyphens and digits', () => {
    expect(readPictureName('100123_fullimage_arable-field_toolbox-all4biodiversity_12_1920x1280.jpg')).toEqual({
      kind: 'scene',
      scene: 'arable-field',
      tone: 'toolbox-all4biodiversity',
      variant: 12,
      width: 1920,
      height: 1280,
    });
  });

  it('keeps one file for one drawing, whatever the id', () => {
    const files = ['1', '999'].map((id) => readPictureName(`${id}_fullimage_polder_coegroen_1_800x600.jpg`));
    expect(files.map((request) => request && pictureFile(request))).toEqual(
      Array(2).fill('polder_coegroen_1_800x600.jpg'),
    );
  });
});

describe('inks and chance', () => {
  it('mixes from the first ink to the second and stays within what a screen can show', () => {
    expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
    expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
    expect(lighten('#ffffff', 0.5)).toBe('#ffffff');
    expect(lighten('#000000', -0.5)).toBe('#000000');
  });

  it('repeats itself for a seed, and forks without disturbing the rest', () => {
    const [one, two] = [createRandom('seed'), createRandom('seed')];
    one.fork('layer').next();
    expect([one.next(), one.next()]).toEqual([two.next(), two.next()]);
    expect(createRandom('other').next()).not.toBe(createRandom('seed').next());
  });

  it('lays grain over the middle values and leaves the mean where it was', () => {
    const pixels = new Uint8Array(256 * 256 * 3).fill(128);
    addGrain(pixels, 256, 8);
    const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    expect(Math.abs(mean - 128)).toBeLessThan(0.5);
    expect(new Set(pixels).size).toBeGreaterThan(6);
  });
});
