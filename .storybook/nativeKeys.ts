import { expect, fireEvent, userEvent } from 'storybook/test';

/*
 * Keys on native elements. Simulated keys reach a page's own listeners, but not what the browser itself does with a
 * fold or a list: these press the key and then do the browser's part.
 */

/** Enter on the summary that has the focus: its fold opens or closes. */
export async function pressSummary(summary: HTMLElement | null | undefined): Promise<void> {
  await expect(summary).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  summary?.click();
}

/** Arrow down in the list that has the focus, to one of its values. */
export async function arrowTo(list: HTMLElement, value: string): Promise<void> {
  await expect(list).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.change(list, { target: { value } });
  await expect(list).toHaveValue(value);
}
