import { circle, fill, n, polygon, rect, stroke } from './svg.ts';

/** The size of every partner logo, in pixels. */
const logoSize = { width: 800, height: 240 } as const;

interface Partner {
  readonly name: string;
  readonly ink: string;
  readonly accent: string;
  /** The sign in a square of 100 by 100. */
  readonly sign: (ink: string, accent: string) => string;
}

const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx} ${y} ${x + dx} ${y + dy}Q${x} ${y + dy} ${x} ${y}Z`;

const partners: readonly Partner[] = [
  {
    name: 'AKKERLAB',
    ink: '#0b4a36',
    accent: '#e0a93c',
    sign: (ink, accent) =>
      fill(circle(50, 50, 46), ink) +
      [0, 1, 2, 3]
        .map((row) =>
          stroke(`M${14 + row * 3} ${62 + row * 9}Q50 ${46 + row * 11} ${86 - row * 3} ${62 + row * 9}`, accent, 4),
        )
        .join('') +
      fill(circle(50, 32, 12), accent),
  },
  {
    name: 'WATERKRING',
    ink: '#14507c',
    accent: '#5fa9c9',
    sign: (ink, accent) =>
      stroke(circle(50, 50, 43), ink, 8) +
      [36, 52, 68].map((y) => stroke(`M18 ${y}q8 -9 16 0t16 0t16 0t16 0`, y === 52 ? ink : accent, 6)).join(''),
  },
  {
    name: 'BODEMHUIS',
    ink: '#6a4028',
    accent: '#c98a4b',
    sign: (ink, accent) =>
      fill(
        polygon([
          [50, 4],
          [96, 42],
          [4, 42],
        ]),
        ink,
      ) +
      fill(rect(12, 46, 76, 14), accent) +
      fill(rect(12, 63, 76, 14), ink) +
      fill(rect(12, 80, 76, 14), accent),
  },
  {
    name: 'WEIDEWERK',
    ink: '#3d5a1e',
    accent: '#8fae3c',
    sign: (ink, accent) =>
      [-2, -1, 0, 1, 2]
        .map((out) => {
          const tip = `${50 + out * 22} ${Math.abs(out) === 2 ? 34 : Math.abs(out) === 1 ? 14 : 4}`;
          const [left, right] = [50 + out * 13 - 9, 50 + out * 13 + 9];
          return fill(
            `M${48 + out * 2} 96Q${left} 60 ${tip}Q${right} 60 ${52 + out * 2} 96Z`,
            out % 2 === 0 ? ink : accent,
          );
        })
        .join(''),
  },
  {
    name: 'ZAADGOED',
    ink: '#5a3d8a',
    accent: '#d0623c',
    sign: (ink, accent) =>
      fill(leaf(50, 50, 44, -44), ink) +
      fill(leaf(50, 50, -44, -44), accent) +
      fill(leaf(50, 50, 44, 44), accent) +
      fill(leaf(50, 50, -44, 44), ink),
  },
  {
    name: 'KUSTWACHTER',
    ink: '#123f5a',
    accent: '#e8b74a',
    sign: (ink, accent) =>
      fill('M4 96C20 60 34 66 50 80C66 66 80 60 96 96Z', ink) +
      fill('M40 78L44 26L56 26L60 78L50 84Z', ink) +
      fill(rect(40, 12, 20, 12), accent) +
      stroke('M62 18L94 8M62 20L94 30M38 18L6 8M38 20L6 30', accent, 4),
  },
  {
    name: 'BIJENBROOD',
    ink: '#7a4a12',
    accent: '#eeb32f',
    sign: (ink, accent) =>
      [
        [50, 26],
        [27, 66],
        [73, 66],
      ]
        .map(([x = 0, y = 0], index) =>
          fill(
            polygon(
              [0, 1, 2, 3, 4, 5].map((step) => [
                x + Math.sin((step * Math.PI) / 3) * 25,
                y + Math.cos((step * Math.PI) / 3) * 25,
              ]),
            ),
            index === 0 ? ink : accent,
          ),
        )
        .join(''),
  },
  {
    name: 'STALKRACHT',
    ink: '#8a3b2a',
    accent: '#2f6f6a',
    sign: (ink, accent) =>
      fill('M4 48L50 8L96 48L96 96L4 96Z', ink) +
      fill(rect(34, 54, 32, 42), accent) +
      stroke('M34 54L66 96M66 54L34 96', '#ffffff', 5) +
      fill(circle(50, 34, 7), '#ffffff'),
  },
];

/** How many partner logos there are; they are numbered from 1. */
export const logoCount = partners.length;

/** Capitals drawn with one line, each in a field of the given width, 100 high. A wordmark needs no font this way. */
const letters: Readonly<Record<string, readonly [width: number, line: string]>> = {
  A: [78, 'M4 100L39 0L74 100M16 66H62'],
  B: [64, 'M6 0V100M6 0H34a24 24 0 0 1 0 48H6M34 48a26 26 0 0 1 0 52H6'],
  C: [76, 'M73 20C56-6 6-8 6 50C6 108 56 106 73 80'],
  D: [74, 'M6 0V100H26a44 50 0 0 0 0-100Z'],
  E: [56, 'M52 0H6V100H52M6 49H44'],
  G: [82, 'M76 20C58-6 6-8 6 50C6 108 62 108 77 80V54H50'],
  H: [72, 'M6 0V100M66 0V100M6 49H66'],
  I: [14, 'M7 0V100'],
  J: [44, 'M38 0V74a18 26 0 0 1-36 4'],
  K: [66, 'M6 0V100M62 0L6 62M26 42L64 100'],
  L: [54, 'M6 0V100H50'],
  M: [88, 'M6 100V0L44 66L82 0V100'],
  N: [74, 'M6 100V0L68 100V0'],
  O: [92, 'M46 0a42 50 0 1 0 .1 0Z'],
  R: [66, 'M6 100V0H34a25 25 0 0 1 0 50H6M32 50L62 100'],
  S: [60, 'M54 14C42-6 8-4 8 24C8 58 56 42 56 75C56 104 14 106 4 84'],
  T: [66, 'M2 0H64M33 0V100'],
  U: [70, 'M6 0V66a29 34 0 0 0 58 0V0'],
  W: [104, 'M2 0L28 100L52 26L76 100L102 0'],
  Z: [66, 'M4 0H62L4 100H62'],
};

/** Draws partner logo `number` (from 1) as an SVG document; undefined when there is none of that number. */
export function logo(number: number): string | undefined {
  const partner = partners[number - 1];
  if (!partner) return undefined;
  const gap = 22;
  const glyphs = [...partner.name].map((letter) => letters[letter] ?? ([60, ''] as const));
  const total = glyphs.reduce((sum, [width]) => sum + width + gap, -gap);
  const scale = Math.min(0.78, 540 / total);
  let at = 0;
  const word = glyphs.map(([width, line]) => {
    const drawn = `<path d="${line}" transform="translate(${n(at)} 0)"/>`;
    at += width + gap;
    return drawn;
  });
  const { width, height } = logoSize;
  const sign = `<g transform="translate(24 40) scale(1.6)">${partner.sign(partner.ink, partner.accent)}</g>`;
  const text = `<g transform="translate(224 ${n(120 - 50 * scale)}) scale(${scale.toFixed(3)})" fill="none" stroke="${partner.ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${word.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}h-${width}Z" fill="#ffffff"/>${sign}${text}</svg>`;
}
