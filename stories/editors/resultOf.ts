import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** What comes of the input, for the test of a story: it stands in a window of its own. */
export async function resultOf(canvas: StoryContext['canvas']) {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(/^(?:Zo ziet het eruit|What it looks like)$/);
  const main = () => frame.contentDocument?.querySelector('main');
  await waitFor(() => expect(main()).toBeTruthy());
  return within(main() as HTMLElement);
}
