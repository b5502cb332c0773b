/** What a letter doubled, or of two alike only one, costs: the most frequent mistake in Dutch. */
const doublingCost = 0.6;

/**
 * How many letters differ between two words: one that is missing, too much, another, or two that have changed places
 * (optimal string alignment); a letter doubled counts for less. `undefined` when it is more than `most`.
 */
export function distance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      const isDoubledInA = letter === a.charCodeAt(i - 2);
      const isDoubledInB = other === b.charCodeAt(j - 2);
      let cost = Math.min(
        (last[j - 1] ?? 0) + (letter === other ? 0 : 1),
        (last[j] ?? 0) + (isDoubledInA ? doublingCost : 1),
        (row[j - 1] ?? 0) + (isDoubledInB ? doublingCost : 1),
      );
      if (letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2) && i > 1 && j > 1) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    before = last;
    last = row;
  }
  const found = last[b.length] ?? 0;
  return found <= most ? found : undefined;
}
