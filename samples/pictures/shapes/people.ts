import { mix } from '../colour.ts';
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
  const deep = mix(coat, '#101820', 0.22);
  const dark = mix(trousers, '#101820', 0.25);
  const shoe = '#2a2522';
  const skirted = !walking && random.chance(0.35);
  const back = walking ? 'M-1-48L-10-24L-15-3' : 'M-3-48L-3.500-3';
  const front = walking ? 'M1-48L8-25L9-3' : 'M3.500-48L4-3';
  const bag = random.chance(0.4);
  const drawn = [
    stroke(walking ? 'M-2-78L-9-62L-10-48' : 'M-4-78L-7-60L-5-46', deep, 4.6),
    stroke(back, dark, 7),
    stroke(front, trousers, 7),
    stroke(walking ? 'M-15.500-1.500l5 0M8.500-1.500l6 0' : 'M-4-1.500l5 0M3.500-1.500l5.500 0', shoe, 3.4),
    skirted ? fill('M-7-56L-11-20L12-20L8-56Z', trousers) : '',
    fill('M-7-79C-7-84-3-86 0-86C4-86 8-84 8-79L9-44C4-42-4-42-8-44Z', coat),
    fill('M-7-79C-7-84-3-86 0-86C-3-76-3-54-2-43C-5-43-7-43-8-44Z', deep, 0.7),
    bag ? fill('M4-50h12l1.500 16h-15Z', mix(coat, '#f8efdc', 0.7)) : '',
    stroke(walking ? 'M3-79L9-63L11-50' : 'M4-79L7-62L7-48', coat, 4.8),
    fill(circle(walking ? 11 : 7, -47.5, 2.6), skin),
    fill('M-2.200-90h4.600v6h-4.600Z', mix(skin, '#3a1d14', 0.25)),
    fill(circle(0.6, -94, 6.2), skin),
    random.chance(0.5)
      ? fill('M-6.500-92C-8-103 8-104 7-97C3-99-1-97-2.500-91Z', hair)
      : fill('M-6.500-82C-10-103 9-104 7-97C3-99-1-97-2-90L-1.500-82Z', hair),
  ];
  return place(drawn.join(''), x, y, height / 100, mirrored);
}
