/** Longer than any record that would be taken. A line is read only this far. */
export const lineMax = 1024 * 1024;

export interface Line {
  /** From 1. */
  readonly at: number;
  /** Without its end; `undefined` when it is longer than `lineMax`. */
  readonly text: string | undefined;
}

/** The lines of a text, whatever ends them: line feed, carriage return or both. Never more than one is held. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let [at, rest, isCut] = [1, '', false];
  const finish = (piece: string): Line => {
    const line = { at, text: isCut || rest.length + piece.length > lineMax ? undefined : rest + piece };
    [at, rest, isCut] = [at + 1, '', false];
    return line;
  };
  let endsInReturn = false;
  for await (const chunk of text) {
    if (chunk === '') continue;
    // The second half of a line's end that two chunks share.
    const begun = endsInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endsInReturn = chunk.endsWith('\r');
    const pieces = begun.split(/\r\n|\n|\r/);
    const last = pieces.pop() ?? '';
    for (const piece of pieces) yield finish(piece);
    isCut ||= rest.length + last.length > lineMax;
    rest = isCut ? '' : rest + last;
  }
  if (rest !== '' || isCut) yield finish('');
}
