/** A part of an address without its percent signs; nothing where one was typed by hand and stands for no sign. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
