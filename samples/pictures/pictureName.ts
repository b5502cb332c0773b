import { logoCount } from './logo.ts';
import { type SceneName, scenes } from './scenes.ts';
import { type ToneName, tones } from './tones.ts';

/** A picture that can be drawn, as its file name asks for it. */
export type PictureRequest =
  | {
      readonly kind: 'scene';
      readonly scene: SceneName;
      readonly tone: ToneName;
      readonly variant: number;
      /** In pixels. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'logo'; readonly number: number };

const sceneName = /^\d{1,12}_fullimage_([a-z-]+)_([a-z0-9-]+)_(\d{1,2})_(\d{2,4})x(\d{2,4})\.jpg$/;
const logoName = /^\d{1,12}_logo_(\d{1,2})\.png$/;
const smallest = 32;
const largest = 2400;
const widest = 4;

const has = <T extends object>(list: T, key: PropertyKey): key is keyof T => Object.hasOwn(list, key);

/**
 * Reads a picture's file name: `{id}_fullimage_{scene}_{tone}_{variant}_{W}x{H}.jpg` or `{id}_logo_{n}.png`. The id is
 * the CMS's own and does not change the drawing. Undefined for an unknown scene, tone or logo, and for a size outside
 * 32 to 2400 pixels or more than four times as long as wide.
 */
export function readPictureName(name: string): PictureRequest | undefined {
  const [, logo] = logoName.exec(name) ?? [];
  if (logo) {
    const number = Number(logo);
    return number >= 1 && number <= logoCount ? { kind: 'logo', number } : undefined;
  }
  const [, scene = '', tone = '', variant, w, h] = sceneName.exec(name) ?? [];
  if (!has(scenes, scene) || !has(tones, tone)) return undefined;
  const [width, height] = [Number(w), Number(h)];
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (short < smallest || long > largest || long > short * widest) return undefined;
  return { kind: 'scene', scene, tone, variant: Number(variant), width, height };
}

/** The file a picture is kept in: everything that changes the drawing, and nothing else. */
export function pictureFile(request: PictureRequest): string {
  if (request.kind === 'logo') return `logo_${request.number}.png`;
  const { scene, tone, variant, width, height } = request;
  return `${scene}_${tone}_${variant}_${width}x${height}.jpg`;
}
