/** What a letter doubled, or of two alike only one, costs: the most frequent mistake in Dutch. */
const doublingCost = 0.6;

/** Words in records are no longer. */
const longest = 101;

/** Three rows of the table, used over and over: a word is compared with thousands. */
const rows = [new Float64Array(longest + 1), new Float64Array(longest + 1), new Float64Array(longest + 1)] as const;

/**
 * How many letters differ between two words: one that is missing, too much, another, or two that have changed places
 * (optimal string alignment); a letter doubled counts for less. `undefined` when it is more than `most`, or when a word
 * is longer than any of a record.
 */
export function distance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return undefined;
  // A letter doubled costs less than one: so many more columns may lead to what is near enough.
  const band = Math.ceil(most / doublingCost);
  let [before, last, row]: [Float64Array, Float64Array, Float64Array] = [rows[0], rows[1], rows[2]];
  for (let at = 0; at <= b.length; at += 1) last[at] = at;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const [from, until] = [Math.max(1, i - band), Math.min(b.length, i + band)];
    row.fill(Number.POSITIVE_INFINITY, 0, b.length + 1);
    if (from === 1) row[0] = i;
    let least = i;
    for (let j = from; j <= until; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? 0) + (letter === a.charCodeAt(i - 2) ? doublingCost : 1));
      cost = Math.min(cost, (row[j - 1] ?? 0) + (other === b.charCodeAt(j - 2) ? doublingCost : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    [before, last, row] = [last, row, before];
  }
  const found = last[b.length] ?? 0;
  return found <= most ? found : undefined;
}
