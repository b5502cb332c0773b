/** Anchor of the card that stands in the place of a rejected element. */
export function rejectedAnchor(pointer: string): string {
  return `rejected${pointer.replaceAll('/', '-')}`;
}

/** Whether a finding speaks of what stands at a pointer, or of something inside it. */
export function isAbout({ pointer }: { readonly pointer: string }, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
