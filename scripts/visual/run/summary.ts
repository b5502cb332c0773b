import type { Standing } from '../model/decisions.ts';
import type { Cause, Results } from '../model/results.ts';
import { versionName } from '../model/versionName.ts';

const kinds: Readonly<Record<Cause['kind'], string>> = {
  token: 'token',
  font: 'font',
  picture: 'picture',
  module: 'file',
  style: 'style',
  order: 'order of styles',
  package: 'package',
  setting: 'setting',
  story: 'stories',
  unpredicted: 'not predicted',
};

/** A cause in one line: `token --site-color-link of coegroen`. */
export function causeLine({ kind, subject, site }: Cause): string {
  return [kinds[kind], subject, ...(site === undefined ? [] : [`of ${site}`])].join(' ').trim();
}

function places(count: number): string {
  return `${count} ${count === 1 ? 'place' : 'places'}`;
}

/** Nothing differs is said of what was seen alone. */
function headline({ differences, broken, complete }: Results): string {
  if (differences.length > 0) return `${differences.length} differ:`;
  return complete && broken.length === 0 ? 'No difference.' : 'No difference in what was captured.';
}

/** What a run found, for the terminal: causes with their places, what did not change, and what is broken. */
export function summaryLines(results: Results): readonly string[] {
  const { counts, causes, differences, broken, complete, base } = results;
  const byCause = Map.groupBy(differences, ({ cause }) => cause);
  return [
    `${places(counts.places)} in ${versionName(base)} and here: ${counts.same} have equal inputs, ${counts.captured} were captured, ${counts.equal} of those that might differ look the same.`,
    headline(results),
    ...causes.flatMap((cause) => {
      const own = byCause.get(cause.id) ?? [];
      return own.length === 0 ? [] : [`  ${causeLine(cause)}: ${places(own.length)}`];
    }),
    ...causes.flatMap((cause) =>
      cause.unchanged.length === 0
        ? []
        : [`  expected of ${causeLine(cause)}, and the same: ${cause.unchanged.length} of ${places(cause.predicted)}`],
    ),
    ...broken.map(({ key, side, why }) => `  broken ${side === 'both' ? 'in both' : side}: ${key}: ${why}`),
    ...(complete ? [] : ['Stopped before the end: run it again to go on from here.']),
  ];
}

/** Why a branch may not go in yet; nothing when it may. */
export function objections(results: Results, standings: ReadonlyMap<string, Standing>): readonly string[] {
  const count = (state: Standing['state']) => [...standings.values()].filter((each) => each.state === state).length;
  // What was broken before and is not now is no harm.
  const broken = results.broken.filter(({ side }) => side !== 'before').length;
  const [open, returning, rejected] = [count('open'), count('returning'), count('rejected')];
  return [
    ...(open > 0 ? [`${open} undecided`] : []),
    ...(returning > 0 ? [`${returning} decided on before, for pictures that are the same; confirm them`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(results.complete ? [] : ['the run was stopped before its end']),
  ];
}
