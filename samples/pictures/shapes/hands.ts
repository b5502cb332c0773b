import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { curve, ellipse, fill, group, loop, n, type Point, polyline, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';
import { skins } from './people.ts';

export interface HandInks {
  readonly skin: Ramp;
  /** The nails and the line between two fingers. */
  readonly nail: string;
  readonly line: string;
  readonly sleeve: Ramp;
}

/** Somebody's hand: the skin follows the variant, the sleeve the site's inks. */
export function handInks(stage: Stage, sleeve: Ramp = stage.land.water): HandInks {
  const { land, variant } = stage;
  const skin = skins[(variant * 2 + 1) % skins.length] ?? skins[0];
  const dark = mix(skin, mix('#6b2f2a', land.ink, 0.3), 0.42);
  return {
    skin: { light: mix(skin, '#ffe2bd', 0.34), base: skin, dark },
    nail: mix(skin, '#fff1e6', 0.5),
    line: mix(dark, land.ink, 0.3),
    sleeve,
  };
}

/** One finger along its bones, from the knuckle to the tip, with its nail where `nail` is true. */
export function finger(
  points: readonly Point[],
  width: number,
  { skin, line, nail: pale }: HandInks,
  nail = false,
): string {
  const [tip = [0, 0], before = [0, 0]] = points.slice(-2).reverse();
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const lit = points.map(([x, y]): Point => [x - width * 0.08, y - width * 0.2]);
  return [
    stroke(curve(points), line, width + 5),
    stroke(curve(points), skin.base, width),
    stroke(curve(lit), skin.light, width * 0.3, 0.75),
    nail
      ? group(
          fill(ellipse(width * 0.16, -width * 0.08, width * 0.3, width * 0.22), pale) +
            stroke(
              `M${n(-width * 0.12)} ${n(-width * 0.24)}q${n(-width * 0.1)} ${n(width * 0.16)} 0 ${n(width * 0.32)}`,
              skin.dark,
              2,
              0.6,
            ),
          `transform="translate(${n(tip[0])} ${n(tip[1])}) rotate(${n(turn)})"`,
        )
      : '',
  ].join('');
}

/** Forearm and cuff, from the sleeve's far end to the wrist. */
function arm(from: Point, wrist: Point, width: number, { skin, sleeve, line }: HandInks): string {
  const at = (t: number): Point => [from[0] + (wrist[0] - from[0]) * t, from[1] + (wrist[1] - from[1]) * t];
  const [dx, dy] = [(wrist[0] - from[0]) * 0.012, (wrist[1] - from[1]) * 0.012];
  const cuff = at(0.56);
  return [
    stroke(polyline([at(0.4), wrist]), line, width + 5),
    stroke(polyline([at(0.4), wrist]), skin.base, width),
    stroke(polyline([at(0), at(0.5)]), sleeve.dark, width * 1.34),
    stroke(polyline([at(0), at(0.5)]), sleeve.base, width * 1.24),
    stroke(
      polyline([at(0.02), at(0.5)].map(([x, y]): Point => [x - 6, y - width * 0.32])),
      sleeve.light,
      width * 0.24,
      0.7,
    ),
    group(
      stroke(polyline([[cuff[0] - dx * 4, cuff[1] - dy * 4], cuff]), mix(sleeve.base, sleeve.dark, 0.5), width * 1.36),
      'stroke-linecap="butt"',
    ),
  ].join('');
}

/**
 * A hand that holds something small between thumb and forefinger, which meet at the origin; the arm comes from below
 * on the right. What is held is drawn between the two halves.
 */
export function pinch(inks: HandInks, held: string): string {
  const { skin, line } = inks;
  const palm = loop([
    [150, 96],
    [236, 70],
    [322, 110],
    [378, 210],
    [386, 310],
    [320, 380],
    [236, 372],
    [150, 300],
    [112, 214],
  ]);
  return [
    arm([760, 860], [318, 318], 150, inks),
    finger(
      [
        [300, 150],
        [196, 236],
        [208, 318],
      ],
      70,
      inks,
    ),
    finger(
      [
        [276, 112],
        [150, 176],
        [176, 276],
      ],
      70,
      inks,
    ),
    fill(palm, skin.base),
    stroke(palm, line, 2.5, 0.5),
    finger(
      [
        [250, 96],
        [128, 70],
        [64, 18],
        [10, -2],
      ],
      62,
      inks,
      true,
    ),
    held,
    finger(
      [
        [286, 330],
        [172, 286],
        [84, 156],
        [16, 34],
      ],
      70,
      inks,
      true,
    ),
    stroke('M300 232C262 270 254 316 268 356', line, 4, 0.5),
    stroke('M330 190C344 236 344 286 322 330', skin.dark, 10, 0.3),
  ].join('');
}

/** Two hands that make a bowl; what lies in it is drawn before the fingers in front. Its rim is 640 wide, at y 0. */
export function cupped(inks: HandInks, held: string): string {
  const { skin, line } = inks;
  const half = (mirrored: boolean): string => {
    const drawn = [
      [
        [-318, 60],
        [-250, 150],
        [-120, 196],
        [-14, 176],
      ],
      [
        [-300, 130],
        [-220, 214],
        [-104, 246],
        [4, 226],
      ],
      [
        [-262, 196],
        [-180, 262],
        [-84, 290],
        [10, 272],
      ],
      [
        [-206, 256],
        [-130, 308],
        [-60, 324],
        [6, 312],
      ],
    ] as const;
    const fingers = drawn.map((points, index) => finger(points, 66 - index * 3, inks, false)).join('');
    return mirrored ? group(fingers, 'transform="scale(-1 1)"') : fingers;
  };
  const thumb = (mirrored: boolean): string => {
    const drawn = finger(
      [
        [-336, 72],
        [-276, 6],
        [-190, -8],
      ],
      62,
      inks,
      true,
    );
    return mirrored ? group(drawn, 'transform="scale(-1 1)"') : drawn;
  };
  const arms = arm([-900, 720], [-318, 150], 158, inks);
  const bowl = 'M-356 20C-352 190-190 330 0 336C190 330 352 190 356 20C250 96-250 96-356 20Z';
  return [
    arms,
    group(arms, 'transform="scale(-1 1)"'),
    fill('M-352 30C-250-34 250-34 352 30C260 110-260 110-352 30Z', skin.dark),
    held,
    fill(bowl, skin.base),
    stroke(bowl, line, 2.5, 0.4),
    half(true),
    half(false),
    thumb(false),
    thumb(true),
    stroke('M-300 250C-200 330-90 356 0 352C90 356 200 330 300 250', skin.dark, 12, 0.25),
  ].join('');
}

/** A hand held out flat, palm up, from the left; the fingers' tips lie at the origin. */
export function offered(inks: HandInks): string {
  const { skin, line } = inks;
  const palm = loop([
    [-470, -2],
    [-360, -34],
    [-230, -36],
    [-176, 4],
    [-190, 66],
    [-290, 104],
    [-420, 112],
    [-480, 70],
  ]);
  return [
    arm([-1150, 330], [-440, 52], 150, inks),
    finger(
      [
        [-230, -10],
        [-120, -30],
        [-30, -30],
      ],
      54,
      inks,
    ),
    finger(
      [
        [-220, 14],
        [-96, 0],
        [6, -4],
      ],
      56,
      inks,
    ),
    fill(palm, skin.base),
    stroke(palm, line, 2.5, 0.5),
    finger(
      [
        [-230, 42],
        [-104, 36],
        [-6, 30],
      ],
      56,
      inks,
    ),
    finger(
      [
        [-250, 72],
        [-140, 76],
        [-56, 66],
      ],
      50,
      inks,
    ),
    finger(
      [
        [-396, 10],
        [-300, -58],
        [-206, -76],
      ],
      60,
      inks,
      true,
    ),
    stroke('M-380 30C-320 16-280 30-262 66', skin.dark, 6, 0.5),
  ].join('');
}
