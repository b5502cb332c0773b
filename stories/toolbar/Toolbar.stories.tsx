import type { Meta, StoryObj } from '@storybook/react-vite';
import { UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/Button.tsx';

/*
 * The toolbar is applied, in the tests too: what is chosen there arrives at every story as theme, mode, language and
 * width. Without this a test could pass in five themes and have seen one.
 */

const meta = {
  title: 'Storybook/Toolbar',
  component: Button,
  args: { tone: 'primary', children: 'Voorbeeld' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Surroundings {
  readonly site: string | undefined;
  readonly mode: string | undefined;
  readonly language: string | undefined;
  readonly font: string;
  readonly scheme: string;
}

/** What stands around a story, as the browser sees it. */
function surroundingsOf(element: HTMLElement): Surroundings {
  const scope = element.closest<HTMLElement>('[data-site]');
  const style = getComputedStyle(element);
  return {
    site: scope?.dataset.site,
    mode: scope?.dataset.mode,
    language: element.closest<HTMLElement>('[lang]')?.lang,
    font: style.fontFamily,
    scheme: style.colorScheme,
  };
}

export const DutchSiteInLightMode: Story = {
  globals: { site: 'groenkennisnet', mode: 'light', language: 'nl', width: 'free' },
  play: async ({ canvas }) => {
    const { font, ...around } = surroundingsOf(canvas.getByRole('button', { name: 'Voorbeeld' }));
    await expect(around).toEqual({ site: 'groenkennisnet', mode: 'light', language: 'nl', scheme: 'light' });
    await expect(font).toContain('Source Sans 3');
  },
};

export const EnglishSiteInDarkMode: Story = {
  globals: { site: 'eurcaw-pigs', mode: 'dark', language: 'en', width: 'free' },
  play: async ({ canvas }) => {
    const { font, ...around } = surroundingsOf(canvas.getByRole('button', { name: 'Voorbeeld' }));
    await expect(around).toEqual({ site: 'eurcaw-pigs', mode: 'dark', language: 'en', scheme: 'dark' });
    await expect(font).not.toContain('Source Sans 3');
  },
};

export const NarrowWindow: Story = {
  globals: { site: 'coegroen', mode: 'light', language: 'nl', width: '390px' },
  play: async ({ canvas }) => {
    const frame: HTMLIFrameElement = canvas.getByTitle('390 px');
    await expect(frame.getBoundingClientRect().width).toBe(390);
    await expect(new URL(frame.src).searchParams.get('globals')).toContain('site:coegroen');
  },
};

/** Storybook writes what controls were set to into the address some time after the story was rendered with it. */
export const NarrowWindowWithControls: Story = {
  globals: { site: 'coegroen', mode: 'light', language: 'nl', width: '390px' },
  play: async ({ canvas }) => {
    const frame: HTMLIFrameElement = canvas.getByTitle('390 px');
    const before = window.location.href;
    const changed = new URL(before);
    changed.searchParams.set('args', 'children:Anders');
    try {
      window.history.replaceState({}, '', changed);
      addons.getChannel().emit(UPDATE_QUERY_PARAMS, { args: 'children:Anders' });
      await waitFor(() => expect(new URL(frame.src).searchParams.get('args')).toBe('children:Anders'));
    } finally {
      window.history.replaceState({}, '', before);
    }
  },
};
