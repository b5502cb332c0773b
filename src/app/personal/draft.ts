/** More than these are not kept: the oldest goes. */
const most = 20;

/** What somebody writes, and about which item: another person may sign in in the same tab, and is not shown it. */
export interface DraftPlace {
  readonly person: string;
  readonly item: string;
}

/** A comment or a note that somebody began to write here: it outlives a reload, and signing in again. */
type Drafts = readonly (DraftPlace & { readonly text: string })[];

export function keptDraft(place: DraftPlace): string {
  return drafts().find((draft) => isAt(draft, place))?.text ?? '';
}

export function keepDraft({ person, item }: DraftPlace, text: string): void {
  const others = drafts().filter((draft) => !isAt(draft, { person, item }));
  try {
    const all: Drafts = text === '' ? others : [...others, { person, item, text }];
    sessionStorage.setItem('drafts', JSON.stringify(all.slice(-most)));
  } catch {
    // Storage is closed or full: the draft lasts as long as the page.
  }
}

function isAt(one: DraftPlace, other: DraftPlace): boolean {
  return one.person === other.person && one.item === other.item;
}

function drafts(): Drafts {
  try {
    // Written above, in this tab.
    return JSON.parse(sessionStorage.getItem('drafts') ?? '[]');
  } catch {
    return [];
  }
}
