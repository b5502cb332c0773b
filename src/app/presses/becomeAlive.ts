interface Press {
  readonly type: 'click' | 'change';
  /** Of a list, or of a box or a button to choose by: as the visitor left it. */
  readonly value: string;
  readonly checked: boolean;
}

declare global {
  /** What was pressed or chosen while the page's scripts were on their way, in that order. */
  type KeptPresses = Map<HTMLElement, Press>;

  interface Window {
    /** Kept by the script that runs before the first paint; not there where that was blocked. */
    keptPresses?: KeptPresses;
  }
}

/**
 * Says that the page does what it shows (`<html data-script="alive">`), and tells React what was pressed until now.
 * Before, the page is one that needs no script (`none`) or one whose scripts are on their way (`coming`).
 */
export function becomeAlive(): void {
  document.documentElement.dataset.script = 'alive';
  for (const [control, { value, checked }] of window.keptPresses ?? []) {
    if (control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // React knows a change by its difference to what the field was before.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    control.click();
  }
}
