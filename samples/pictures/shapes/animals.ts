import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, loop, place, stroke } from '../svg.ts';
import { leafy } from './leaves.ts';

/** The inks of one animal: hide in the light and in the shade, markings, bare skin, hooves and eyes. */
export interface Hide {
  readonly coat: string;
  readonly shade: string;
  readonly mark: string;
  readonly skin: string;
  readonly dark: string;
}

export interface Standing {
  readonly x: number;
  /** Where the feet stand. */
  readonly y: number;
  /** The animal's length in units of the sheet. */
  readonly size: number;
  /** Turned to the left instead of the right. */
  readonly mirrored?: boolean;
}

const grazing =
  'M-45-48C-46-55-41-58-34-57C-18-54 0-54 12-57C22-59 29-54 34-47C38-41 42-34 45-28C47-26 48-25 48-22L53-8C54-4 51-1 47-2C44-3 42-6 40-11C38-15 36-19 32-21C28-24 24-27 20-27C4-20-14-20-24-24C-32-22-38-30-42-38Z';
const standing =
  'M-45-48C-46-55-41-58-34-57C-18-54 0-54 12-57C20-59 26-63 31-69C33-73 37-74 41-72C44-70 46-67 48-63L54-53C56-50 54-46 51-46C47-45 43-46 40-49C38-47 36-44 33-38C30-31 26-27 20-26C4-20-14-20-24-24C-32-22-38-30-42-38Z';
const foreleg = 'M11-33L23-33C22-26 20-20 20-15L20.600-2L21 0L16 0L16-2L16-15C15-20 12-26 11-33Z';
const hindleg =
  'M-45-46L-25-32C-28-27-32-22-33.500-16L-33-2L-32.600 0L-37.600 0L-38-2L-39-14C-40-18-42-21-44-25C-46-31-46-40-45-46Z';

