/** Enough to tell one format from another. */
const headLength = 65_536;

/** The beginning of a text, and the text with it, as if nothing had been taken. */
export async function takeHead(text: AsyncIterable<string>): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < headLength) {
    const next = await chunks.next();
    if (next.done) break;
    head += next.value;
  }
  return { head, whole: joined(head, chunks) };
}

async function* joined(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
