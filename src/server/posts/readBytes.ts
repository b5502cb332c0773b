/**
 * Reads a body to its end.
 * @returns `undefined` once there is more than `maximum` bytes; the rest is not read
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximum) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
