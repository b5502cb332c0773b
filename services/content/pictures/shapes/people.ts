import type { Random } from '../random.ts';
import { circle, fill, place, stroke } from '../svg.ts';

/** Skin and hair as people have them, from light to dark; they do not change with the site's inks. */
export const skins = ['#f3cfb3', '#e3ae86', '#c98a5f', '#a1683f', '#7a4a2c', '#56331f'] as const;
export const hairs = ['#2a1d18', '#4b2f20', '#7a4a26', '#b98545', '#d9c3a0', '#8f8a86', '#e9e4da'] as const;

export interface Figure {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly coat: string;
  readonly trousers: string;
  readonly walking?: boolean;
  readonly mirrored?: boolean;
}

/** A small person, a metre-eighty in a wide land: standing or walking, seen from the side. */
export function figure(
  random: Random,
  { x, y, height, coat, trousers, walking = false, mirrored = false }: Figure,
): string {
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const legs = walking ? 'M-3-46L-13-2L-7-1L0-34L9-1L15-2L6-46Z' : 'M-7-46L-6 0L-1 0L0-40L2 0L7 0L7-46Z';
  const skirt = !walking && random.chance(0.35) ? fill('M-7-52L-11-20L11-20L7-52Z', trousers) : '';
  const drawn = [
    fill(legs, trousers),
    skirt,
    fill('M-8-78C-9-84-4-87 0-87C5-87 9-84 9-78L9-43L-8-43Z', coat),
    stroke(walking ? 'M1-78L11-60L8-47' : 'M2-78L5-60L3-46', coat, 5.4),
    stroke(walking ? 'M1-78L11-60L8-47' : 'M2-78L5-60L3-46', '#000000', 5.4, 0.16),
    fill(circle(walking ? 8 : 3, -45, 2.8), skin),
    fill('M-2.500-90h5v6h-5Z', skin),
    fill(circle(0.5, -94, 6.4), skin),
    random.chance(0.5)
      ? fill('M-7-93C-8-103 7-104 7-96C2-99-2-97-3-90Z', hair)
      : fill('M-7-82C-9-103 8-104 7-96C2-99-2-97-2-90L-2-82Z', hair),
  ];
  return place(drawn.join(''), x, y, height / 100, mirrored);
}
