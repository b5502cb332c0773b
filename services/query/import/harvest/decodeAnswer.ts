/** An XML declaration is shorter. */
const declarationMax = 200;

/** Charsets in which other letters have the bytes of ASCII. */
const otherBytes = /^(?:utf-?16|ucs-?2|iso-2022)/i;

/**
 * An answer as text: in UTF-8 as OAI-PMH wants it, whatever its header tells, as old servers write `charset=ISO-8859-1`
 * into every one, and texts in other charsets are no valid UTF-8. Else in the charset of its content type (RFC 7303,
 * section 3), or where it is not in that one, in the one of its XML declaration.
 */
export function decodeAnswer(bytes: Buffer, contentType: string): string {
  const declaration = bytes.toString('latin1', 0, declarationMax);
  const named = [
    /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1],
    // One that can be read here is not in two bytes a letter.
    /<\?xml\s[^>]*\bencoding\s*=\s*["'](?!utf-?16|ucs-?2)([\w.:-]+)/i.exec(declaration)?.[1],
  ].filter((label) => label !== undefined);
  for (const label of named.some((each) => otherBytes.test(each)) ? named : ['utf-8', ...named]) {
    const text = tryDecode(bytes, label);
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
