import type { AxeFigures, Undecided } from './axeFigures.ts';

const placesOf = (list: readonly Undecided[]) => list.reduce((sum, { places }) => sum + places, 0);

/** What axe looked at and found in one line, under a line for each kind of thing that it left to people. */
export function axeLines(
  { stories, every, colour, violations, undecided }: AxeFigures,
  seconds: number,
): readonly string[] {
  const contrasts = undecided.filter(({ rule }) => rule === 'color-contrast');
  const others = undecided.filter(({ rule }) => rule !== 'color-contrast');
  return [
    ...undecided.map(({ subject, rule, why, places, example }) =>
      [`axe leaves open: ${subject}`, rule, why, `${places} ×`, example.replaceAll(/\s+/g, ' ')].join('  '),
    ),
    [
      `axe: ${stories} stories, ${every} views by every rule and ${colour} by the colour rules, ${violations} violations`,
      `${placesOf(contrasts)} contrasts proved by declared pairs`,
      `${placesOf(others)} places for people to look at`,
      `${seconds} s`,
    ].join('; '),
  ];
}
