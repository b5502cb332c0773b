import type { Preview } from '@storybook/react-vite';

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...args: never[]) => unknown>;

/** Longer than an overlay takes to give the page back (ms). */
const patience = 1000;

/**
 * Waits in the tests until what the story before laid over the page has given it back: an overlay takes clicks from the
 * whole document, and returns them a moment after it was taken out.
 */
export const waitForOverlays: BeforeEach = async () => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const until = performance.now() + patience;
  while (document.body.style.pointerEvents === 'none' && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5));
};
