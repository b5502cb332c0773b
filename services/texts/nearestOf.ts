/**
 * The one of `known` that is nearest to a name, where it differs by a slip of the hand: a letter that is wrong, missing
 * or too many, or two that changed places.
 *
 * @param most how many slips it may be away; none at all is another thing than a slip
 */
export function nearestOf(name: string, known: Iterable<string>, most: number): string | undefined {
  const [nearest] = [...known]
    .map((each) => ({ each, distance: distanceOf(name, each, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.each;
}

/** The optimal string alignment distance; anything above `most` is just more. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwapped) ways.push(at(row - 2, column - 2) + 1);
      current.push(Math.min(...ways));
    }
  }
  return at(a.length, b.length);
}
