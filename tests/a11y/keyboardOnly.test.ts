import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeKeyboardStory, keyboardTag, watchKeyboardStory } from '../../.storybook/keyboardOnly.ts';

type Context = Parameters<typeof watchKeyboardStory>[0];

/** What both ask of a story. */
const shown = (viewMode: Context['viewMode']) => ({ id: 'a-story', tags: [keyboardTag], viewMode }) as Context;

/** Shows a story that has the tag and a play without a key. */
async function show(viewMode: Context['viewMode']): Promise<void> {
  const context = shown(viewMode);
  const stop = await watchKeyboardStory(context);
  try {
    await judgeKeyboardStory(context);
  } finally {
    if (typeof stop === 'function') await stop();
  }
}

describe('a story with the tag "keyboard"', () => {
  beforeEach(() => vi.stubGlobal('document', new EventTarget()));
  afterEach(() => vi.unstubAllGlobals());

  it('fails where its play uses no key', async () => {
    await expect(show('story')).rejects.toThrow('its first key is none');
  });

  it('stands on a page of documentation, where no play runs', async () => {
    await expect(show('docs')).resolves.toBeUndefined();
  });
});
