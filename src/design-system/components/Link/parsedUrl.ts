/**
 * An address as browsers read it; nothing where it is none. As `URL.parse` and `URL.canParse` do, which not all browsers
 * have that we write for.
 * @param base what a relative address is read against
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