/** A cow, grazing or looking up, with its own pattern of patches. */
export function cow(stage: Stage, random: Random, { x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const eats = random.chance(0.6);
  const body = eats ? grazing : standing;
  const patches = [
    patch(random, random.range(-36, -20), random.range(-54, -42), random.range(9, 16), random.range(9, 15)),
    patch(random, random.range(-8, 4), random.range(-56, -42), random.range(9, 15), random.range(7, 13)),
    patch(random, random.range(18, 30), random.range(-54, -44), random.range(7, 11), random.range(8, 14)),
    eats ? ellipse(44, -22, 8, 11) : ellipse(38, -66, 10, 9),
  ];
  const blaze = eats ? 'M44-29L49-27L53-9L48-7Z' : 'M44-70L48-64L54-53L50-50Z';
  const ear = eats ? 'M42-30C37-34 33-33 31-30C34-26 39-26 42-27Z' : 'M33-70C29-74 24-73 22-70C25-66 30-65 33-67Z';
  const far = mix(hide.shade, hide.dark, 0.35);
  const detailed = size > 36;
  const drawn = [
    fill(foreleg, far).replace('<path ', '<path transform="translate(-8 -1)" '),
    fill(hindleg, far).replace('<path ', '<path transform="translate(9 -1)" '),
    stroke('M-44-54C-49-50-48-40-48-30', hide.shade, 1.8),
    stroke('M-48-31L-48.500-24', hide.dark, 3),
    fill(ellipse(-24, -22, 7, 5), hide.skin),
    fill(foreleg + hindleg, hide.coat),
    fill('M15.800-4h5.200l.4 4h-6ZM-38.300-4h5.200l.4 4h-6Z', hide.dark),
    stage.clip(
      body,
      fill(body, hide.coat) +
        fill(patches.join(''), hide.mark) +
        (detailed ? fill(blaze, hide.coat) : '') +
        fill('M-50-38C-30-28 6-30 24-36C34-40 44-24 58 0L-50 0Z', hide.dark, 0.2) +
        fill(eats ? 'M46-6L55-9L54 0L46 0Z' : 'M49-52L58-54L56-44L48-46Z', hide.skin),
    ),
    fill(ear, hide.mark),
    detailed ? fill(eats ? circle(46.5, -20, 1) : circle(44.5, -63, 1.1), hide.dark) : '',
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A patch of colour with a soft, uneven edge. */
function patch(random: Random, x: number, y: number, rx: number, ry: number): string {
  const start = random.range(0, 6);
  return loop(
    Array.from({ length: 7 }, (_, index) => {
      const angle = start + (index / 7) * Math.PI * 2;
      const reach = random.range(0.7, 1.2);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}

const pigBody =
  'M-46-30C-48-44-38-53-20-54C-6-55 12-54 24-50C29-51 33-50 37-46C41-41 46-38 51-37C53-36 54-28 52-27C47-26 43-24 39-20C34-16 29-15 24-15C8-9-18-9-32-14C-41-17-45-23-46-30Z';
const rooting =
  'M-46-30C-48-44-38-53-20-54C-4-55 12-54 24-48C33-45 40-36 45-24C48-17 50-11 53-8C54-5 50-1 47-2C42-4 38-7 33-9C29-12 26-14 22-14C8-9-18-9-32-14C-41-17-45-23-46-30Z';

/** A pig, standing or rooting in the straw. */
export function pig(stage: Stage, random: Random, { x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const roots = random.chance(0.5);
  const body = roots ? rooting : pigBody;
  const leg = (at: number, colour: string): string =>
    fill(`M${at} -22L${at + 11} -22L${at + 8.5} -6L${at + 8.5} 0L${at + 2.5} 0L${at + 2.5} -6Z`, colour);
  const hoof = (at: number): string => fill(`M${at + 2.3} -3h6.400v3h-6.400Z`, hide.dark);
  const far = mix(hide.shade, hide.dark, 0.3);
  const ear = roots ? 'M24-47C31-49 37-43 38-33C32-34 26-38 24-47Z' : 'M26-51C33-54 40-49 41-38C34-39 28-43 26-51Z';
  const drawn = [
    leg(8, far),
    leg(-28, far),
    stroke('M-45-40C-51-42-52-35-48-36C-46-37-50-44-54-41', hide.shade, 2),
    leg(15, hide.coat),
    leg(-42, hide.coat),
    hoof(15),
    hoof(-42),
    stage.clip(
      body,
      fill(body, hide.coat) +
        fill('M-50-28C-30-18 10-18 26-28C36-32 44-24 56-10L50 0L-50 0Z', hide.shade, 0.8) +
        fill('M-44-36C-40-50-14-52 20-49L18-46C-8-48-32-46-44-36Z', mix(hide.coat, '#ffffff', 0.4), 0.7) +
        fill(roots ? ellipse(50, -5, 5, 4) : ellipse(52, -32, 3.5, 6), hide.skin),
    ),
    fill(ear, hide.shade),
    fill(roots ? circle(40, -25, 1.2) : circle(42, -38, 1.2), hide.dark),
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A sheep: a cloud of wool on dark legs, head down or up. */
export function sheep(random: Random, { x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const eats = random.chance(0.65);
  const wool = leafy(random, 0, -40, 42, 24, 13);
  const head = eats
    ? 'M38-40C46-38 51-26 53-14C54-9 48-7 45-11C41-18 36-26 34-32Z'
    : 'M34-56C40-60 46-58 49-52L56-44C57-40 52-37 48-39C43-40 38-42 35-46Z';
  const ear = eats ? 'M38-38C33-38 31-34 31-31C36-30 40-33 41-36Z' : 'M36-56C31-58 28-56 27-53C31-50 36-51 38-53Z';
  const legs = [-24, -16, 18, 25].map((at) => `M${at} -22h4.500l-.6 22h-3.300Z`).join('');
  const drawn = [
    fill(legs, hide.dark),
    fill(wool, hide.shade),
    fill(leafy(random, 3, -44, 36, 18, 12), hide.coat),
    fill(head, hide.mark),
    fill(ear, hide.mark),
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A hen: pecking or looking up. */
export function hen(random: Random, { x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const pecks = random.chance(0.45);
  const body = pecks
    ? 'M-46-70C-44-58-40-46-30-36C-18-24 4-22 20-30C32-36 40-26 46-12C50-14 52-20 50-26C48-40 40-52 26-56C8-60-8-54-18-52C-28-52-38-60-46-70Z'
    : 'M-46-74C-46-58-40-44-30-35C-16-22 8-20 22-32C32-42 34-56 38-70C40-76 46-78 49-74C52-82 44-92 34-90C26-88 22-80 18-70C12-58-2-54-14-52C-28-52-38-62-46-74Z';
  const wing = 'M-22-46C-10-50 8-48 14-42C8-32-10-28-20-34Z';
  const drawn = [
    stroke('M-2-26L-3-2M-3-2l8 0M-3-2l-5 1M8-26L9-2M9-2l8 0M9-2l-5 1', hide.skin, 2.6),
    fill(body, hide.coat),
    fill('M-46-72C-46-58-40-44-30-35C-16-22 8-20 22-31C8-28-14-30-24-40C-34-50-42-60-46-72Z', hide.shade),
    fill(wing, hide.shade),
    fill('M-42-70C-50-74-54-68-52-60C-48-54-40-48-32-46C-38-54-41-62-42-70Z', hide.dark, 0.9),
    pecks
      ? fill('M38-44C40-52 46-50 47-44C52-46 55-40 52-34L44-30Z', hide.mark) +
        fill('M47-18L52-10L44-12Z', hide.skin) +
        fill(circle(46, -27, 1.5), hide.dark)
      : fill('M30-89C29-97 35-97 36-92C38-99 43-98 43-92C47-96 50-92 47-86Z', hide.mark) +
        fill('M49-80L57-76L48-74Z', hide.skin) +
        fill('M45-73C50-72 50-64 46-64C43-66 43-71 45-73Z', hide.mark) +
        fill(circle(42.5, -82, 1.7), hide.dark),
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A wading bird on long legs: a heron with a folded neck, or a stork reaching down. */
export function heron({ x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const drawn = [
    stroke('M-2-40L-3 0M6-40L12-20L8 0', hide.skin, 1.8),
    fill(
      'M-40-40C-30-58-8-64 10-58C18-56 20-64 15-72C9-82 14-94 26-96C32-96 36-92 38-89L62-84L38-83C34-82 30-83 27-84C22-84 21-80 25-74C31-64 30-50 20-44C8-36-16-36-40-40Z',
      hide.coat,
    ),
    fill('M-48-34C-34-54-12-60 8-54C4-44-14-38-26-37Z', hide.shade),
    fill('M24-96C16-96 6-92-2-88C8-90 18-90 28-90Z', hide.mark),
    fill('M38-89L62-84L38-83Z', hide.skin),
    fill(circle(33, -90, 1.3), hide.dark),
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A roe deer looking up, as a silhouette with one lit flank. */
export function deer({ x, y, size, mirrored = false }: Standing, hide: Hide): string {
  const body =
    'M-42-56C-36-62-20-62-4-60C8-60 14-66 19-76C22-84 24-92 30-96C34-99 40-98 43-94L52-87C54-84 51-81 47-82L38-84C34-78 33-66 30-56C28-46 24-42 20-40L18-22L17-2L13.500 0L13-3L13-22L9-38C-4-36-18-38-26-40L-33-30L-32-16L-33-2L-36.500 0L-37-3L-38-16L-40-28C-44-38-46-50-42-56Z';
  const drawn = [
    fill('M2-40L12-38L9-20L9-2L5.500 0L5-4L4-22ZM-24-42L-14-40L-24-26L-23-2L-26.500 0L-28-18L-29-28Z', hide.shade),
    fill(body, hide.coat),
    fill(
      'M-42-54C-30-46-4-44 12-48C20-50 26-56 31-54C29-46 24-42 20-40C8-36-18-38-26-40C-36-40-42-46-42-54Z',
      hide.shade,
      0.8,
    ),
    fill('M30-96C26-104 20-107 16-106C17-99 23-94 29-92ZM35-98C36-106 40-110 44-110C44-103 41-98 37-95Z', hide.coat),
    fill('M-43-57C-47-56-48-50-46-44C-43-46-41-52-41-56Z', hide.mark),
    fill(circle(40, -91, 1.3), hide.dark),
  ];
  return place(drawn.join(''), x, y, size / 100, mirrored);
}

/** A butterfly with open wings, seen a little from above. */
export function butterfly(
  x: number,
  y: number,
  size: number,
  turn: number,
  wing: string,
  mark: string,
  dark: string,
): string {
  const half = (sign: 1 | -1): string =>
    fill(`M0 0C${sign * 20}-44 ${sign * 54}-46 ${sign * 52}-20C${sign * 50}-4 ${sign * 24} 2 0 2Z`, wing) +
    fill(
      `M0 2C${sign * 22} 4 ${sign * 42} 16 ${sign * 32} 34C${sign * 22} 44 ${sign * 6} 26 0 8Z`,
      mix(wing, mark, 0.25),
    ) +
    fill(ellipse(sign * 36, -22, 7, 6), mark);
  const drawn = half(-1) + half(1) + stroke('M0-12L0 16', dark, 5) + stroke('M0-12L-8-26M0-12L8-26', dark, 1.5);
  const s = size / 100;
  return group(
    drawn,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${s.toFixed(3)} ${(s * 0.8).toFixed(3)})"`,
  );
}

/** The inks of the farm's animals under this stage's light. */
export function hides(
  stage: Stage,
  metres = 0,
): { readonly pied: Hide; readonly pink: Hide; readonly wool: Hide; readonly white: Hide; readonly russet: Hide } {
  const land = stage.landAt(metres);
  const pink = mix('#f4c1ae', land.wall.base, 0.3);
  const base = { skin: mix('#e6a18e', land.wall.base, 0.2), dark: land.ink };
  return {
    pied: { ...base, coat: land.paper, shade: land.wall.base, mark: land.ink },
    pink: {
      coat: stage.air(pink, metres),
      shade: stage.air(mix(pink, '#b4605a', 0.38), metres),
      mark: land.accent,
      skin: stage.air(mix(pink, '#a54c50', 0.55), metres),
      dark: land.ink,
    },
    wool: { ...base, coat: land.paper, shade: land.wall.base, mark: land.ink },
    white: { coat: land.paper, shade: land.wall.base, mark: land.accent, skin: land.crop.dark, dark: land.ink },
    russet: {
      coat: mix(land.soil.base, land.crop.dark, 0.3),
      shade: land.soil.dark,
      mark: land.accent,
      skin: land.crop.dark,
      dark: land.ink,
    },
  };
}
