import type { LookedAt } from './groupByCause.ts';

/**
 * Stories that have another name now: the pictures of one that went are, view by view, those of one that came. Answers
 * with the former id by the new one.
 */
export function renamedStories(looked: readonly LookedAt[]): ReadonlyMap<string, string> {
  const [gone, come] = (['before', 'after'] as const).map((side) => {
    const other = side === 'before' ? 'after' : 'before';
    const pictures = new Map<string, string[]>();
    for (const { planned, outcome } of looked) {
      if (outcome.broken || !outcome[side] || planned[other]) continue;
      const { story, variant, view } = planned.place;
      const own = pictures.get(story) ?? [];
      own.push([variant, view.site, view.mode, view.width, view.preset ?? '', outcome[side].picture].join(' '));
      pictures.set(story, own);
    }
    return new Map([...pictures].map(([story, all]) => [all.sort().join('\n'), story]));
  });
  return new Map(
    [...(come ?? [])].flatMap(([pictures, story]) => {
      const formerly = gone?.get(pictures);
      return formerly === undefined ? [] : [[story, formerly] as const];
    }),
  );
}
