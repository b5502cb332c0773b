/** An entry of the menu; what lies under it is a submenu. */
export interface MenuItem {
  label: string;
  /** Empty for an entry that only gathers those below it: it is then read, and leads nowhere. */
  href: string;
  /** Language of the label, where that is another than the page's. */
  language?: string | undefined;
  /** Whether this is the page being read. */
  current?: boolean | undefined;
  children?: readonly MenuItem[] | undefined;
}

export interface MenuAside {
  title: string;
  /** Language of the title, where that is another than the page's. */
  language?: string | undefined;
  items: readonly MenuItem[];
}

/** The menu's data, or why there is none (specification, sections 4 and 8). */
export type MenuContent =
  | { state: 'loading'; loadingText: string }
  | {
      state: 'done';
      items: readonly MenuItem[];
      aside: readonly MenuAside[];
      /** Read out after an entry that opens a new tab, e.g. "opent in een nieuw tabblad". */
      externalHint?: string | undefined;
    }
  | { state: 'error' | 'wrong'; errorText: string };

/** Whether an entry or anything under it is the page being read. */
export function leadsToCurrent(item: MenuItem): boolean {
  return item.current === true || (item.children ?? []).some(leadsToCurrent);
}

/**
 * The submenu that lies open at first where there is room for two columns: the one with the page being read, else
 * the first there is. Without any submenu there is none to open.
 */
export function initialSubmenu(items: readonly MenuItem[]): number | undefined {
  const withChildren = items.flatMap((item, index) => (hasSubmenu(item) ? [index] : []));
  return withChildren.find((index) => items.slice(index, index + 1).some(leadsToCurrent)) ?? withChildren[0];
}

export function hasSubmenu(item: MenuItem): item is MenuItem & { children: readonly MenuItem[] } {
  return item.children !== undefined && item.children.length > 0;
}
