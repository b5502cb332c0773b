/** Text, or text that has been encoded before (UTF-8), or several of them one after the other. */
export type Part = string | Buffer | readonly Part[];

/**
 * A text in UTF-8, whose parts may have been encoded before: the styles of a document are, which would otherwise be read
 * and written anew for each. Tags a template.
 */
export function encoded(texts: TemplateStringsArray, ...parts: readonly Part[]): Buffer<ArrayBuffer> {
  const pieces = texts.flatMap((text, index) => [text, ...flattened(parts[index] ?? '')]);
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  let written = 0;
  for (const piece of pieces) {
    written += typeof piece === 'string' ? bytes.write(piece, written) : piece.copy(bytes, written);
  }
  return bytes;
}

function flattened(part: Part): readonly (string | Buffer)[] {
  if (typeof part === 'string' || Buffer.isBuffer(part)) return [part];
  return part.flatMap(flattened);
}
