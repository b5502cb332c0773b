const keyOf = (item: string) => `draft ${item}`;

/** A comment that somebody began to write here: it outlives a reload, and signing in. */
export function keptDraft(item: string): string {
  try {
    return sessionStorage.getItem(keyOf(item)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(item: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(item));
    else sessionStorage.setItem(keyOf(item), text);
  } catch {
    // Storage is closed or full: the draft lasts as long as the page.
  }
}
