/** The ways a body can be written on the wire, the best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of spellings: each is read once. */
const known = new Map<string, Encoding>();

/** The best encoding that an `Accept-Encoding` header allows; a quality of 0 forbids one. */
export function acceptedEncoding(header: string | null): Encoding {
  if (header === null) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const best = read(header);
  if (known.size < 100) known.set(header, best);
  return best;
}

function read(header: string): Encoding {
  const allowed = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([name]) => name),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}
