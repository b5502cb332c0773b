/** What was pressed in a panel, which may be gone by the time that one comes back. */
export interface CameFrom {
  readonly pressed: HTMLElement;
  readonly panel: HTMLDetailsElement;
}

export function cameFromOf(pressed: HTMLElement): CameFrom | undefined {
  const panel = pressed.closest<HTMLDetailsElement>('[data-panel] > details');
  return panel ? { pressed, panel } : undefined;
}

/** Folds the panel that lies over what a press in it leads to. */
export function uncover(pressed: HTMLElement, led: Element | null | undefined): void {
  const panel = cameFromOf(pressed)?.panel;
  const content = panel?.querySelector(':scope > section');
  if (!panel || !content || !led || content.getBoundingClientRect().left >= led.getBoundingClientRect().right) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}
