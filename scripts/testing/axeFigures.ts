import { z } from 'zod';

/** What axe could not judge by itself, of one kind in one component. */
const undecided = z.object({
  /** The component or page of the stories: `components-button`. */
  subject: z.string(),
  rule: z.string(),
  /** Axe's own word for the reason: `bgImage`, `pseudoContent`; empty when it gives none. */
  why: z.string(),
  /** In how many places, over all views. */
  places: z.number(),
  /** The first of them. */
  example: z.string(),
});

export type Undecided = z.output<typeof undecided>;

/** What axe found over all stories of a run. A view is one story in one site and mode. */
export const axeFigures = z.object({
  stories: z.number(),
  every: z.number(),
  colour: z.number(),
  violations: z.number(),
  undecided: z.array(undecided),
});

export type AxeFigures = z.output<typeof axeFigures>;

export const noFigures: AxeFigures = { stories: 0, every: 0, colour: 0, violations: 0, undecided: [] };

/** The subject of a story's id: `components-button` of `components-button--all-states`. */
export function subjectOf(storyId: string): string {
  return storyId.replace(/--.*$/, '');
}

/** The list with further places added to their kind. */
export function addUndecided(list: readonly Undecided[], added: Undecided): Undecided[] {
  const same = ({ subject, rule, why }: Undecided) =>
    subject === added.subject && rule === added.rule && why === added.why;
  return list.some(same)
    ? list.map((entry) => (same(entry) ? { ...entry, places: entry.places + added.places } : entry))
    : [...list, added];
}

/** Several runs as one. */
export function sumOfFigures(all: readonly AxeFigures[]): AxeFigures {
  return all.reduce(
    (sum, one) => ({
      stories: sum.stories + one.stories,
      every: sum.every + one.every,
      colour: sum.colour + one.colour,
      violations: sum.violations + one.violations,
      undecided: one.undecided.reduce(addUndecided, sum.undecided),
    }),
    noFigures,
  );
}
