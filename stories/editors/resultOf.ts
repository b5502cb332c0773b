import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/**
 * What comes of the input, for the test of a story: it stands in a window of its own. Another input may have another
 * window, so that the one at hand is looked up each time.
 */
export async function resultOf(canvas: StoryContext['canvas']) {
  const title = /^(?:Zo ziet het eruit|What it looks like)$/;
  const main = () => canvas.queryByTitle<HTMLIFrameElement>(title)?.contentDocument?.querySelector('main');
  await waitFor(() => expect(main()).toBeTruthy());
  return within(main() as HTMLElement);
}
