/**
 * Letters and signs that texts in Dutch and English are made of, loanwords and names of neighbours included: what every
 * page of the portal needs. Ranges of code points, as `unicode-range` writes them.
 */
const main: readonly (readonly [number, number])[] = [
  // Basic Latin, and the space that holds words together.
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb7],
  [0xb9, 0xbb],
  // À to ÿ without what only Icelandic has.
  [0xbc, 0xcf],
  [0xd1, 0xdc],
  [0xdf, 0xef],
  [0xf1, 0xfc],
  [0x152, 0x153],
  // Thin spaces, dashes, quotes, bullets and dots.
  [0x2009, 0x200b],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2039, 0x203a],
  [0x2060, 0x2060],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** All of them, as one text. */
export const mainLetters = main
  .flatMap(([from, to]) => range(from, to).map((code) => String.fromCodePoint(code)))
  .join('');

/** The same, as a stylesheet says it. */
export const mainRange = written(main);

/** What a stylesheet's range has beside the main letters. */
export function withoutMainLetters(unicodeRange: string): string {
  return written(
    main.reduce<readonly (readonly [number, number])[]>(
      (left, [from, to]) => left.flatMap((part) => cutOut(part, from, to)),
      read(unicodeRange),
    ),
  );
}

function cutOut(
  [first, last]: readonly [number, number],
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  if (to < first || last < from) return [[first, last]];
  const parts: (readonly [number, number])[] = [
    [first, from - 1],
    [to + 1, last],
  ];
  return parts.filter(([start, end]) => start <= end);
}

function read(unicodeRange: string): (readonly [number, number])[] {
  return unicodeRange.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function written(ranges: readonly (readonly [number, number])[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
