/** A stretch of code, and what takes its place. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with every cut made; one that lies in another goes with it. */
export function cutOut(code: string, cuts: readonly Cut[]): string {
  let left = '';
  let done = 0;
  for (const { start, end, text } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    left += code.slice(done, start) + text;
    done = end;
  }
  return left + code.slice(done);
}
