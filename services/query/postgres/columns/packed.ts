/**
 * Reads numbers that PostgreSQL packed with `string_agg(int4send(…), '')`: four bytes each, the highest first.
 * `null` is what it answers for no rows. Throws on anything else.
 */
export function unpack(packed: unknown): Uint32Array<ArrayBuffer> {
  if (packed === null) return new Uint32Array(0);
  if (!(packed instanceof Uint8Array) || packed.byteLength % 4 !== 0) throw new Error('Expected packed numbers.');
  // A copy of its own, because a view on the message's buffer need not start at a multiple of four.
  const bytes = new Uint8Array(packed);
  Buffer.from(bytes.buffer).swap32();
  return new Uint32Array(bytes.buffer);
}
