import type { Change, ComparedAnswer, Difference } from './difference.types.ts';
import { fieldChanges } from './fieldChanges.ts';
import { longestRising } from './longestRising.ts';
import { type Pairs, pairParts } from './pairParts.ts';
import { type Part, partsOf, placeOf, without } from './parts.ts';

/**
 * What differs between two answers of the CMS for one page, part by part: a pure function of both. Its cost grows with
 * the size of the answers, and not with how much of them is in another order.
 * @param earlier what visitors have
 * @param later what is to become of it
 */
export function differenceOf(earlier: ComparedAnswer, later: ComparedAnswer): Difference {
  const [before, after] = [partsOf(earlier), partsOf(later)];
  const pairs = pairParts(before, after);
  const moved = movedParts(after, pairs);
  const inside = { before: insideOf(before), after: insideOf(after) };
  const changes: Change[] = [];
  const page = fieldChanges(without(earlier.value, 'contents'), without(later.value, 'contents'));
  if (page.fields.length > 0) changes.push({ kind: 'page', ...page });
  for (const part of inOrder(after)) {
    const same = pairs.earlierOf.get(part);
    if (!same) {
      // What came with its area is told with it.
      if (!part.parent || pairs.earlierOf.has(part.parent))
        changes.push({ kind: 'added', part: placeOf(part), inside: inside.after.get(part) ?? 0 });
      continue;
    }
    const both = { before: placeOf(same), after: placeOf(part) };
    if (moved.has(part)) changes.push({ kind: 'moved', ...both });
    const written = fieldChanges(same.own, part.own);
    if (written.fields.length > 0) changes.push({ kind: 'changed', ...both, ...written });
  }
  for (const part of inOrder(before)) {
    if (!pairs.laterOf.has(part) && (!part.parent || pairs.laterOf.has(part.parent)))
      changes.push({ kind: 'removed', part: placeOf(part), inside: inside.before.get(part) ?? 0 });
  }
  return {
    changes,
    pairs: new Map([...pairs.laterOf].map(([from, to]) => [from.source.pointer, to.source.pointer])),
  };
}

/** Parts that stand in another area, or that their neighbours went past. */
function movedParts(after: readonly Part[], { earlierOf }: Pairs): ReadonlySet<Part> {
  const moved = new Set<Part>();
  const stayed = new Map<Part | undefined, { part: Part; from: number }[]>();
  for (const part of after) {
    const same = earlierOf.get(part);
    if (!same) continue;
    const home = part.parent && earlierOf.get(part.parent);
    if (home !== same.parent || (part.parent && !home)) moved.add(part);
    else {
      const row = stayed.get(part.parent);
      const entry = { part, from: same.index };
      if (row) row.push(entry);
      else stayed.set(part.parent, [entry]);
    }
  }
  for (const row of stayed.values()) {
    const still = longestRising(row.map(({ from }) => from));
    for (const [place, { part }] of row.entries()) if (!still.has(place)) moved.add(part);
  }
  return moved;
}

/** How many parts each area holds. */
function insideOf(parts: readonly Part[]): ReadonlyMap<Part, number> {
  const counts = new Map<Part, number>();
  for (const { parent } of parts) {
    for (let area = parent; area; area = area.parent) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}

/** As one reads the page: an area, then what stands in it. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const below = new Map<Part | undefined, Part[]>();
  for (const part of parts) {
    const row = below.get(part.parent);
    if (row) row.push(part);
    else below.set(part.parent, [part]);
  }
  const read = (parent: Part | undefined): readonly Part[] =>
    (below.get(parent) ?? []).flatMap((part) => [part, ...read(part)]);
  return read(undefined);
}
