/** An XML declaration is shorter. */
const declarationMax = 200;

/**
 * An answer as text: in the charset of its content type (RFC 7303, section 3), or where it is not in that one, as many
 * servers write `charset=UTF-8` into every header, in the one of its XML declaration. Where neither fits it is UTF-8.
 */
export function decodeAnswer(bytes: Buffer, contentType: string): string {
  const declaration = bytes.toString('latin1', 0, declarationMax);
  const named = [
    /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1],
    /<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)/.exec(declaration)?.[1],
  ];
  for (const label of named) {
    const text = label === undefined ? undefined : tryDecode(bytes, label);
    if (text !== undefined) return text;
  }
  return new TextDecoder().decode(bytes);
}

/** `undefined` where there is no such charset, or the bytes are not in it. */
function tryDecode(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
