/** Lists that this browser keeps of its visitor: as long as storage is open to the page, which it need not be. */
export interface KeptList {
  read(): readonly unknown[];
  /** @returns false where storage is closed or full */
  write(list: readonly unknown[]): boolean;
}

/** Bookmarks that nobody has signed in for. */
export const keptBookmarks: KeptList = {
  read: () => listIn(() => localStorage.getItem('bookmarks')),
  write: (list) =>
    isDone(() => {
      if (list.length === 0) localStorage.removeItem('bookmarks');
      else localStorage.setItem('bookmarks', JSON.stringify(list));
    }),
};

/** Presses on bookmarks that the service does not have yet. */
export const keptChanges: KeptList = {
  read: () => listIn(() => localStorage.getItem('bookmark-changes')),
  write: (list) =>
    isDone(() => {
      if (list.length === 0) localStorage.removeItem('bookmark-changes');
      else localStorage.setItem('bookmark-changes', JSON.stringify(list));
    }),
};

function listIn(read: () => string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function isDone(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}
