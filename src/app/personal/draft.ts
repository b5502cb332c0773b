/** More than these are not kept: the oldest goes. */
const most = 20;

/** A comment that somebody began to write here, by its item: it outlives a reload, and signing in. */
type Drafts = readonly (readonly [item: string, text: string])[];

export function keptDraft(item: string): string {
  return drafts().find(([own]) => own === item)?.[1] ?? '';
}

export function keepDraft(item: string, text: string): void {
  const others = drafts().filter(([own]) => own !== item);
  try {
    const all: Drafts = text === '' ? others : [...others, [item, text]];
    sessionStorage.setItem('drafts', JSON.stringify(all.slice(-most)));
  } catch {
    // Storage is closed or full: the draft lasts as long as the page.
  }
}

function drafts(): Drafts {
  try {
    // Written above, in this tab.
    return JSON.parse(sessionStorage.getItem('drafts') ?? '[]');
  } catch {
    return [];
  }
}
